import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Statement } from '#server/db/statement.ts';

const soldVariant = z.object({
  variantId: z.int(),
  websiteCode: z.int(),
  nameFa: z.string(),
  slug: z.string(),
  image: z.string(),
  brand: z.int(),
  /** The product's category and all above it. */
  categories: z.array(z.int()),
  /** Grams of one piece. */
  weight: z.int(),
  popularity: z.int(),
  colour: z.string().nullable(),
  storage: z.string().nullable(),
  size: z.string().nullable(),
  guarantee: z.string(),
  oldPrice: z.int().nullable(),
  hasInsurance: z.boolean(),
  maxPerOrder: z.int(),
  /** Pieces that can be sold. */
  stock: z.int(),
  /** Its prices in toman with the ms from which they held, the first one first; null while it was not sold. */
  prices: z.array(z.tuple([z.number(), z.int().nullable()])).min(1),
});
/** A variant as it is sold, and was in the past. */
export type SoldVariant = z.infer<typeof soldVariant>;

/** Variants with a history of prices, of the first products. Values: greatest number of products. */
export const readSoldVariants = {
  name: 'order-sold-variants',
  text: `
    select v.id as "variantId", p.id as "websiteCode", p.name_fa as "nameFa", p.slug,
      coalesce((select i.picture_hash || '-850.webp' from product_picture i where i.product_id = p.id
        order by i.position <> v.image_index, i.position limit 1), '') as image,
      p.brand_id as brand, c.path as categories, p.weight, p.popularity, v.colour_title as colour,
      v.storage, v.size, v.guarantee, v.old_price as "oldPrice",
      v.insurance_price is not null as "hasInsurance", v.max_per_order as "maxPerOrder",
      case when v.availability = ${availabilityCodes.available} then v.stock - v.held else 0 end as stock, h.prices
    from (select * from product where removed_at is null order by id limit $1) p
    join category c on c.id = p.category_id
    join variant v on v.product_id = p.id
    join (
      select variant_id, json_agg(json_build_array(
        floor(extract(epoch from at) * 1000), price) order by at) as prices
      from price_point group by variant_id
    ) h on h.variant_id = v.id
    order by v.id`,
  row: soldVariant,
} satisfies Statement<unknown>;
