import type { GetCompareAnswer } from '#lib/contract/compare.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { type ComparedRow, readCompared } from '#server/modules/catalogue/compare-queries.ts';
import { withCoupons } from '#server/modules/shown-coupon/service.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';

/**
 * Compares products of the first one's group.
 * @param ids WebsiteCodes; duplicates are ignored
 * @throws {ShopError} 404 when none of them exists
 */
export async function getCompare(
  database: Database,
  ids: readonly number[],
): Promise<GetCompareAnswer> {
  const asked = [...new Set(ids)];
  const found = await database.run(readCompared, [asked]);
  const [first] = found;
  if (!first) throw new ShopError(404, 'PRODUCT_NOT_FOUND', catalogueTexts.nothingToCompare);
  const compared = found.filter(({ group }) => group.id === first.group.id);
  const there = new Set(found.map(({ card }) => card.websiteCode));
  return {
    group: first.group,
    products: await withCoupons(
      database,
      compared.map(({ card, brand }) => ({ ...card, brand })),
    ),
    specifications: sideBySide(compared),
    others: found
      .filter(({ group }) => group.id !== first.group.id)
      .map(({ card: { websiteCode, nameFa, slug }, group }) => ({
        websiteCode,
        nameFa,
        slug,
        group,
      })),
    missing: asked.filter((id) => !there.has(id)),
  };
}

type Fact = ComparedRow['facts'][number];

/** All attributes that any of the products has, in groups. */
function sideBySide(products: readonly ComparedRow[]): GetCompareAnswer['specifications'] {
  const valuesByProduct = products.map(
    ({ facts }) => new Map(facts.map((fact) => [fact.id, fact])),
  );
  const groups = new Map<string, GetCompareAnswer['specifications'][number]>();
  for (const { id, title, group } of union(products.map(({ facts }) => facts))) {
    const values = valuesByProduct.map((facts) => facts.get(id)?.value ?? null);
    const place = groups.get(group) ?? { group, items: [] };
    place.items.push({ title, values, differs: new Set(values).size > 1 });
    groups.set(group, place);
  }
  return [...groups.values()];
}

/** Each attribute once, in their common order. */
function union(lists: readonly (readonly Fact[])[]): Fact[] {
  const all = new Map(lists.flat().map((fact) => [fact.id, fact]));
  return [...all.values()].toSorted((a, b) => a.position - b.position || a.id - b.id);
}
