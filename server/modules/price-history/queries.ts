import { z } from 'zod';
import { pricePoint } from '#lib/contract/price-history.ts';
import { iso } from '#server/db/iso.ts';
import type { Statement } from '#server/db/statement.ts';

/** Maximum changes returned per variant; a program may change a price every minute. */
const mostPoints = 400;

/**
 * The prices of each variant over a year, starting with the one valid at its beginning. Values: WebsiteCode.
 * No row for an unknown product.
 */
export const readPriceHistory = {
  name: 'price-history',
  text: `
    select (
      select coalesce(json_agg(json_build_object('id', v.id, 'points', history.points)
        order by v.position, v.id), '[]')
      from variant v
      cross join lateral (
        select coalesce(json_agg(json_build_object(
            'at', ${iso('near.at')},
            'price', near.price) order by near.at), '[]') as points
        from (
          select at, price from price_point
          where variant_id = v.id and at >= coalesce((
            select max(at) from price_point
            where variant_id = v.id and at <= now() - interval '1 year'
          ), '-infinity')
          order by at desc limit ${mostPoints}
        ) near
      ) history
      where v.product_id = p.id
    ) as variants
    from product p where p.id = $1 and p.removed_at is null`,
  row: z.object({
    variants: z.array(z.object({ id: z.int(), points: z.array(pricePoint) })),
  }),
} satisfies Statement<unknown>;
