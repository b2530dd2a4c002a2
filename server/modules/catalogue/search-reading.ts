import { z } from 'zod';
import type { ProductCard, SearchReading } from '#lib/contract/product.ts';
import type { Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { relatedSearches } from '#server/modules/failed-search/service.ts';
import { priceText, type Search } from '#server/modules/search/service.ts';
import { spelledAsIn } from '#server/modules/search/text-service.ts';

/** Related texts, at most, and the products from which they are derived. */
const mostRelated = 6;
const looked = 48;

/** The kinds of goods among products, as texts to search for, the most frequent first. Values: ids. */
export const readKinds = {
  name: 'search-kinds',
  text: `
    select c.title || ' ' || b.title as text
    from product p join category c on c.id = p.category_id join brand b on b.id = p.brand_id
    where p.id = any($1::int[])
    group by c.id, b.id order by count(*) desc, c.id, b.id limit ${mostRelated + 1}`,
  row: z.object({ text: z.string() }),
} satisfies Statement<unknown>;

/** How the text of a list was read. */
export async function describeSearch(
  database: Database,
  search: Search,
  { page, items }: { page: number; items: readonly ProductCard[] },
): Promise<SearchReading> {
  const { kind, meant, topics, price, text } = search;
  return {
    kind,
    meant:
      meant &&
      spelledAsIn(
        meant,
        items.flatMap(({ nameEn, nameFa }) => [nameEn, nameFa]),
      ),
    priced: price && { text, price: priceText(price) },
    topics: topics.map(({ type, id, title, slug }) => ({ type, id, title, slug })),
    related: page === 1 ? await readRelated(database, search) : [],
  };
}

/** What others searched for, then kinds of goods among the products. */
async function readRelated(database: Database, { text, best }: Search): Promise<string[]> {
  const [wanted, kinds] = await Promise.all([
    relatedSearches(database, text),
    best.length === 0 ? [] : database.run(readKinds, [best.slice(0, looked)]),
  ]);
  const all = [...wanted, ...kinds.map((one) => one.text)].filter((one) => one !== text);
  return [...new Set(all)].slice(0, mostRelated);
}
