import {
  type AdminPromotion,
  type PromotionsAnswer,
  type SavePromotionBody,
  promotionPageSize,
} from '#lib/contract/admin-selling.ts';
import { cardToCard, onDelivery } from '#lib/contract/codes.ts';
import type { PromotionRule } from '#lib/contract/selling-rules.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { couponColumns, newCoupon } from '#server/modules/selling/coupon-rows.ts';
import {
  type PromotionRow,
  type RuleList,
  countPromotions,
  findMissing,
  holdPromotion,
  insertPromotion,
  readPage,
  readPromotion,
  updatePromotion,
} from '#server/modules/selling/promotion-queries.ts';
import { invalid, titleOf } from '#server/modules/selling/refusals.ts';
import { sellingTexts } from '#server/modules/selling/texts.ts';
import { spreadCoupons } from '#server/modules/shown-coupon/service.ts';
import { recordStaff, refuseStale } from '#server/staff-log.ts';

interface Needs {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
  /** The shop's gateways, whose names a rule may list. */
  readonly gateways: { known(): readonly { readonly name: string }[] };
}

/** Promotions as administrators see and change them. Callers must have checked that one asks. */
export function createPromotionService({ database, events, gateways }: Needs) {
  const payments = () =>
    new Set([...gateways.known().map(({ name }) => name), onDelivery, cardToCard]);

  async function list(page: number): Promise<PromotionsAnswer> {
    const before = (page - 1) * promotionPageSize;
    const items = await readPage(database.db, promotionPageSize, before);
    const count = await countPromotions(database.db);
    return { items, page, pageCount: Math.ceil(count / promotionPageSize) };
  }

  /**
   * Creates or changes a promotion; it counts for the next price that is asked for.
   * @throws {ShopError} 404; 409 STALE, or CODE_TAKEN for the code of a new one; 422 for a rule about what does
   * not exist
   */
  async function save(
    memberId: number,
    body: SavePromotionBody,
    joined?: Db,
  ): Promise<AdminPromotion> {
    return database.transaction(async (tx) => {
      const before = await formerOf(tx, body);
      const { rule } = body;
      const row = await rowOf(tx, body);
      const id = before?.id ?? (await insertPromotion(tx, row));
      if (before) await updatePromotion(tx, id, row);
      if (body.coupon) await newCoupon(tx, couponColumns(id, body.coupon));
      await recordStaff(tx, {
        memberId,
        action: 'Save-Promotion',
        subject: `promotion ${id}`,
        before: before && columnsOf(before),
        after: row,
      });
      const saved = await readPromotion(tx, id);
      if (saved === null) throw unknownPromotion();
      if (saved.couponCount > 0) await spreadCoupons(tx, rule.when);
      afterCommit(tx, () => events.emit('outbox'));
      return saved;
    }, joined);
  }

  async function rowOf(tx: Db, body: SavePromotionBody) {
    const { rule, priority, isExclusive, isActive } = body;
    const title = titleOf(body.title);
    await checkRule(tx, rule);
    return { title, rule, priority, isExclusive, isActive };
  }

  /** @throws {ShopError} 422 */
  async function checkRule(tx: Db, { when }: PromotionRule): Promise<void> {
    const fields: Record<string, string> = {};
    if (when.from !== undefined && when.to !== undefined) {
      if (Date.parse(when.from) >= Date.parse(when.to)) {
        fields['rule.when.to'] = sellingTexts.wrongTime;
      }
    }
    const unknown = (when.payments ?? []).filter((name) => !payments().has(name));
    if (unknown.length > 0) fields['rule.when.payments'] = sellingTexts.notThere(unknown);
    for (const kind of ['categories', 'brands', 'products', 'methods'] satisfies RuleList[]) {
      const ids = when[kind] ?? [];
      // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
      const missing = ids.length === 0 ? [] : await findMissing(tx, kind, ids);
      if (missing.length > 0) fields[`rule.when.${kind}`] = sellingTexts.notThere(missing);
    }
    if (Object.keys(fields).length > 0) throw invalid(fields);
  }

  return { list, save };
}
export type PromotionService = ReturnType<typeof createPromotionService>;

export const unknownPromotion = () =>
  new ShopError(404, 'PROMOTION_NOT_FOUND', sellingTexts.unknownPromotion);

/** The promotion to change, locked; null for a new one. @throws {ShopError} 404, 409 STALE */
async function formerOf(
  tx: Db,
  { id, version = 0 }: Pick<SavePromotionBody, 'id' | 'version'>,
): Promise<PromotionRow | null> {
  if (id === undefined) return null;
  const found = await holdPromotion(tx, id);
  if (found === null) throw unknownPromotion();
  refuseStale(version, found.version);
  return found;
}

function columnsOf({ id: _id, version: _version, ...columns }: PromotionRow) {
  return columns;
}
