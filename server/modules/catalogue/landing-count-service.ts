import { z } from 'zod';
import { fewestOfLanding } from '#lib/contract/product.ts';
import type { Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { eachLine } from '#server/modules/catalogue/facet-line.ts';
import { unsortedScope } from '#server/modules/catalogue/facet-queries.ts';
import { readFilters } from '#server/modules/catalogue/filters.ts';
import { Narrowing } from '#server/modules/catalogue/narrowing.ts';

/** The landing pages by the category whose goods they have. Values: none. */
const readLandings = {
  name: 'landings-of-categories',
  text: `
    select case category_id when 0 then goods_category_id else category_id end as "categoryId",
      json_agg(json_build_object('id', id, 'filters', filters)) as pages
    from landing group by 1 order by 1`,
  row: z.object({
    categoryId: z.int(),
    pages: z.array(z.object({ id: z.int(), filters: z.string() })),
  }),
} satisfies Statement<unknown>;

type Pages = z.infer<(typeof readLandings)['row']>;

/** Ids of the landing pages with enough products to be searched for: prices move, and events end. */
export async function fullLandings(database: Database): Promise<number[]> {
  const full: number[] = [];
  for (const category of await database.run(readLandings, [])) {
    // oxlint-disable-next-line no-await-in-loop -- the lines of one list at a time are held in memory
    const counts = await countsOf(database, category, fewestOfLanding);
    full.push(...counts.filter(({ count }) => count === fewestOfLanding).map(({ id }) => id));
  }
  return full;
}

interface Counted {
  readonly id: number;
  readonly count: number;
}

/** The number of products of landing pages with goods of a category. @param most where counting ends */
export async function countsOf(
  database: Database,
  { categoryId, pages }: Pages,
  most = Infinity,
): Promise<Counted[]> {
  const wanted = await Promise.all(
    pages.map(async ({ id, filters }) => ({
      id,
      filters: await readFilters(database, Object.fromEntries(new URLSearchParams(filters))),
    })),
  );
  const keys = wanted.flatMap(({ filters }) => filters.attributes.map(({ key }) => key));
  const [scope] = await database.run(unsortedScope.whole, [categoryId, 0, keys]);
  if (!scope) return [];
  const counts = wanted.map(({ id, filters }) => ({
    id,
    narrowing: new Narrowing(filters, scope.attributes),
    models: new Set<number>(),
    count: 0,
  }));
  let open = counts;
  eachLine(scope.lines, (facets) => {
    if (open.length === 0) return;
    const { model } = facets;
    for (const each of open) {
      if (each.models.has(model) || each.narrowing.failed(facets) !== 0) continue;
      if (model !== 0) each.models.add(model);
      each.count += 1;
    }
    open = open.filter(({ count }) => count < most);
  });
  return counts;
}
