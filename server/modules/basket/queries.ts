import { z } from 'zod';
import { basketLine, savedLine } from '#lib/contract/basket.ts';
import { removal } from '#server/db/statement.ts';
import { changed, perOwner } from '#server/modules/basket/per-owner.ts';
import { goodsFields, savedLines, shownPicture } from '#server/modules/basket/saved-sql.ts';

/** Days a guest's basket is kept after its last change. Members' baskets are not deleted. */
const keptDays = 90;

/** The order that determines the default variant (contract §3). */
const defaultFirst = `v.state, v.price nulls last, v.position, v.id`;

/** What the rules need to know of a variant and its line in the basket. */
const standing = {
  removed: z.boolean(),
  state: z.int().nullable(),
  stock: z.int().nullable(),
  maxCount: z.int().nullable(),
  price: z.int().nullable(),
  insurable: z.boolean(),
  sequence: z.int(),
  frozen: z.boolean(),
  count: z.int(),
  insurance: z.boolean(),
  /** Total pieces in the basket. */
  basketCount: z.int(),
};

const addState = z.object({
  ...standing,
  known: z.boolean(),
  variantId: z.int().nullable(),
  lines: z.int(),
});
export type AddState = z.infer<typeof addState>;

/**
 * Everything the rules for an addition need, in one snapshot. Values: owner, WebsiteCode, variant id (0:
 * default). For an unknown product `known` is false; for an unknown variant `variantId` is null; without a
 * basket all counts are 0.
 */
export const readForAdd = perOwner(({ suffix, column, type }) => ({
  name: `basket-read-for-add-${suffix}`,
  text: `
    select p.id is not null as known, p.removed_at is not null as removed,
      v.id as "variantId", v.state, v.stock, v.max_count as "maxCount", v.price,
      v.insurance_price is not null as insurable,
      coalesce(b.sequence, 0) as sequence, b.frozen_at is not null as frozen,
      coalesce(l.count, 0) as count, coalesce(l.insurance, false) as insurance,
      coalesce(held.count, 0)::int as "basketCount", coalesce(held.lines, 0)::int as lines
    from (select $1::${type} as owner, $2::int as "websiteCode") asked
    left join basket b on b.${column} = asked.owner
    left join product p on p.id = asked."websiteCode"
    left join lateral (
      select v.* from variant_state v
      where v.product_id = p.id and ($3::int = 0 or v.id = $3)
      order by ${defaultFirst} limit 1
    ) v on true
    left join basket_line l on l.basket_id = b.id and l.variant_id = v.id
    left join lateral (
      select sum(count) as count, count(*) as lines from basket_line where basket_id = b.id
    ) held on true`,
  row: addState,
}));

/**
 * Writes a line if the basket is unchanged since it was read (or still does not exist). Every change of a
 * basket increases its sequence, and the row lock serialises changes. Returns no row when the basket has
 * changed: read again.
 * Values: owner, the sequence read, variant id, WebsiteCode, the line's new count, insurance, refer, price of
 * one piece, and for a restored line the time it was added (ms), else null.
 */
export const putLine = perOwner(({ suffix, column }) => ({
  name: `basket-put-line-${suffix}`,
  text: `
    with ${changed(column)}, made as (
      insert into basket (${column}, sequence) select $1, 1 where $2::bigint = 0
      on conflict (${column}) do nothing
      returning id, sequence
    ), owner as (select * from changed union all select * from made)
    insert into basket_line as l
      (basket_id, variant_id, product_id, count, insurance, refer, seen_price, added_at)
    select owner.id, $3, $4, $5, $6, $7, $8,
      least(to_timestamp($9::double precision / 1000), now()) from owner
    on conflict (basket_id, variant_id) do update
      set count = excluded.count, insurance = excluded.insurance, refer = excluded.refer,
        seen_price = coalesce(l.seen_price, excluded.seen_price), wanted = null
    returning (select sequence from owner) as sequence`,
  row: z.object({ sequence: z.int() }),
}));

const lineState = z.object({ ...standing, variantId: z.int(), savedCount: z.int() });
export type LineState = z.infer<typeof lineState>;

/**
 * Everything the rules for changing a line need. Values: owner, WebsiteCode, variant id (0: the default one,
 * or the product's variant in the basket). Returns no row when the basket has no such line.
 */
export const readLine = perOwner(({ suffix, column }) => ({
  name: `basket-read-line-${suffix}`,
  text: `
    select l."variantId", l.count, l.insurance, l.state, l.stock, l."maxCount", l.price, l.insurable,
      p.removed_at is not null as removed, b.sequence, b.frozen_at is not null as frozen,
      (select sum(count)::int from basket_line where basket_id = b.id) as "basketCount",
      (select count(*)::int from basket_saved where basket_id = b.id) as "savedCount"
    from basket b
    join lateral (
      select l.variant_id as "variantId", l.count, l.insurance, l.product_id, v.state, v.stock,
        v.max_count as "maxCount", v.price, v.insurance_price is not null as insurable
      from basket_line l join variant_state v on v.id = l.variant_id
      where l.basket_id = b.id and l.product_id = $2 and ($3::int = 0 or l.variant_id = $3)
      order by ${defaultFirst} limit 1
    ) l on true
    join product p on p.id = l.product_id
    where b.${column} = $1`,
  row: lineState,
}));

/**
 * Changes a line if the basket is unchanged since it was read; otherwise returns no row: read again. Values:
 * owner, the sequence read, variant id, new count, insurance, price of one piece.
 */
export const setLine = perOwner(({ suffix, column }) => ({
  name: `basket-set-line-${suffix}`,
  text: `
    with ${changed(column)}
    update basket_line l set count = $4, insurance = $5,
      seen_price = coalesce(l.seen_price, $6),
      wanted = case when l.count = $4 then l.wanted end
    from changed where l.basket_id = changed.id and l.variant_id = $3
    returning changed.sequence`,
  row: z.object({ sequence: z.int() }),
}));

/** Like `setLine`. Values: owner, the sequence read, variant id. */
export const dropLine = perOwner(({ suffix, column }) => ({
  name: `basket-drop-line-${suffix}`,
  text: `
    with ${changed(column)}
    delete from basket_line l using changed
    where l.basket_id = changed.id and l.variant_id = $3
    returning changed.sequence`,
  row: z.object({ sequence: z.int() }),
}));

/**
 * Stores the prices a shopper has confirmed, if the basket is unchanged since it was read; otherwise returns
 * no row: read again. Values: owner, the sequence read, and a JSON list of `{variantId, price}` with the
 * price of one piece.
 */
export const confirmLines = perOwner(({ suffix, column }) => ({
  name: `basket-confirm-lines-${suffix}`,
  text: `
    with ${changed(column)}, confirmed as (
      update basket_line l set seen_price = coalesce(seen.price, l.seen_price), wanted = null
      from changed, json_to_recordset($3::text::json) as seen ("variantId" int, price bigint)
      where l.basket_id = changed.id and l.variant_id = seen."variantId"
    )
    select sequence from changed`,
  row: z.object({ sequence: z.int() }),
}));

/** Like `setLine`. Values: owner, the sequence read, whether the basket becomes frozen. */
export const setFrozen = perOwner(({ suffix, column }) => ({
  name: `basket-set-frozen-${suffix}`,
  text: `
    update basket
    set sequence = sequence + 1, updated_at = now(), frozen_at = case when $3::boolean then now() end
    where ${column} = $1 and sequence = $2
    returning sequence`,
  row: z.object({ sequence: z.int() }),
}));

/** Locks a basket until the transaction ends. No row without one. Values: owner. */
export const lockBasket = perOwner(({ suffix, column }) => ({
  name: `basket-lock-${suffix}`,
  text: `select id from basket where ${column} = $1 for update`,
  row: z.object({ id: z.int() }),
}));

/** Removes all lines and unfreezes the basket. No row without a basket. Values: owner. */
export const emptyLines = perOwner(({ suffix, column }) => ({
  name: `basket-empty-${suffix}`,
  text: `
    with changed as (
      update basket set sequence = sequence + 1, updated_at = now(), frozen_at = null
      where ${column} = $1 returning id, sequence
    ), dropped as (
      delete from basket_line where basket_id = (select id from changed)
    )
    select sequence from changed`,
  row: z.object({ sequence: z.int() }),
}));

/** Total pieces, sequence and whether it is frozen. No row without a basket. Values: owner. */
export const countPieces = perOwner(({ suffix, column }) => ({
  name: `basket-count-${suffix}`,
  text: `
    select b.sequence, b.frozen_at is not null as frozen,
      coalesce((select sum(count) from basket_line where basket_id = b.id), 0)::int as "basketCount"
    from basket b where b.${column} = $1`,
  row: z.object({ sequence: z.int(), frozen: z.boolean(), basketCount: z.int() }),
}));

const storedLine = basketLine.omit({ lineTotal: true, notices: true }).extend({
  /** Data for the notices. */
  behind: z.object({
    removed: z.boolean(),
    stock: z.int(),
    seenPrice: z.int().nullable(),
    wanted: z.int().nullable(),
  }),
});
export type StoredLine = z.infer<typeof storedLine>;

/** The basket with its lines, the oldest first. No row without a basket. Values: owner. */
export const readBasket = perOwner(({ suffix, column }) => ({
  name: `basket-read-${suffix}`,
  text: `
    select b.sequence, b.frozen_at is not null as frozen, coalesce((
      select json_agg(json_build_object(
        ${goodsFields}, 'count', l.count,
        'maxCount', case when p.removed_at is null then v.max_count else 0 end,
        'insurance', l.insurance, 'insurancePrice', v.insurance_price,
        'addedAt', floor(extract(epoch from l.added_at) * 1000)::bigint,
        'behind', json_build_object(
          'removed', p.removed_at is not null, 'stock', v.stock,
          'seenPrice', l.seen_price, 'wanted', l.wanted)
      ) order by l.added_at, l.variant_id)
      from basket_line l
      join product p on p.id = l.product_id
      join variant_state v on v.id = l.variant_id
      ${shownPicture}
      where l.basket_id = b.id
    ), '[]') as lines, ${savedLines} as saved
    from basket b where b.${column} = $1`,
  row: z.object({
    sequence: z.int(),
    frozen: z.boolean(),
    lines: z.array(storedLine),
    saved: z.array(savedLine).nullable(),
  }),
}));

/** Deletes a batch of guests' baskets not changed for 90 days. Locked ones are left for the next run. */
export const removeAbandoned = removal({
  name: 'basket-remove-abandoned',
  table: 'basket',
  key: 'id',
  since: 'updated_at',
  before: `now() - interval '${keptDays} days'`,
  only: 'member_id is null',
});
