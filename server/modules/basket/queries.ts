import { z } from 'zod';
import { basketLine } from '#lib/contract/basket.ts';
import { removal, type Statement } from '#server/db/statement.ts';

/** How long a guest's basket is kept after its last change. */
const keptDays = 90;

/**
 * What decides over an addition, in one snapshot. Values: guid, WebsiteCode, variant id (0: default).
 * Without the product `name` is null, without the variant `variantId` is, without a basket all is 0.
 */
export const readForAdd = {
  name: 'basket-read-for-add',
  text: `
    select p.id is not null as known, p.removed_at is not null as removed,
      v.id as "variantId", v.state, v.stock, v.max_count as "maxCount",
      v.insurance_price is not null as insurable,
      coalesce(b.sequence, 0) as sequence, coalesce(l.count, 0) as count,
      coalesce(l.insurance, false) as insurance,
      coalesce(held.pieces, 0)::int as pieces, coalesce(held.lines, 0)::int as lines
    from (select $1::uuid as guid, $2::int as code) asked
    left join basket b on b.guid = asked.guid
    left join product p on p.id = asked.code
    left join lateral (
      select v.* from variant_state v
      where v.product_id = p.id and ($3::int = 0 or v.id = $3)
      order by v.state, v.price nulls last, v.position, v.id limit 1
    ) v on true
    left join basket_line l on l.basket_id = b.id and l.variant_id = v.id
    left join lateral (
      select sum(count) as pieces, count(*) as lines from basket_line where basket_id = b.id
    ) held on true`,
  row: z.object({
    known: z.boolean(),
    removed: z.boolean(),
    variantId: z.int().nullable(),
    state: z.int().nullable(),
    stock: z.int().nullable(),
    maxCount: z.int().nullable(),
    insurable: z.boolean(),
    sequence: z.int(),
    count: z.int(),
    insurance: z.boolean(),
    pieces: z.int(),
    lines: z.int(),
  }),
} satisfies Statement<unknown>;
export type AddState = z.infer<(typeof readForAdd)['row']>;

/**
 * Writes a line if the basket is still as it was read, or still isn't there when it wasn't: every change
 * of a basket raises its sequence, and its row makes two changes follow each other. No row: read again.
 * Values: guid, the sequence read, variant id, WebsiteCode, the line's new count, insurance, refer.
 */
export const putLine = {
  name: 'basket-put-line',
  text: `
    with changed as (
      update basket set sequence = sequence + 1, updated_at = now()
      where guid = $1 and sequence = $2
      returning id, sequence
    ), made as (
      insert into basket (guid, sequence) select $1, 1 where $2::bigint = 0
      on conflict (guid) do nothing
      returning id, sequence
    ), owner as (select * from changed union all select * from made)
    insert into basket_line as l
      (basket_id, variant_id, product_id, count, insurance, refer)
    select owner.id, $3, $4, $5, $6, $7 from owner
    on conflict (basket_id, variant_id) do update
      set count = excluded.count, insurance = excluded.insurance, refer = excluded.refer
    returning (select sequence from owner) as sequence`,
  row: z.object({ sequence: z.int() }),
} satisfies Statement<unknown>;

/** Values: guid. No row: there is no such basket. */
export const readBasket = {
  name: 'basket-read',
  text: `
    select b.sequence, coalesce((
      select json_agg(json_build_object(
        'websiteCode', p.id, 'propertyId', v.id, 'nameFa', p.name_fa, 'slug', p.slug,
        'image', coalesce(shown.picture_hash || '-850.webp', ''),
        'colour', case when v.colour_title is not null then
          json_build_object('title', v.colour_title, 'hex', coalesce(v.colour_hex, '')) end,
        'options', (
          select coalesce(json_agg(json_build_object('title', o.title, 'value', o.value)), '[]')
          from (values ('حافظه', v.storage), ('اندازه', v.size)) o (title, value)
          where o.value is not null),
        'guarantee', v.guarantee, 'count', l.count,
        'maxCount', case when p.removed_at is null then v.max_count else 0 end,
        'insurance', l.insurance, 'insurancePrice', v.insurance_price,
        'price', case when p.removed_at is null then v.price end,
        'oldPrice', case when p.removed_at is null then v.old_price end,
        'availability', case when p.removed_at is null then v.state else 5 end
      ) order by l.added_at, l.variant_id)
      from basket_line l
      join product p on p.id = l.product_id
      join variant_state v on v.id = l.variant_id
      left join lateral (
        select i.picture_hash from product_picture i where i.product_id = p.id
        order by i.position <> v.image_index, i.position limit 1
      ) shown on true
      where l.basket_id = b.id
    ), '[]') as lines
    from basket b where b.guid = $1`,
  row: z.object({ sequence: z.int(), lines: z.array(basketLine.omit({ lineTotal: true })) }),
} satisfies Statement<unknown>;
export type StoredLine = z.infer<(typeof readBasket)['row']>['lines'][number];

/** Removes some baskets nobody has changed for so long. One that another is at stays for the next time. */
export const removeAbandoned = removal({
  name: 'basket-remove-abandoned',
  table: 'basket',
  key: 'id',
  since: 'updated_at',
  before: `now() - interval '${keptDays} days'`,
});
