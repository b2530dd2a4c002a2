import { type SQL, sql } from 'drizzle-orm';
import type { AdminLanding } from '#lib/contract/goods-tree.ts';
import type { Db } from '#server/db/database.ts';
import { landing } from '#server/db/schema/landing.ts';

/** Goods that a brand must have in a category. */
const fewest = 3;

/** Brands that have no landing page in a category where they have several goods: category_id, slug, filters, heading, goods. */
export const proposedLandings: SQL = sql`
  select e.category_id, b.slug, 'filter-brand=' || b.id as filters, c.title || ' ' || b.title as heading,
    count(*)::int as goods
  from listing_entry e join category c on c.id = e.category_id join brand b on b.id = e.brand_id
  where c.id <> 0 and not exists (select from landing l where l.category_id = c.id
    and (l.filters = 'filter-brand=' || b.id or l.slug = b.slug))
  group by e.category_id, c.title, b.id having count(*) >= ${fewest}`;

/** Makes all proposed landing pages, those with the most goods first. */
export async function importProposed(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into landing (category_id, slug, filters, heading, position)
    select category_id, slug, filters, heading,
      row_number() over (partition by category_id order by goods desc, slug)
    from (${proposedLandings}) proposed`);
}

type Event = Pick<AdminLanding, 'slug' | 'heading' | 'filters' | 'seoText' | 'seoDescription'>;

/** Makes pages of events, which are landing pages of the whole shop. */
export async function importEvents(tx: Db, events: readonly Event[]): Promise<void> {
  await tx
    .insert(landing)
    .values(events.map((event, position) => ({ ...event, position, categoryId: 0 })));
}
