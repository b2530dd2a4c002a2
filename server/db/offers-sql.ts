import { fewestOfLanding } from '#lib/contract/product.ts';

/** The mark of a discounted product in the line of its filter values (`facet-line.ts` of the catalogue module). */
export const reducedMark = 2;

/** SQL: whether an entry `e` of a list is discounted, as the filter reads it. */
const isReduced = `(split_part(e.facets, ',', 5)::int & ${reducedMark}) <> 0`;

/** SQL: how many cards entries `e` of a list have: the versions of a model share one. */
export const countGoods = '(count(*) - count(e.model_id) + count(distinct e.model_id))::int';

/** SQL: whether the slug of category `c` leads to its offers: not when it names an event, or an earlier category. */
export const ownsOffersAddress = `(
  not exists (select from category o where o.slug = c.slug and o.id < c.id and o.id <> 0)
  and not exists (select from landing l where l.category_id = 0 and l.slug = c.slug))`;

/** SQL: today in Tehran. */
export const todaySql = `(now() at time zone 'Asia/Tehran')::date`;

/** Days before an event from which the shop leads to it. */
const daysAhead = 30;

/** SQL: whether the shop leads to landing page `l`: to an event only near its days. */
export const isNear = `(
  coalesce(l.starts_on - ${daysAhead} <= ${todaySql}, true) and coalesce(l.ends_on >= ${todaySql}, true))`;

/** Categories with a page of offers that can be searched for: id, slug and count of offers. */
export const offeringCategories = `
  select c.id, c.slug, own.count from category c cross join lateral (
    select ${countGoods} as count from listing_entry e where e.category_id = c.id and ${isReduced}
  ) own
  where c.id <> 0 and own.count >= ${fewestOfLanding} and ${ownsOffersAddress}`;
