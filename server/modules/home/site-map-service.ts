import { z } from 'zod';
import { siteMapAnswer, type SiteMapAnswer } from '#lib/contract/home.ts';
import type { Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';

/** Maximum entries of each kind, because people read the page. */
const most = 1_000;

const readSiteMap = {
  name: 'site-map',
  text: `
    select
      (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title, 'slug', c.slug,
          'level', cardinality(c.path)) order by c.places), '[]')
        from (
          select k.*, (select array_agg(array[a.position, a.id] order by s.n)
            from unnest(k.path) with ordinality s (id, n) join category a on a.id = s.id) as places
          from category k where k.id <> 0 and k.product_count > 0
          order by k.id limit ${most}
        ) c) as categories,
      (select coalesce(json_agg(json_build_object('id', b.id, 'title', b.title, 'slug', b.slug)), '[]')
        from (
          select * from brand where product_count > 0 order by product_count desc, id limit ${most}
        ) b) as brands,
      (select coalesce(json_agg(json_build_object('name', p.name, 'title', p.title)), '[]')
        from (select * from content_page where not no_index order by id limit ${most}) p) as pages,
      (select coalesce(json_agg(json_build_object('title', t.title, 'slug', t.slug)
          order by t.position, t.id), '[]')
        from post_category t where exists (
          select from post where category_id = t.id and published_time <= now())) as magazine`,
  row: siteMapAnswer,
} satisfies Statement<z.infer<typeof siteMapAnswer>>;

/** The database may have no Persian collation, in which پ follows ب and گ follows ک. */
const persian = new Intl.Collator('fa', { numeric: true });
const inOrder = <Named extends { title: string }>(all: readonly Named[]): Named[] =>
  all.toSorted((a, b) => persian.compare(a.title, b.title));

/** Links to all pages of the shop except products and posts, which are linked from those pages. */
export async function getSiteMap(database: Database): Promise<SiteMapAnswer> {
  const [found] = await database.run(readSiteMap, []);
  if (!found) return { categories: [], brands: [], pages: [], magazine: [] };
  return { ...found, brands: inOrder(found.brands), pages: inOrder(found.pages) };
}
