import { availabilityCodes } from '#lib/contract/codes.ts';
import { optionsJson } from '#server/db/variant-options.ts';

/** What a line says of its goods as they are sold now, in SQL for `json_build_object`. */
export const goodsFields = `'websiteCode', p.id, 'propertyId', v.id, 'nameFa', p.name_fa, 'slug', p.slug,
        'image', coalesce(shown.picture_hash || '-850.webp', ''),
        'colour', case when v.colour_title is not null then
          json_build_object('title', v.colour_title, 'hex', coalesce(v.colour_hex, '')) end,
        'options', ${optionsJson},
        'guarantee', v.guarantee,
        'price', case when p.removed_at is null then v.price end,
        'oldPrice', case when p.removed_at is null then v.old_price end,
        'availability', case when p.removed_at is null then v.state else ${availabilityCodes.discontinued} end`;

/** Joins the picture of `p` that shows the variant `v`. */
export const shownPicture = `left join lateral (
        select i.picture_hash from product_picture i where i.product_id = p.id
        order by i.position <> v.image_index, i.position limit 1
      ) shown on true`;

/** The lines of `basket b` that were put aside, the latest first; null without one. */
export const savedLines = `(
      select json_agg(json_build_object(${goodsFields}, 'count', l.count, 'insurance', l.insurance)
        order by l.saved_at desc, l.variant_id)
      from basket_saved l
      join product p on p.id = l.product_id
      join variant_state v on v.id = l.variant_id
      ${shownPicture}
      where l.basket_id = b.id
    )`;
