import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

const goods = z.object({
  externalId: z.number(),
  id: z.int(),
  slug: z.string(),
  name: z.string(),
});

/** Products that came from another shop, with their names there, in the order of their numbers. */
export const readBrought = (
  db: Db,
  after: number,
  most: number,
): Promise<z.infer<typeof goods>[]> =>
  rows(
    db,
    sql`select e.external_id::float8 as "externalId", p.id, p.slug, coalesce(e.said->>'nameFa', p.name_fa) as name
      from external_ref e join product p on p.id = e.product_id
      where e.source = 'woocommerce' and e.kind = 'product' and e.external_id > ${after}
        and p.removed_at is null
      order by e.external_id limit ${most}`,
    goods,
  );

export async function countRedirects(db: Db): Promise<number> {
  const [found] = await rows(
    db,
    sql`select count(*)::int as count from redirect`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}
