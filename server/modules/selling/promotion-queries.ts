import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type AdminCoupon,
  type AdminPromotion,
  adminCoupon,
  adminPromotion,
  mostCoupons,
} from '#lib/contract/admin-selling.ts';
import { type Db, rows } from '#server/db/database.ts';
import { coupon, promotion } from '#server/db/schema/promotion.ts';

const couponObject = sql.raw(`
  json_build_object('id', c.id, 'version', c.version, 'promotionId', c.promotion_id, 'code', c.code,
    'useLimit', c.use_limit, 'memberLimit', c.member_limit, 'used', c.used, 'isShown', c.is_shown,
    'isActive', c.is_active)`);

const readShown = (db: Db, which: SQL): Promise<AdminPromotion[]> =>
  rows(
    db,
    sql`select p.id, p.version, p.title, p.rule, p.priority, p.is_exclusive as "isExclusive",
        p.is_active as "isActive",
        (select count(*)::int from coupon c where c.promotion_id = p.id) as "couponCount",
        coalesce((select json_agg(newest.shown) from (
          select ${couponObject} as shown from coupon c where c.promotion_id = p.id
          order by c.id desc limit ${mostCoupons}) newest), '[]') as coupons
      from promotion p ${which}`,
    adminPromotion,
  );

/** A page of promotions with their codes, the newest first. */
export const readPage = (db: Db, most: number, before: number): Promise<AdminPromotion[]> =>
  readShown(db, sql`order by p.id desc limit ${most} offset ${before}`);

export async function readPromotion(db: Db, id: number): Promise<AdminPromotion | null> {
  return (await readShown(db, sql`where p.id = ${id}`))[0] ?? null;
}

export async function countPromotions(db: Db): Promise<number> {
  const [found] = await rows(
    db,
    sql`select count(*)::int as count from promotion`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}

export type PromotionRow = typeof promotion.$inferSelect;
type PromotionColumns = Omit<PromotionRow, 'id' | 'version'>;

/** Locks a promotion until the transaction ends. */
export async function holdPromotion(tx: Db, id: number): Promise<PromotionRow | null> {
  const found = await tx.select().from(promotion).where(eq(promotion.id, id)).for('no key update');
  return found[0] ?? null;
}

export async function insertPromotion(tx: Db, row: PromotionColumns): Promise<number> {
  const [made] = await tx.insert(promotion).values(row).returning({ id: promotion.id });
  return made?.id ?? 0;
}

export async function updatePromotion(tx: Db, id: number, row: PromotionColumns): Promise<void> {
  await tx
    .update(promotion)
    .set({ ...row, version: sql`${promotion.version} + 1` })
    .where(eq(promotion.id, id));
}

/** Tables of the ids in a rule. */
const tables = {
  categories: 'category',
  brands: 'brand',
  products: 'product',
  methods: 'delivery_method',
} as const;
export type RuleList = keyof typeof tables;

/** Which of the ids do not exist; the whole shop, category 0, is not a condition. */
export async function findMissing(
  tx: Db,
  list: RuleList,
  ids: readonly number[],
): Promise<number[]> {
  const missing = await rows(
    tx,
    sql`select distinct w.id from unnest(${sql.param([...ids])}::int[]) w (id)
      where w.id = 0 or not exists (
        select from ${sql.identifier(tables[list])} t where t.id = w.id)
      order by w.id`,
    z.object({ id: z.int() }),
  );
  return missing.map(({ id }) => id);
}

type CouponColumns = Omit<typeof coupon.$inferSelect, 'id' | 'version' | 'used'>;

/** Locks a coupon until the transaction ends, so that none of its uses is counted meanwhile. */
export async function holdCoupon(tx: Db, id: number): Promise<AdminCoupon | null> {
  const found = await tx.select().from(coupon).where(eq(coupon.id, id)).for('no key update');
  return found[0] ? adminCoupon.parse(found[0]) : null;
}

/** @returns null when the code is taken */
export async function insertCoupon(tx: Db, row: CouponColumns): Promise<AdminCoupon | null> {
  const [made] = await tx
    .insert(coupon)
    .values(row)
    .onConflictDoNothing({ target: coupon.code })
    .returning();
  return made ? adminCoupon.parse(made) : null;
}

/** Changes a coupon whose code is free or its own. */
export async function updateCoupon(
  tx: Db,
  id: number,
  row: CouponColumns,
): Promise<AdminCoupon | null> {
  const [changed] = await tx
    .update(coupon)
    .set({ ...row, version: sql`${coupon.version} + 1` })
    .where(eq(coupon.id, id))
    .returning();
  return changed ? adminCoupon.parse(changed) : null;
}

/** Greatest number of uses of a coupon by one member. */
export async function mostUsesOfOne(tx: Db, couponId: number): Promise<number> {
  const [found] = await rows(
    tx,
    sql`select coalesce(max(u.n), 0)::int as uses from (
        select count(*) as n from coupon_use
        where coupon_id = ${couponId} and returned_at is null group by member_id) u`,
    z.object({ uses: z.int() }),
  );
  return found?.uses ?? 0;
}
