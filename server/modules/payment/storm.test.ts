import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { ShopError } from '#server/errors.ts';
import {
  type Dice,
  type Walk,
  finish,
  diceOf,
  differences,
  happen,
  someGateway,
} from '#server/modules/payment/testing/storm.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { createPaying } from '#server/testing/paying.ts';
import { brokenInvariants, sellingShop, testGateways } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let sandbox: RunningSandbox;
let node: TestShop;
let other: TestShop;
beforeAll(async () => {
  sandbox = await startSandbox();
  const config = { gateways: testGateways(sandbox.url), siteUrl: 'http://localhost' };
  node = await openTestShop({ filling: sellingShop, config });
  await node.shop.database.db.execute(sql`update coupon set use_limit = null`);
  other = await openTestShop({ beside: node, config });
});
afterEach(() => {
  sandbox.control.reset();
  sandbox.till.clear();
});
afterAll(async () => {
  await other.close();
  await node.close();
  await sandbox.close();
});

const orders = 8;
const rounds = 40;
const atOnce = 4;

async function set(roll: Dice): Promise<Walk[]> {
  const { start } = createPaying(() => node);
  const walks: Walk[] = [];
  for (let n = 0; n < orders; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- Each roll depends on the one before.
    const made = await start(someGateway(roll), roll(4) === 0 ? { Coupon: 'TEN' } : {});
    walks.push({ ...made, memberId: made.buyer.memberId, callbacks: [] });
  }
  return walks;
}

test.each([1, 2, 3, 4])(
  'whatever happens at once on two nodes, money and stock add up (%i)',
  async (seed) => {
    const roll = diceOf(seed);
    const walks = await set(roll);
    const odd: unknown[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const some = Array.from({ length: atOnce }, () => walks[roll(orders)] ?? walks[0]);
      // oxlint-disable-next-line no-await-in-loop -- One round after the other.
      const ended = await Promise.allSettled(
        some.map(async (walk) => {
          if (walk) await happen(walk, roll(2) === 0 ? node : other, sandbox, roll);
        }),
      );
      for (const each of ended) {
        if (each.status === 'rejected' && !(each.reason instanceof ShopError))
          odd.push(each.reason);
      }
    }
    sandbox.control.reset();
    await finish(node);
    await node.shop.database.db.execute(
      sql`update shop_order set expires_at = now() where expires_at is not null`,
    );
    await node.shop.orders.expireSome();
    await finish(node);
    expect(odd).toEqual([]);
    expect(await differences(node, sandbox)).toEqual([]);
    expect(await brokenInvariants(node.shop.database)).toEqual([]);
  },
  120_000,
);
