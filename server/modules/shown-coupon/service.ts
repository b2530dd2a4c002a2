import type { BasketCoupon, BasketLine } from '#lib/contract/basket.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { GetDetailAnswer, ProductCard } from '#lib/contract/product.ts';
import { tags } from '#lib/contract/tags.ts';
import { type PricedCoupon, bestCoupon } from '#lib/rules/pricing/basket-coupon.ts';
import {
  type CouponPrice,
  isForAnybody,
  priceWithCoupon,
} from '#lib/rules/pricing/shown-coupon.ts';
import type { When } from '#lib/rules/pricing/types.ts';
import type { BasketOwner } from '#server/basket-owner.ts';
import type { ReadWithCards } from '#server/db/coupon-groups.ts';
import type { Database, Db } from '#server/db/database.ts';
import { readMasterVersion, renewMasterVersion } from '#server/db/master-version.ts';
import {
  readAutomatic,
  readGroups,
  readShown,
  readUsedUp,
} from '#server/modules/shown-coupon/queries.ts';
import { announce } from '#server/outbox/announce.ts';

interface Kept {
  readonly version: number;
  readonly at: number;
  readonly coupons: readonly PricedCoupon[];
}

/** Ms after which they are read again, because their uses may be over. */
const keptFor = 60_000;

/** What each database had when it was read last. */
const kept = new WeakMap<Database, Kept>();

async function masterVersion(database: Database, tx?: Db): Promise<number> {
  const [current] = await database.run(readMasterVersion, [], tx);
  return current?.version ?? 0;
}

/** Coupons that can be shown to everyone. */
async function shownCoupons(
  database: Database,
  tx?: Db,
  read?: number,
): Promise<readonly PricedCoupon[]> {
  const version = read ?? (await masterVersion(database, tx));
  const known = kept.get(database);
  const isFresh = known !== undefined && Date.now() - known.at < keptFor;
  if (isFresh && known.version === version) return known.coupons;
  const coupons = (await database.run(readShown, [], tx)).filter(isForAnybody);
  // What a transaction sees may never be committed.
  if (tx === undefined) kept.set(database, { version, at: Date.now(), coupons });
  return coupons;
}

const isSold = ({ availability }: { availability: number }) =>
  availability === availabilityCodes.available;

/** The lowest price of a product with a code; null without one. */
export async function couponOfProduct(
  database: Database,
  {
    websiteCode,
    brand,
    breadcrumb,
    variants,
  }: Pick<GetDetailAnswer, 'websiteCode' | 'brand' | 'breadcrumb' | 'variants'>,
): Promise<CouponPrice | null> {
  const coupons = await shownCoupons(database);
  if (coupons.length === 0) return null;
  const prices = variants.filter(isSold).flatMap(({ price }) => price ?? []);
  const categories = breadcrumb.map(({ id }) => id);
  return priceWithCoupon(coupons, { websiteCode, brand: brand.id, categories }, prices, new Date());
}

/**
 * Cards with the price by a public code, where one is for the product.
 * @param known read here when absent
 */
export async function withCoupons<Card extends ProductCard>(
  database: Database,
  cards: readonly Card[],
  known?: ReadWithCards,
): Promise<Card[]> {
  const coupons = cards.some(isSold) ? await shownCoupons(database, undefined, known?.version) : [];
  if (coupons.length === 0) return [...cards];
  const codes = cards.map(({ websiteCode }) => websiteCode);
  const groups = known?.groups ?? (await database.run(readGroups, [codes]));
  const groupOf = new Map(groups.map((group) => [group.websiteCode, group]));
  const now = new Date();
  return cards.map((card) => {
    const group = groupOf.get(card.websiteCode);
    if (!group || card.price === null || !isSold(card)) return card;
    const found = priceWithCoupon(coupons, group, [card.price], now);
    return found ? { ...card, coupon: { code: found.code, price: found.price } } : card;
  });
}

/** The public codes an owner of a basket may use: a member may have used some as often as they may. */
async function usableCoupons(
  database: Database,
  owner: BasketOwner,
  tx?: Db,
): Promise<readonly PricedCoupon[]> {
  const coupons = await shownCoupons(database, tx);
  if (coupons.length === 0 || owner.kind !== 'member') return coupons;
  const values = [coupons.map(({ code }) => code), owner.memberId];
  const used = new Set((await database.run(readUsedUp, values, tx)).map(({ code }) => code));
  return coupons.filter(({ code }) => !used.has(code));
}

/** The code that saves most on an owner's basket and is accepted there, with what it saves; null without one. */
export async function couponOfBasket(
  database: Database,
  owner: BasketOwner,
  lines: readonly BasketLine[],
  tx?: Db,
): Promise<BasketCoupon | null> {
  const sold = lines.filter(isSold);
  if (sold.length === 0) return null;
  const coupons = await usableCoupons(database, owner, tx);
  if (coupons.length === 0) return null;
  const groups = await database.run(readGroups, [sold.map(({ websiteCode }) => websiteCode)], tx);
  const groupOf = new Map(groups.map((group) => [group.websiteCode, group]));
  const toPrice = sold.map(({ propertyId, websiteCode, count, price }) => ({
    variantId: propertyId,
    websiteCode,
    categories: groupOf.get(websiteCode)?.categories ?? [],
    brand: groupOf.get(websiteCode)?.brand ?? null,
    count,
    price: price ?? 0,
    insurance: 0,
  }));
  const memberId = owner.kind === 'member' ? owner.memberId : null;
  const automatic = await database.run(readAutomatic, [memberId], tx);
  const best = bestCoupon(coupons, {
    lines: toPrice,
    promotions: automatic.map(({ rule, ...promotion }) => ({ ...promotion, ...rule })),
    isFirstOrder: automatic[0]?.isFirstOrder ?? true,
    freight: automatic[0]?.freight ?? 0,
    now: new Date(),
  });
  return best && { code: best.coupon.code, title: best.coupon.title, amount: best.amount };
}

/**
 * Lets pages follow a change of public coupons, in the transaction of the change, and the times at which one
 * begins and ends.
 */
export async function spreadCoupons(
  tx: Db,
  { from, to }: Pick<When, 'from' | 'to'>,
): Promise<void> {
  await renewMasterVersion(tx);
  const change = { tags: [tags.coupons], paths: [] };
  await announce(tx, change);
  for (const at of [from, to]) {
    if (at === undefined || Date.parse(at) <= Date.now()) continue;
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
    await announce(tx, change, new Date(at));
  }
}
