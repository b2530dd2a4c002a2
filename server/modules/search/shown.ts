import type { Suggestion } from '#lib/contract/home.ts';
import { tags } from '#lib/contract/tags.ts';
import type { Database } from '#server/db/database.ts';
import type { PriceRange } from '#server/modules/search/price-words.ts';
import {
  type Named,
  readShown,
  readShownWithin,
  type Shown,
} from '#server/modules/search/queries.ts';
import { KeptByTag } from '#server/outbox/kept-by-tag.ts';

// Names of products, pictures, prices and counts of what is suggested.

/** What is suggested; of a landing page with the number of its products, which is counted with it. */
export type Suggested = Named & Pick<Suggestion, 'productCount'>;

const kept = new KeptByTag<Shown>();

/** A landing page shows the picture of its category, whose id it has. */
const tagOf = ({ type, id }: { type: Suggestion['type']; id: number }): string =>
  tags[type === 'landing' ? 'category' : type](id);

/** Adds pictures, prices and counts. @param fresh what was read of some just now */
export async function withShown(
  database: Database,
  found: readonly Suggested[],
  fresh: readonly Shown[],
): Promise<Suggestion[]> {
  const shown = new Map<string, Shown | undefined>(fresh.map((row) => [tagOf(row), row]));
  const wanted = new Map(
    found.map((one): [string, Suggested] => [tagOf(one), one]).filter(([tag]) => !shown.has(tag)),
  );
  if (wanted.size > 0) {
    const rest = [...wanted.keys()];
    const read = await kept.get(database, rest, (missing) =>
      readOf(
        database,
        missing.flatMap((tag) => wanted.get(tag) ?? []),
        null,
      ),
    );
    for (const [at, tag] of rest.entries()) shown.set(tag, read[at]);
  }
  return found.flatMap((one) => joined(one, shown.get(tagOf(one))));
}

/** Adds pictures, prices and counts; of categories and brands those within the price. */
export async function withPriced(
  database: Database,
  found: readonly Suggested[],
  price: PriceRange,
): Promise<Suggestion[]> {
  if (found.length === 0) return [];
  const shown = await readOf(database, found, price);
  return found.flatMap((one) => joined(one, shown.get(tagOf(one))));
}

async function readOf(
  database: Database,
  found: readonly Suggested[],
  price: PriceRange | null,
): Promise<Map<string, Shown>> {
  const idsOf = (...types: Suggestion['type'][]) =>
    found.filter(({ type }) => types.includes(type)).map(({ id }) => id);
  const ids = [idsOf('product'), idsOf('category', 'landing'), idsOf('brand')];
  const rows = price
    ? await database.run(readShownWithin, [
        ...ids,
        price.min ?? 1,
        price.max ?? Number.MAX_SAFE_INTEGER,
      ])
    : await database.run(readShown, ids);
  return new Map(rows.map((row) => [tagOf(row), row]));
}

/** None of what the shop no longer has. */
function joined(one: Suggested, row: Shown | undefined): Suggestion[] {
  if (row === undefined) return [];
  const { image, price, discountPercent, productCount, nameEn } = row;
  if (one.type === 'product') {
    const { value, valueSlug } = row;
    const name = { value: value ?? '', valueSlug: valueSlug ?? '' };
    return [{ ...one, ...name, image, price, discountPercent: discountPercent ?? 0 }];
  }
  if (one.type === 'landing') return [{ ...one, image }];
  if (productCount === 0) return [];
  return [
    {
      ...one,
      image,
      productCount: productCount ?? 0,
      ...(one.type === 'brand' && { nameEn: nameEn ?? '' }),
    },
  ];
}
