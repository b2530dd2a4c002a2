import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { shortNameOf } from '#lib/rules/product-head.ts';
import { availabilitySql } from '#server/db/availability.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { Scope } from '#server/modules/catalogue/scope.ts';
import { specLineOf } from '#server/modules/catalogue/spec-line.ts';

const { available } = availabilitySql;

/** Short names for products to which staff gave none. */
async function readShortNames(tx: Db, scope: Scope): Promise<{ ids: number[]; names: string[] }> {
  const found = await rows(
    tx,
    sql`select p.id, p.name_fa as name from product p
      where p.short_name = '' and p.removed_at is null and ${scope(sql`p.id`)}`,
    z.object({ id: z.int(), name: z.string() }),
  );
  return { ids: found.map(({ id }) => id), names: found.map(({ name }) => shortNameOf(name)) };
}

/** What a short name says of versions: the card's line says it beside the name. */
const versionPart =
  '( [۰-۹0-9٫.]+ (گیگ|ترا|اینچ))?( رم [۰-۹0-9]+)?( (حافظه )?[۰-۹0-9٫.]+ (گیگ|ترا))?$';

/**
 * Writes the product cards that lists answer (ProductCard of the contract). Price and availability are the
 * default variant's, colours those of the variants that are as available. A discount range is given when the variants that can be bought have different discounts:
 * in percent, or in toman (type 3) when the smallest is below one percent.
 */
export async function writeCards(tx: Db, scope: Scope): Promise<void> {
  await tx.execute(sql`
    delete from product_card old where ${scope(sql`old.product_id`)}
      and not exists (select from listing_entry e where e.product_id = old.product_id)`);
  const short = await readShortNames(tx, scope);
  await tx.execute(sql`
    insert into product_card as old (product_id, card)
    select p.id, (jsonb_build_object(
      'websiteCode', p.id, 'nameFa', p.name_fa, 'nameEn', p.name_en, 'slug', p.slug,
      'shortName', case when line.spec = '' then called.short
        else coalesce(nullif(regexp_replace(called.short, ${versionPart}, ''), ''), called.short) end,
      'spec', line.spec,
      'image', coalesce(cover.pictures[1] || '-850.webp', ''),
      'hoverImage', coalesce(cover.pictures[2] || '-850.webp', ''),
      'price', d.price, 'oldPrice', d.old_price, 'discountPercent', d.discount_percent,
      'availability', d.state, 'isFav', false,
      'rating', round(p.rating / 10.0, 1), 'ratingCount', p.rating_count,
      'colours', coalesce(hues.colours, '[]'),
      'fewLeft', case when sold.stock <= 3 then sold.stock end
    ) || case
      when sold.least_percent is null or sold.least_toman = sold.most_toman then '{}'
      when sold.least_percent = 0 then jsonb_build_object('discount', jsonb_build_object(
        'type', 3, 'items', jsonb_build_array(
          jsonb_build_object('value', sold.least_toman), jsonb_build_object('value', sold.most_toman))))
      when sold.least_percent = sold.most_percent then '{}'
      else jsonb_build_object('discount', jsonb_build_object(
        'type', 4, 'items', jsonb_build_array(
          jsonb_build_object('value', sold.least_percent), jsonb_build_object('value', sold.most_percent))))
    end)::json
    from product p
    left join unnest(${sql.param(short.ids)}::int[], ${sql.param(short.names)}::text[]) made (id, name)
      on made.id = p.id
    cross join lateral (select coalesce(nullif(p.short_name, ''), made.name, p.name_fa) as short) called
    cross join lateral (select ${specLineOf(sql`p`)} as spec offset 0) line
    join lateral (
      select v.state, v.price, v.old_price, v.discount_percent, v.image_index from variant_state v
      where v.product_id = p.id
      order by v.state, v.price nulls last, v.position, v.id limit 1
    ) d on true
    left join lateral (
      select sum(v.stock) as stock,
        min(v.discount_percent) as least_percent, max(v.discount_percent) as most_percent,
        min(coalesce(v.old_price - v.price, 0)) as least_toman,
        max(coalesce(v.old_price - v.price, 0)) as most_toman
      from variant_state v where v.product_id = p.id and v.state = ${available}
    ) sold on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('title', c.title, 'hex', c.hex) order by c.position) as colours
      from (
        select v.colour_title as title, v.colour_hex as hex, min(v.position) as position
        from variant_state v
        where v.product_id = p.id and v.state = d.state and v.colour_title is not null
          and v.colour_hex is not null
        group by 1, 2
      ) c
    ) hues on true
    left join lateral (
      select array_agg(first.picture_hash order by first.place, first.position) as pictures
      from (
        select i.picture_hash, i.position, i.position <> d.image_index as place
        from product_picture i where i.product_id = p.id order by place, i.position limit 2
      ) first
    ) cover on true
    where p.removed_at is null and ${scope(sql`p.id`)}
    on conflict (product_id) do update set card = excluded.card
      where old.card::text <> excluded.card::text`);
}
