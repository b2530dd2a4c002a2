import { z } from 'zod';
import { mostCounted } from '#lib/contract/content-values.ts';
import type {
  AllFormerAnswer,
  FormerAnswer,
  ListAllFormerBody,
  ListFormerBody,
} from '#lib/contract/former-order.ts';
import { maskedMobile, normaliseMobile } from '#lib/rules/mobile.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { cursorOf, placeOf, totalOf } from '#server/content/cursor.ts';
import type { Database, Db } from '#server/db/database.ts';
import {
  type KnownFormerOrder,
  type NewFormerOrder,
  type WantedFormer,
  countOrders,
  deleteOrder,
  newFormerOrder,
  putOrder,
  readByExternal,
  readOrders,
  readOwnNumbers,
} from '#server/modules/former-order/queries.ts';

export type { KnownFormerOrder, NewFormerOrder };

/** The software whose orders there are. */
const source = 'woocommerce';

/** How files bring orders in, and take them away. */
export const formerOrders = {
  shape: newFormerOrder,
  known: (db: Db, externalIds: readonly number[]) => readByExternal(db, source, externalIds),
  /** The shop's own orders, which its own export names, too. */
  own: readOwnNumbers,
  put: (tx: Db, order: NewFormerOrder) => putOrder(tx, source, order),
  remove: async (tx: Db, id: number): Promise<void> => {
    await deleteOrder(tx, id);
  },
};

const place = z.tuple([z.iso.datetime(), z.int()]);

/** Orders of the former shop as members and staff see them. Callers must have checked who asks. */
export function createFormerOrderService({ db }: Pick<Database, 'db'>) {
  async function page(wanted: WantedFormer, { after, limit }: ListFormerBody) {
    const from = placeOf(place, after);
    const found = await readOrders(db, wanted, from, limit + 1);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    const count = from === null ? await countOrders(db, wanted, mostCounted) : null;
    return {
      items,
      next: last ? cursorOf([last.createdAt, last.id]) : null,
      total: count === null ? null : totalOf(count, mostCounted),
    };
  }

  /** Those of the number of a member, who must have proven it. @throws {ShopError} 422 for another list's cursor */
  async function ofMember(id: number, body: ListFormerBody): Promise<FormerAnswer> {
    const { items, ...rest } = await page({ member: { id, isProven: true } }, body);
    return { ...rest, items: items.map(({ name: _name, mobile: _mobile, ...order }) => order) };
  }

  /** @param isWhole whether mobile numbers are shown whole */
  async function all(body: ListAllFormerBody, isWhole: boolean): Promise<AllFormerAnswer> {
    const { customer, query } = body;
    const mobile = normaliseMobile(query) ?? undefined;
    const { items, ...rest } = await page(
      {
        member: customer === undefined ? undefined : { id: customer, isProven: false },
        mobile,
        number: mobile === undefined && query !== '' ? toLatinDigits(query) : undefined,
      },
      body,
    );
    return {
      ...rest,
      items: items.map((order) => ({
        ...order,
        mobile: order.mobile === null || isWhole ? order.mobile : maskedMobile(order.mobile),
      })),
    };
  }

  return { ofMember, all };
}
export type FormerOrderService = ReturnType<typeof createFormerOrderService>;
