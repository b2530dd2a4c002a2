import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { frozenBasket, orderStatuses } from '#lib/contract/codes.ts';
import {
  type StartOrderInput,
  orderResultAnswer,
  previewOrderAnswer,
  startOrderAnswer,
} from '#lib/contract/order.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { pressButton } from '#server/payment-sandbox/testing/shopper.ts';
import { codes } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { addAddress, methods, sellingShop, testGateways } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { until } from '#server/testing/until.ts';

const site = 'http://localhost';
let sandbox: RunningSandbox;
let shop: TestShop;
let bearer: Record<string, string>;
let addressId: number;
beforeAll(async () => {
  sandbox = await startSandbox();
  shop = await openTestShop({
    filling: sellingShop,
    config: { gateways: testGateways(sandbox.url), siteUrl: site },
  });
  await fillTestMembers(shop);
  ({ bearer } = await logIn(shop, accounts.member));
  addressId = await addAddress(shop, bearer);
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});
beforeEach(async () => {
  await shop.get('/api/Basket/Exit-Freeze', bearer);
  await shop.post('/api/Basket/Add-To-Basket', { WebsiteCode: codes.firstCase }, bearer);
});

const choice = () => ({ AddressId: addressId, Delivery: methods.post, Payment: 'zarinpal' });
async function start(more: Partial<StartOrderInput> & Record<string, unknown> = {}) {
  const body = { ...choice(), StartKey: randomUUID(), ...more };
  const answer = await shop.post('/api/order/start', body, bearer);
  return { status: answer.status, body: startOrderAnswer.parse(answer.body) };
}
const tokenIn = (url: string | undefined) => /[\w-]{22}$/.exec(url ?? '')?.[0] ?? '';

describe('order/preview', () => {
  test('says what is missing, and prices what is chosen', async () => {
    const first = await shop.post('/api/order/preview', {}, bearer);
    const shown = previewOrderAnswer.parse(first.body);
    expect(shown.problems.map(({ field }) => field)).toEqual(['AddressId', 'Delivery', 'Payment']);
    expect(shown.deliveries.map(({ price }) => price)).toEqual([null, null, null]);
    const chosen = await shop.post('/api/order/preview', { ...choice(), Coupon: ' tEn ' }, bearer);
    const { totals, problems, coupon } = previewOrderAnswer.parse(chosen.body);
    expect(problems).toEqual([]);
    expect(coupon).toEqual({ code: 'TEN', refusal: null });
    expect(totals.total).toBe(totals.linesTotal - totals.discount + totals.freight);
    expect(totals).toMatchObject({ freight: 80_000, vatRate: 10 });
  });

  test('refuses an unknown code with a sentence, and visitors with 401', async () => {
    const { body } = await shop.post('/api/order/preview', { ...choice(), Coupon: 'x' }, bearer);
    expect(previewOrderAnswer.parse(body).coupon?.refusal).toMatch(/درست نیست/);
    expect((await shop.post('/api/order/preview', choice())).status).toBe(401);
  });
});

describe('order/start', () => {
  test('answers the gateway’s address, the same one for the same key', async () => {
    const StartKey = randomUUID();
    const once = await start({ StartKey });
    expect(once).toMatchObject({ status: 200, body: { status: orderStatuses.atGateway } });
    expect(await start({ StartKey })).toEqual(once);
    const refused = await shop.post(
      '/api/order/start',
      { ...choice(), StartKey: randomUUID() },
      bearer,
    );
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'ORDER_OPEN', fields: { number: String(once.body.number) } },
    });
  });

  test('ignores a price, a total, a discount and a role of the client', async () => {
    const faked = { total: 1, Price: 1, discount: 9e9, role: 'Administrator' };
    const { body } = await start(faked);
    expect(body.redirect).not.toBeNull();
    const [payment] = sandbox.till.list().slice(-1);
    expect(payment?.amount).toBeGreaterThan(1_000_000);
  });

  test('keeps of its texts what can be stored and read', async () => {
    const { body } = await start({ Note: 'زنگ\u0000 \ud83d\u202eبزنید', Refer: '/\u0000' });
    const { body: order } = await shop.post('/api/order/get-detail', body, bearer);
    expect(order).toMatchObject({ note: 'زنگ \ufffdبزنید' });
  });

  test('refuses amounts the shopper has not seen', async () => {
    const answer = await shop.post(
      '/api/order/start',
      { ...choice(), StartKey: randomUUID(), QuoteKey: 'another' },
      bearer,
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'BASKET_CHANGED' } });
  });

  test.each([
    ['StartKey', 'not a uuid'],
    ['AddressId', 0],
    ['Delivery', 1.5],
    ['Slot', -1],
    ['Payment', ''],
    ['Coupon', 'x'.repeat(201)],
    ['Note', 'x'.repeat(501)],
  ])('answers 422 for %s %s', async (field, value) => {
    const body = { ...choice(), StartKey: randomUUID(), [field]: value };
    const answer = await shop.post('/api/order/start', body, bearer);
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    });
  });
});

describe('a callback', () => {
  test.each([
    ['the bank’s site', () => 'https://bpm.shaparak.ir'],
    ['the stand-in, on the same machine', () => sandbox.url],
  ])('by a form of %s, without session, leads to the result', async (_name, originOf) => {
    const { body } = await start({ Payment: 'behpardakht' });
    const go = await shop.get(new URL(body.redirect?.url ?? '').pathname);
    expect(go.headers['content-security-policy']).toContain(`form-action ${sandbox.url}`);
    const token = tokenIn(body.redirect?.url);
    const way = await shop.shop.payments.wayOf(token);
    const back = way && (await pressButton(way, 'پرداخت'));
    expect(back?.method).toBe('POST');
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/order/callback/behpardakht?a=${token}`,
      headers: {
        origin: originOf(),
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(back?.fields).toString(),
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/shop/checkout/result?t=${token}`,
    ]);
    const found = orderResultAnswer.parse(
      (await shop.post('/api/order/get-result', { t: token })).body,
    );
    expect(found).toMatchObject({ number: body.number, status: orderStatuses.paid });
    expect(Object.keys(found).toSorted()).toEqual([
      'amount',
      'at',
      'expiresAt',
      'gateway',
      'isInBasket',
      'money',
      'moneyAmount',
      'next',
      'number',
      'reference',
      'secondsLeft',
      'status',
      'trace',
      'ways',
      'why',
    ]);
    expect(found).toMatchObject({ secondsLeft: null, ways: [], gateway: 'به‌پرداخت ملت' });
    expect(found).toMatchObject({ trace: back?.fields['RefId'], money: 'paid', moneyAmount: null });
    expect(found.next).toEqual({ delivery: 'post', returnDays: 10 });
    const detail = await shop.post('/api/order/get-detail', body, bearer);
    expect(detail.body).toMatchObject({
      payment: { trace: found.trace, reference: found.reference },
    });
  });

  test('with an unknown token, a wrong gateway or endless fields changes nothing', async () => {
    const { body } = await start({ Payment: 'behpardakht' });
    const token = tokenIn(body.redirect?.url);
    const nobody = 'x'.repeat(22);
    for (const path of [
      `behpardakht?a=${nobody}`,
      `zarinpal?a=${token}&Status=OK`,
      `idpay?a=${token}`,
      `${'x'.repeat(60)}?a=${token}`,
      `behpardakht?a=${token}&RefId=${'9'.repeat(3_000)}`,
      'behpardakht',
      `behpardakht?a=%00`,
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const { status, headers } = await shop.get(`/api/order/callback/${path}`);
      expect([status, headers['location']]).toEqual([303, '/not-found']);
    }
    expect(await shop.post('/api/order/get-result', { t: nobody })).toMatchObject({ status: 404 });
    expect(await shop.post('/api/order/get-result', { t: 'x' })).toMatchObject({ status: 422 });
  });

  test('is the only call a page of another site can make', async () => {
    const foreign = { origin: 'https://bpm.shaparak.ir' };
    const answer = await shop.post('/api/order/start', choice(), { ...bearer, ...foreign });
    expect(answer.status).toBe(403);
  });
});

describe('order/pay-again', () => {
  test('opens a payment after one that failed; for another member 404', async () => {
    const { body } = await start({ Payment: 'behpardakht' });
    const token = tokenIn(body.redirect?.url);
    const way = await shop.shop.payments.wayOf(token);
    const back = way && (await pressButton(way, 'انصراف'));
    await shop.shop.payments.comeBack('behpardakht', { ...back?.fields, a: token });
    const again = { number: body.number, payment: 'zibal' };
    const { body: foreign } = await shop.post(
      '/api/order/pay-again',
      again,
      (await logIn(shop, accounts.withoutNationalCode)).bearer,
    );
    expect(foreign).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const answer = await shop.post('/api/order/pay-again', again, bearer);
    expect(startOrderAnswer.parse(answer.body).redirect?.url).toContain(`${sandbox.url}/`);
    const unknown = await shop.post('/api/order/pay-again', { ...again, payment: 'idpay' }, bearer);
    expect([unknown.status, answer.status]).toEqual([422, 200]);
  });
});

test('order/go leads to the gateway until the order is cancelled, then to the result', async () => {
  const { body } = await start({ Payment: 'behpardakht' });
  const { pathname } = new URL(body.redirect?.url ?? '');
  const form = await shop.get(pathname);
  expect(form).toMatchObject({
    status: 200,
    body: expect.stringContaining(`action="${sandbox.url}`),
    // The gateway accepts only browsers that name the shop's domain in `Referer`.
    headers: { 'referrer-policy': 'strict-origin-when-cross-origin' },
  });
  expect(form.body).not.toMatch(/referrer/i);
  await shop.get('/api/Basket/Exit-Freeze', bearer);
  expect(await shop.get(pathname)).toMatchObject({
    status: 303,
    headers: { location: `/shop/checkout/result?t=${tokenIn(pathname)}` },
  });
});

test('Basket/Exit-Freeze cancels the waiting order and thaws the basket', async () => {
  const { body } = await start();
  expect((await shop.get('/api/Basket/Get-Basket', bearer)).body).toMatchObject({ frozen: true });
  const left = await shop.get('/api/Basket/Exit-Freeze', bearer);
  expect(left.body).toMatchObject({ message: null });
  const answer = await shop.post('/api/order/pay-again', { number: body.number }, bearer);
  expect(answer).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_PAYABLE' } });
});

test('Basket/Exit-Freeze changes nothing while the payment is being verified', async () => {
  const { body } = await start({ Payment: 'behpardakht' });
  const token = tokenIn(body.redirect?.url);
  const way = await shop.shop.payments.wayOf(token);
  const back = way && (await pressButton(way, 'پرداخت'));
  sandbox.control.reset();
  const verify = 'behpardakht.bpVerifyRequest';
  sandbox.control.plan({ call: verify, kind: 'delay', ms: 500 });
  const coming = shop.shop.payments.comeBack('behpardakht', { ...back?.fields, a: token });
  await until(async () => sandbox.control.counts.has(verify));
  expect((await shop.get('/api/Basket/Exit-Freeze', bearer)).body).toMatchObject({
    message: 'پرداخت شما در حال بررسی است',
    basketCount: frozenBasket,
  });
  expect((await shop.get('/api/Basket/Get-Basket', bearer)).body).toMatchObject({ frozen: true });
  await coming;
  const { body: order } = await shop.post('/api/order/get-detail', body, bearer);
  expect(order).toMatchObject({ status: orderStatuses.paid });
});
