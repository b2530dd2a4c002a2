import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { type Db, rows } from '#server/db/database.ts';
import { refund, shipment } from '#server/db/schema/after-sale.ts';
import { orderLine, shopOrder } from '#server/db/schema/order.ts';
import { codes } from '#server/testing/fixture.ts';

const hour = 3_600_000;

/** An order of the fixture, with everything a report reads of it. */
export interface PastOrder {
  readonly createdAt: Date;
  readonly status: number;
  readonly memberId: number | null;
  readonly lines: readonly { productId: number; count: number; price: number; discount: number }[];
  readonly freight: number;
  /** Whether it used the code of the fixture. */
  readonly hasCoupon: boolean;
  readonly method: string;
  /** Null once the address is removed. */
  readonly province: string | null;
  /** After the payment; null if it was not sent, or not delivered. */
  readonly hoursToSend: number | null;
  readonly hoursToDeliver: number | null;
  /** Each an amount and whether it was refused. */
  readonly refunds: readonly { amount: number; isRefused: boolean }[];
}

/** Numbers that are the same in each run. */
function chanceFrom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const whole = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1));
  const one = <T>(of: readonly [T, ...T[]]): T => of[whole(0, of.length - 1)] ?? of[0];
  return { next, whole, one };
}
type Chance = ReturnType<typeof chanceFrom>;

/** Products of several categories, and one that was never there. */
const bought = [codes.phone, codes.cheapPhone, codes.laptop, codes.firstCase, 9_999] as const;
const statuses = [2, 3, 3, 3, 3, 4, 5, 1, 6] as const;

function madeBy(chance: Chance, createdAt: Date, members: readonly [number, ...number[]]) {
  const lines = Array.from({ length: chance.whole(1, 3) }, () => {
    const [count, price] = [chance.whole(1, 3), chance.whole(1, 90) * 10_000];
    const discount = chance.whole(0, 1) * chance.whole(0, price);
    return { productId: chance.one(bought), count, price, discount };
  });
  const status = chance.one(statuses);
  const isSent = status === orderStatuses.preparing && chance.next() < 0.8;
  const hoursToSend = isSent ? chance.whole(1, 60) : null;
  const isDelivered = hoursToSend !== null && chance.next() < 0.7;
  return {
    createdAt,
    status,
    memberId: chance.next() < 0.1 ? null : chance.one(members),
    lines,
    freight: chance.whole(0, 9) * 10_000,
    hasCoupon: chance.next() < 0.3,
    method: chance.one(['پست', 'پیک', 'حضوری']),
    province: chance.one(['تهران', 'قم', 'یزد', null]),
    hoursToSend,
    hoursToDeliver: isDelivered ? hoursToSend + chance.whole(1, 90) : null,
    refunds:
      chance.next() < 0.2
        ? [{ amount: chance.whole(1, 9) * 1_000, isRefused: chance.next() < 0.3 }]
        : [],
  } satisfies PastOrder;
}

/** Orders of 120 days up to this one, many of them near midnight in Tehran; in no order, like imported ones. */
export function makePastOrders(lastDay: string, members: readonly [number, ...number[]]) {
  const chance = chanceFrom(7);
  const end = Date.parse(`${lastDay}T23:59:59.999+03:30`);
  const midnight = Date.parse(`${lastDay}T00:00:00+03:30`);
  return Array.from({ length: 400 }, () => {
    const days = chance.whole(0, 119) * 24 * hour;
    const at =
      chance.next() < 0.3 ? midnight + chance.whole(-2, 2) : end - chance.next() * 24 * hour;
    return madeBy(chance, new Date(at - days), members);
  });
}

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0);

/** The amounts of an order, as the table's checks want them. */
export function amountsOf({ lines, freight }: PastOrder) {
  const linesTotal = sumOf(lines.map(({ price, count }) => price * count));
  const discount = sumOf(lines.map((line) => line.discount));
  return { linesTotal, discount, freight, total: linesTotal - discount + freight };
}

/** By how much the code lowered an order. */
export const givenOf = (order: PastOrder): number =>
  order.hasCoupon ? Math.floor(amountsOf(order).discount / 2) : 0;

export async function makeMembers(db: Db, count: number): Promise<[number, ...number[]]> {
  const found = await rows(
    db,
    sql`insert into member (mobile, name)
      select '0935' || (1000000 + n), 'خریدار' from generate_series(1, ${count}::int) n returning id`,
    z.object({ id: z.int() }),
  );
  const [first = 0, ...rest] = found.map(({ id }) => id);
  return [first, ...rest];
}

const after = (moment: Date, hours: number | null): Date | null =>
  hours === null ? null : new Date(moment.getTime() + hours * hour);

/** Writes them. @param couponId the code that some used */
export async function writePastOrders(
  tx: Db,
  orders: readonly PastOrder[],
  couponId: number,
): Promise<void> {
  for (const [at, order] of orders.entries()) {
    const { lines, createdAt, hasCoupon, province } = order;
    const amounts = amountsOf(order);
    const given = givenOf(order);
    /* oxlint-disable no-await-in-loop -- A transaction runs one statement at a time. */
    const [made] = await tx
      .insert(shopOrder)
      .values({
        ...amounts,
        number: 50_000_000 + at,
        memberId: order.memberId,
        startKey: randomUUID(),
        startHash: 'x'.repeat(64),
        status: order.status,
        delivery: order.hoursToDeliver === null ? deliveryStates.none : deliveryStates.delivered,
        payment: 'zarinpal',
        deliveryChosen: { kind: 'post', title: order.method },
        address: province === null ? null : { province },
        couponId: hasCoupon ? couponId : null,
        vat: 0,
        vatRate: 10,
        reductions: [
          { title: 'کد', amount: given, on: 'lines', isCoupon: true },
          { title: 'همه', amount: amounts.discount - given, on: 'lines', isCoupon: false },
        ],
        createdAt,
        paidAt: createdAt,
      })
      .returning({ id: shopOrder.id });
    const orderId = made?.id ?? 0;
    await tx.insert(orderLine).values(
      lines.map((line, position) => ({
        ...line,
        orderId,
        position,
        variantId: 1,
        nameFa: 'کالا',
        slug: 'x',
        image: '',
        options: [],
        guarantee: '',
        insurance: 0,
        vat: 0,
      })),
    );
    const sentAt = after(createdAt, order.hoursToSend);
    const deliveredAt = after(createdAt, order.hoursToDeliver);
    if (sentAt) await tx.insert(shipment).values({ orderId, sentAt, deliveredAt });
    for (const { amount, isRefused } of order.refunds) {
      const state = isRefused ? 'refused' : 'done';
      await tx.insert(refund).values({ orderId, amount, state, reason: 'x', createdAt });
    }
    /* oxlint-enable no-await-in-loop */
  }
}
