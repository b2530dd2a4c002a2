import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type AdminOrderAnswer, adminOrderAnswer } from '#lib/contract/admin-order.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { rows } from '#server/db/database.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { createLogger } from '#server/http/logging.ts';
import { type GatewayOfTests, createPaying, piece } from '#server/testing/paying.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { fillTestMembers, logIn } from '#server/testing/members.ts';
import { sellingShop, startBody, testGateways, writeBuyers } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

type Headers = Readonly<Record<string, string>>;

/** A shop with gateways, an administrator and a member. */
export interface Desk {
  readonly shop: TestShop;
  readonly sandbox: RunningSandbox;
  readonly admin: Headers;
  readonly member: Headers;
  close(): Promise<void>;
}

/** @param hub whether the shop has one */
export async function openDesk(hub = false): Promise<Desk> {
  const sandbox = await startSandbox();
  const shop = await openTestShop({
    hub,
    filling: sellingShop,
    config: { gateways: testGateways(sandbox.url), siteUrl: 'http://localhost' },
  });
  await fillTestMembers(shop);
  return {
    shop,
    sandbox,
    admin: await signInStaff(shop),
    member: (await logIn(shop)).bearer,
    close: async () => {
      await shop.close();
      await sandbox.close();
    },
  };
}

/** What staff and shoppers do with orders. */
export function createDeskWork(now: () => Desk) {
  const paying = createPaying(() => now().shop);
  const db = () => now().shop.shop.database.db;

  const call = (name: string, body: object, headers: Headers = now().admin) =>
    now().shop.post(`/api/Admin/${name}`, body, headers);

  async function read(number: number): Promise<AdminOrderAnswer> {
    return adminOrderAnswer.parse((await call('Get-Order', { number })).body);
  }

  /** Makes a call about an order as it is now. */
  async function act(name: string, number: number, more: object = {}) {
    const { version } = await read(number);
    return call(name, { number, version, ...more });
  }

  /** @throws {Error} when it is refused */
  async function done(name: string, number: number, more?: object): Promise<AdminOrderAnswer> {
    const { status, body } = await act(name, number, more);
    if (status !== 200) throw new Error(`${name} was answered with ${status}.`);
    return adminOrderAnswer.parse(body);
  }

  /** An order of one piece that is paid on delivery. */
  async function order(more: object = {}) {
    const [buyer] = await writeBuyers(now().shop.shop.database, 1, [piece]);
    if (!buyer) throw new Error('no buyer');
    const started = await now().shop.shop.orders.start(buyer.memberId, startBody(buyer, more));
    return { ...started, buyer };
  }

  /** An order of 180,000 toman that was paid at the gateway. */
  async function payAt(gateway: GatewayOfTests, more: object = {}) {
    const left = await paying.leave(gateway, more);
    await paying.comeBack(left, await paying.press(left, 'پرداخت'));
    return left;
  }

  async function messages(number: number): Promise<string[]> {
    const found = await rows(
      db(),
      sql`select text from sms where text like ${`%${toPersianDigits(number)}%`} order by id`,
      z.object({ text: z.string() }),
    );
    return found.map(({ text }) => text);
  }

  const records = (subject: string) =>
    db().select().from(staffEvent).where(eq(staffEvent.subject, subject)).orderBy(staffEvent.id);

  const giveBack = () => now().shop.job('give refunds back').run(createLogger('silent'));

  return { ...paying, call, read, act, done, order, payAt, messages, records, giveBack, db };
}
