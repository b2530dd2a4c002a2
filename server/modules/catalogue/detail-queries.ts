import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { getDetailAnswer } from '#lib/contract/product.ts';
import { iso } from '#server/db/iso.ts';
import { shopName, shopNameSql } from '#server/db/shop-name.ts';
import type { Statement } from '#server/db/statement.ts';
import { gtinOf } from '#server/db/gtin.ts';
import { attributeText } from '#server/modules/catalogue/attribute-text.ts';
import { sizeOfLine } from '#server/modules/catalogue/spec-line.ts';
import { optionsJson } from '#server/db/variant-options.ts';

/** Number of related products: those staff chose for it, then the best ones of its category. */
const relatedCount = 12;

/** Number of products shown to be bought with it. */
const togetherCount = 2;

/**
 * The complete answer, built by the database, and the shop's name. Values: WebsiteCode. No row when it is
 * unknown or removed.
 */
export const readDetail = {
  name: 'product-detail',
  text: `
    select json_build_object(
      'websiteCode', p.id, 'nameFa', p.name_fa, 'nameEn', p.name_en, 'slug', p.slug, 'mpn', p.mpn,
      'brand', json_build_object('id', b.id, 'title', b.title, 'slug', b.slug),
      'breadcrumb', (
        select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'slug', a.slug)
          order by step.n), '[]')
        from unnest(own.path) with ordinality step (id, n) join category a on a.id = step.id),
      'descriptionHtml', p.description_html,
      'images', pictures.images,
      'videos', (
        select coalesce(json_agg(json_build_object(
          'title', f.title, 'poster', f.poster_hash || '-850.webp', 'file', f.file,
          'aparat', f.aparat, 'seconds', f.seconds,
          'uploadedAt', ${iso(`least(f.created_at, (
            select min(o.published_time) from post o where o.published_time <= now()
              and position(coalesce(f.aparat, f.file) in o.body_html) > 0))`)}
        ) order by f.position), '[]')
        from product_video f where f.product_id = p.id),
      'variants', offered.variants,
      'defaultVariantId', d.id,
      'availability', d.state,
      'highlights', coalesce(facts.highlights, '[]'),
      'specifications', coalesce(facts.specifications, '[]'),
      'rating', round(p.rating / 10.0, 1), 'ratingCount', p.rating_count,
      'related', (
        select coalesce(json_agg(near.card order by near.n), '[]')
        from (
          select c.card, one.n from (
            select w.id as product_id, w.n from unnest(p.related_ids) with ordinality w (id, n)
            union all
            select e.product_id, ${relatedCount} + row_number() over () from (
              select product_id from listing_entry
              where category_id = p.category_id and rank = 0 and not folded
                and (p.model_id is null or model_id is distinct from p.model_id)
              order by popularity desc nulls last, product_id desc nulls last
              limit ${relatedCount + 1} + cardinality(p.related_ids)
            ) e where e.product_id <> p.id and e.product_id <> all(p.related_ids)
          ) one
          join product_card c on c.product_id = one.product_id
          order by one.n limit ${relatedCount}
        ) near),
      'together', (
        select coalesce(json_agg(near.card order by near.n), '[]')
        from (
          select c.card, one.n
          from unnest(p.bought_with || p.related_ids) with ordinality one (id, n)
          join product other on other.id = one.id and other.category_id <> p.category_id
          join product_card c on c.product_id = one.id
          where other.removed_at is null and (c.card ->> 'availability')::int = ${availabilityCodes.available}
            and one.n = array_position(p.bought_with || p.related_ids, one.id)
          order by one.n limit ${togetherCount}
        ) near),
      'seo', json_strip_nulls(json_build_object(
        'seoKeywords', p.seo_keywords, 'seoDescription', p.seo_description,
        'title', nullif(p.seo_title, ''), 'shortName', p.short_name, 'nameFa', p.name_fa, 'images', pictures.seo)),
      'updatedAt', ${iso('p.updated_at')},
      'versions', (
        select coalesce(json_agg(json_build_object('websiteCode', s.id, 'slug', s.slug,
          'name', coalesce(nullif(c.card ->> 'spec', ''), s.name_fa), 'price', (c.card ->> 'price')::bigint,
          'availability', (c.card ->> 'availability')::int)
          order by ${sizeOfLine("c.card ->> 'spec'")}, s.id), '[]')
        from product s join product_card c on c.product_id = s.id where s.model_id = p.model_id)
    ) as answer, ${shopNameSql} as shop
    from product p
    join brand b on b.id = p.brand_id
    join category own on own.id = p.category_id
    join lateral (
      select v.id, v.state, coalesce((
        select i.position from product_picture i
        where i.product_id = p.id and i.position = v.image_index), 0) as lead
      from variant_state v where v.product_id = p.id
      order by v.state, v.price nulls last, v.position, v.id limit 1
    ) d on true
    cross join lateral (
      select json_agg(json_build_object(
        'id', v.id, 'price', v.price, 'oldPrice', v.old_price,
        'discountPercent', v.discount_percent, 'insurancePrice', v.insurance_price,
        'availability', v.state, 'fewLeft', v.few_left, 'maxCount', v.max_count,
        'colour', case when v.colour_title is not null then
          json_build_object('title', v.colour_title, 'hex', coalesce(v.colour_hex, '')) end,
        'options', ${optionsJson},
        'guarantee', v.guarantee, 'gtin', ${gtinOf('p', 'v')}, 'imageIndex', case
          when v.image_index = d.lead then 0
          when v.image_index < d.lead then v.image_index + 1
          else v.image_index end
      ) order by v.position, v.id) as variants
      from variant_state v where v.product_id = p.id
    ) offered
    cross join lateral (
      select
        coalesce(json_agg(json_build_object('image', i.picture_hash || '-850.webp', 'alt', i.alt)
          order by i.position <> d.lead, i.position), '[]') as images,
        coalesce(json_agg(json_build_object('imageUrl', i.picture_hash || '-850.webp')
          order by i.position <> d.lead, i.position), '[]') as seo
      from product_picture i where i.product_id = p.id
    ) pictures
    cross join lateral (
      with facts as (
        select a.title, a.group_title, a.position, a.is_highlight, ${attributeText} as value
        from product_attribute v
        join attribute a on a.id = v.attribute_id
        left join attribute_option o on o.id = v.option_id
        where v.product_id = p.id
        group by a.id
      )
      select
        (select json_agg(json_build_object('title', f.title, 'value', f.value) order by f.position)
          from facts f where f.is_highlight) as highlights,
        (select json_agg(json_build_object('group', g.title, 'items', g.items) order by g.position)
          from (
            select f.group_title as title, min(f.position) as position,
              json_agg(json_build_object('title', f.title, 'value', f.value) order by f.position) as items
            from facts f group by f.group_title
          ) g) as specifications
    ) facts
    where p.id = $1 and p.removed_at is null`,
  row: z.object({ answer: getDetailAnswer, shop: shopName }),
} satisfies Statement<unknown>;

/** The redirect target of a removed product: its first successor that still exists. Values: WebsiteCode. */
export const readSuccessor = {
  name: 'product-successor',
  text: `
    with recursive chain as (
      select id, slug, removed_at, successor_id, 0 as step from product where id = $1
      union all
      select p.id, p.slug, p.removed_at, p.successor_id, chain.step + 1
      from chain join product p on p.id = chain.successor_id
      where chain.removed_at is not null and chain.step < 10
    )
    select id, slug from chain where removed_at is null and step > 0 limit 1`,
  row: z.object({ id: z.int(), slug: z.string() }),
} satisfies Statement<unknown>;
