import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { orderStatuses } from '#lib/contract/codes.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { variants } from '#server/testing/fixture.ts';
import {
  type Buyer,
  methods,
  sellingShop,
  startBody,
  testGateways,
  writeBuyers,
} from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { until } from '#server/testing/until.ts';

let sandbox: RunningSandbox;
let shop: TestShop;
beforeAll(async () => {
  sandbox = await startSandbox();
  shop = await openTestShop({
    filling: sellingShop,
    config: {
      gateways: testGateways(sandbox.url, 'zarinpal,snapppay,torobpay'),
      siteUrl: 'http://localhost',
    },
  });
});
beforeEach(() => sandbox.control.reset());
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});

const piece = 101;
async function oneBuyer(variantId: number, count = 1): Promise<Buyer> {
  const [buyer] = await writeBuyers(shop.shop.database, 1, [variantId], count);
  if (!buyer) throw new Error('no buyer');
  return buyer;
}
/** What the checkout shows of each gateway, by its name, and what prevents the order. */
async function preview({ memberId, addressId }: Buyer, method: number = methods.post) {
  const choice = { AddressId: addressId, Delivery: method, Payment: 'snapppay' };
  const { payments, problems } = await shop.shop.orders.preview(memberId, choice);
  const gateways = payments.filter(({ kind }) => kind === 'gateway');
  const shown = gateways.map(
    ({ name, refusal, instalments }) => [name, { refusal, instalments }] as const,
  );
  return { problems, shown: Object.fromEntries(shown) };
}
const asked = (name: string) => sandbox.control.counts.get(`${name}.eligible`) ?? 0;
const offered = { refusal: null, instalments: null };

test('a lender states its parts of a total, and is asked once by many previews', async () => {
  const buyer = await oneBuyer(piece);
  const parts = { refusal: null, instalments: '۴ قسط ۴۵٬۰۰۰ تومانی، بدون سود' };
  const all = await Promise.all(Array.from({ length: 8 }, () => preview(buyer)));
  for (const { problems, shown } of [...all, await preview(buyer)]) {
    expect(shown).toEqual({ zarinpal: offered, snapppay: parts, torobpay: parts });
    expect(problems).toEqual([]);
  }
  expect([asked('snapppay'), asked('torobpay')]).toEqual([1, 1]);
});

test('a lender that does not lend the total cannot be chosen, and says why', async () => {
  const { problems, shown } = await preview(await oneBuyer(variants.laptop));
  const refusal = 'خرید قسطی از ۲۰٬۰۰۰ تا ۵۰٬۰۰۰٬۰۰۰ تومان ممکن است.';
  const refused = { refusal, instalments: null };
  expect(shown).toEqual({ zarinpal: offered, snapppay: refused, torobpay: refused });
  expect(problems).toEqual([{ code: 'INVALID', field: 'Payment', message: refusal }]);
});

test('a lender is not asked about an order of nothing', async () => {
  const [buyer] = await writeBuyers(shop.shop.database, 1, []);
  if (!buyer) throw new Error('no buyer');
  const { shown } = await preview(buyer, methods.pickUp);
  expect(shown).toEqual({ zarinpal: offered, snapppay: offered, torobpay: offered });
  expect([asked('snapppay'), asked('torobpay')]).toEqual([0, 0]);
});

test('silent and broken lenders are offered without a line, rest, and are paid with', async () => {
  const [buyer, other] = [await oneBuyer(piece, 3), await oneBuyer(piece, 3)];
  sandbox.control.plan({ call: 'snapppay.eligible', kind: 'delay', ms: 3_000 });
  sandbox.control.plan({ call: 'torobpay.eligible', kind: 'html' });
  const began = performance.now();
  const { problems, shown } = await preview(buyer);
  expect(performance.now() - began).toBeLessThan(3_000);
  expect(shown).toEqual({ zarinpal: offered, snapppay: offered, torobpay: offered });
  expect(problems).toEqual([]);
  // Another total, which nobody has asked about.
  await preview(await oneBuyer(piece, 4));
  const body = startBody(other, { Payment: 'snapppay' });
  const { departure } = await shop.shop.payments.startOrder(other.memberId, body);
  expect(departure).toEqual({ status: orderStatuses.atGateway, url: expect.any(String) });
  expect(performance.now() - began).toBeLessThan(3_000);
  // The late answer is shown by the next preview.
  const inParts = { refusal: null, instalments: '۴ قسط ۹۷٬۵۰۰ تومانی، بدون سود' };
  const late = await until(async () => {
    const next = await preview(buyer);
    return next.shown['snapppay']?.instalments ? next.shown : null;
  });
  expect(late).toEqual({ zarinpal: offered, snapppay: inParts, torobpay: offered });
  expect([asked('snapppay'), asked('torobpay')]).toEqual([1, 1]);
});
