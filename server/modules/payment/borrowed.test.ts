import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStatuses } from '#lib/contract/codes.ts';
import { rows } from '#server/db/database.ts';
import { createLogger } from '#server/http/logging.ts';
import type { RunningSandbox } from '#server/payment-sandbox/start.ts';
import { createPaying } from '#server/testing/paying.ts';
import { methods } from '#server/testing/selling.ts';
import type { TestShop } from '#server/testing/shop.ts';
import { useSellingShop } from '#server/testing/use-selling-shop.ts';

let sandbox: RunningSandbox;
let shop: TestShop;
useSellingShop((opened) => ({ sandbox, shop } = opened));

const { paid, unpaid } = orderStatuses;
const { leave, press, comeBack, statusOf, strays, makeDue } = createPaying(() => shop);

type Fields = Awaited<ReturnType<typeof press>>;

/** A cheap order that was paid at the bank, and an expensive one whose shopper is there. */
async function twoOrders() {
  const cheap = await leave('saman', { Delivery: methods.pickUp });
  const fields = await press(cheap, 'پرداخت');
  const dear = await leave('saman');
  const { orderId } = sandbox.till.list().at(-1) ?? {};
  // The bank confirms a RefNum without returning its order, so the callback of one can carry that of another.
  const borrowed: Fields = { ...fields, ResNum: orderId ?? '' };
  delete borrowed['Token'];
  return { cheap, fields, dear, borrowed };
}

const giveBack = () => shop.job('give back stray payments').run(createLogger('silent'));
const isMoneyBack = ({ RefNum }: Fields): boolean =>
  sandbox.till.find('saman', { reference: RefNum ?? '' })?.state === 'reversed';

describe('the reference of another payment', () => {
  test('that has paid its order does not bring that money back', async () => {
    const { cheap, fields, dear, borrowed } = await twoOrders();
    await comeBack(cheap, fields);
    await comeBack(dear, borrowed);
    await giveBack();
    expect([await statusOf(cheap), await statusOf(dear)]).toEqual([paid, unpaid]);
    expect([await strays(dear), isMoneyBack(fields)]).toEqual([0, false]);
  });

  test('that came first pays nothing, and its money goes back once', async () => {
    const { cheap, fields, dear, borrowed } = await twoOrders();
    await comeBack(dear, borrowed);
    await comeBack(cheap, fields);
    await giveBack();
    expect([await statusOf(cheap), await statusOf(dear)]).toEqual([unpaid, unpaid]);
    expect([await strays(cheap), await strays(dear)]).toEqual([0, 1]);
    expect(isMoneyBack(fields)).toBe(true);
  });

  test('goes back although the database fails for another one', async () => {
    const { db } = shop.shop.database;
    const [one, other] = [await twoOrders(), await twoOrders()];
    for (const { dear, borrowed, cheap, fields } of [one, other]) {
      // oxlint-disable-next-line no-await-in-loop
      await comeBack(dear, borrowed);
      // oxlint-disable-next-line no-await-in-loop
      await comeBack(cheap, fields);
    }
    const list = () =>
      rows(
        db,
        sql`select s.attempt_id as id, s.settled_at is not null as "isSettled" from stray_payment s
          join payment_attempt a on a.id = s.attempt_id
          where a.order_id in (${one.dear.id}, ${other.dear.id}) order by a.order_id`,
        z.object({ id: z.int(), isSettled: z.boolean() }),
      );
    const [first] = await list();
    await db.execute(sql`alter table stray_payment add constraint fault
      check (settled_at is null or attempt_id <> ${sql.raw(String(first?.id))})`);
    await giveBack();
    expect((await list()).map(({ isSettled }) => isSettled)).toEqual([false, true]);
    await db.execute(sql`alter table stray_payment drop constraint fault`);
    await db.execute(sql`update stray_payment set due_at = now() where settled_at is null`);
    await giveBack();
    expect((await list()).map(({ isSettled }) => isSettled)).toEqual([true, true]);
  });

  test('that the bank never reports again is not given back', async () => {
    const { cheap, fields, dear, borrowed } = await twoOrders();
    await comeBack(cheap, fields);
    sandbox.control.plan({ call: 'saman.VerifyTransaction', kind: 'error', times: 2 });
    await comeBack(dear, borrowed);
    const { db } = shop.shop.database;
    await db.execute(sql`update payment_attempt set created_at = now() - interval '2 hours'
      where order_id = ${dear.id}`);
    await makeDue(dear);
    await shop.shop.payments.judgeDue();
    await giveBack();
    expect([await statusOf(cheap), await statusOf(dear)]).toEqual([paid, unpaid]);
    expect([await strays(dear), isMoneyBack(fields)]).toEqual([0, false]);
  });

  test('at once with its own leaves the money with one of both', async () => {
    const { cheap, fields, dear, borrowed } = await twoOrders();
    await Promise.allSettled([comeBack(cheap, fields), comeBack(dear, borrowed)]);
    await giveBack();
    expect(isMoneyBack(fields)).toBe((await statusOf(cheap)) !== paid);
  });
});
