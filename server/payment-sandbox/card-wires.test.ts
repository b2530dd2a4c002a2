/** The stand-in against the gateways' documents: fixed requests and answers. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { callback, createRequests } from '#server/payment-sandbox/testing/requests.ts';
import { pressButton } from '#server/payment-sandbox/testing/shopper.ts';
import { otherMerchant } from '#server/payment-sandbox/zarinpal.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => {
  sandbox.control.reset();
  sandbox.till.clear();
});
afterAll(() => sandbox.close());

const { post, newest, link } = createRequests(() => sandbox);
const amount = 500_000;

const success = (data: object) => ({ data: expect.objectContaining(data), errors: [] });
const failure = (code: number) => ({ data: [], errors: expect.objectContaining({ code }) });
/** Presses a button of the pay page at this path. */
const press = (path: string, button: 'پرداخت' | 'انصراف') => pressButton(link(path), button);

const zarinpalPage = (authority: string) => `/zarinpal/pg/StartPay/${authority}`;
const zibalPage = (trackId: number) => `/zibal/start/${trackId}`;

/** Refunds a part of the newest payment at Zarinpal. */
const refund = (part: number) =>
  post(
    '/zarinpal/api/v4/graphql',
    {
      query: 'mutation { resource: AddRefund }',
      variables: { session_id: newest().reference, amount: part },
    },
    { authorization: `Bearer ${sandboxKeys.zarinpal.accessToken}` },
  );

describe('Zarinpal v4', () => {
  const merchant_id = sandboxKeys.zarinpal.merchantId;
  const call = (name: string, body: object) =>
    post(`/zarinpal/pg/v4/payment/${name}.json`, { merchant_id, ...body });

  async function begin() {
    const order = { amount, currency: 'IRR', description: 'x', callback_url: callback };
    const metadata = { order_id: '7', auto_verify: false };
    expect(await call('request', { ...order, metadata })).toEqual(
      success({ code: 100, authority: expect.stringMatching(/^A.{35}$/) }),
    );
    return newest().token;
  }
  test('request, callback, verify once and again, reverse', async () => {
    const authority = await begin();
    const of = { authority, amount };
    expect(await call('verify', of)).toEqual(failure(-51));
    expect(await call('inquiry', of)).toEqual(success({ status: 'IN_BANK' }));
    expect(await press(zarinpalPage(authority), 'پرداخت')).toMatchObject({
      method: 'GET',
      fields: { Authority: authority, Status: 'OK' },
    });
    expect(await call('unVerified', {})).toEqual(
      success({ code: 100, authorities: [expect.objectContaining({ authority, amount })] }),
    );
    expect(await call('inquiry', of)).toEqual(success({ status: 'PAID' }));
    expect(await call('verify', { ...of, amount: amount + 1 })).toEqual(failure(-50));
    const paid = { ref_id: expect.any(Number), card_pan: expect.stringContaining('*') };
    expect(await call('verify', of)).toEqual(success({ code: 100, ...paid }));
    expect(await call('verify', of)).toEqual(success({ code: 101, ...paid }));
    expect(await call('inquiry', of)).toEqual(success({ status: 'VERIFIED' }));
    expect(await call('reverse', of)).toEqual(success({ code: 100 }));
    expect(await call('inquiry', of)).toEqual(success({ status: 'REVERSED' }));
  });

  test('half an hour after verify it cannot be reversed, but parts go back by GraphQL', async () => {
    const authority = await begin();
    await press(zarinpalPage(authority), 'پرداخت');
    await call('verify', { authority, amount });
    sandbox.till.shift(31 * 60_000);
    expect(await call('reverse', { authority })).toEqual(failure(-63));
    const refused = { errors: [expect.any(Object)] };
    expect(await refund(19_999)).toEqual(refused);
    expect(await refund(300_000)).toMatchObject({ data: { resource: { amount: 300_000 } } });
    expect(await refund(200_001)).toEqual(refused);
  });

  test('a shopper who gives up, an unknown authority, a wrong merchant', async () => {
    const authority = await begin();
    expect(await press(zarinpalPage(authority), 'انصراف')).toMatchObject({
      fields: { Status: 'NOK' },
    });
    expect(await call('inquiry', { authority })).toEqual(success({ status: 'FAILED' }));
    const unknown = { authority: `A${'0'.repeat(35)}`, amount };
    expect(await call('verify', unknown)).toEqual(failure(-54));
    expect(await call('verify', { merchant_id: 'x', authority, amount })).toEqual(failure(-9));
  });

  test('a payment of another merchant is neither verified nor listed', async () => {
    const authority = await begin();
    await press(zarinpalPage(authority), 'پرداخت');
    const other = { merchant_id: otherMerchant };
    for (const name of ['verify', 'inquiry', 'reverse']) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      expect(await call(name, { ...other, authority, amount })).toEqual(failure(-53));
    }
    expect(await call('unVerified', other)).toEqual(success({ code: 100, authorities: [] }));
    expect(await call('verify', { authority, amount })).toEqual(
      success({ code: 100, ref_id: expect.any(Number) }),
    );
  });
});

describe('Zibal v1', () => {
  const { merchant } = sandboxKeys.zibal;
  const call = (name: string, body: object) => post(`/zibal/v1/${name}`, { merchant, ...body });
  const order = { amount, callbackUrl: callback, orderId: '7', mobile: '09121234567' };

  async function begin() {
    expect(await call('request', order)).toMatchObject({
      result: 100,
      trackId: expect.any(Number),
    });
    return Number(newest().token);
  }

  test('request, callback, verify once and again without the amount, inquiry', async () => {
    const trackId = await begin();
    expect(await call('verify', { trackId })).toMatchObject({ result: 202 });
    expect(await press(zibalPage(trackId), 'پرداخت')).toMatchObject({
      method: 'GET',
      fields: { trackId: String(trackId), success: '1', status: '2', orderId: '7' },
    });
    expect(await call('inquiry', { trackId })).toMatchObject({ result: 100, status: 2, amount });
    const paid = { result: 100, status: 1, amount, orderId: '7', refNumber: expect.any(Number) };
    expect(await call('verify', { trackId })).toMatchObject(paid);
    const again = await call('verify', { trackId });
    expect(again).toEqual({ result: 201, message: expect.any(String) });
    expect(await call('inquiry', { trackId })).toMatchObject({ result: 100, status: 1, amount });
  });

  test.each([
    [102, 'request', { ...order, merchant: 'x' }],
    [105, 'request', { ...order, amount: 1_000 }],
    [203, 'verify', { trackId: 1 }],
    [203, 'inquiry', { trackId: 1 }],
  ])('answers %d to %s %j', async (result, name, body) => {
    expect(await call(name, body)).toMatchObject({ result });
  });

  test.each([
    [18, { state: 'reversed' }],
    [16, { panelRefund: 'ordered' }],
    [15, { panelRefund: 'done' }],
  ] as const)('inquiry has status %d of %j', async (status, change) => {
    const trackId = await begin();
    await press(zibalPage(trackId), 'پرداخت');
    await call('verify', { trackId });
    Object.assign(newest(), change);
    expect(await call('inquiry', { trackId })).toMatchObject({ result: 100, status, amount });
  });

  test('a shopper who gives up is status 3', async () => {
    const trackId = await begin();
    const fields = { success: '0', status: '3' };
    expect(await press(zibalPage(trackId), 'انصراف')).toMatchObject({ fields });
    expect(await call('inquiry', { trackId })).toMatchObject({ status: 3 });
  });
});

describe('SEP 3.3', () => {
  const TerminalId = sandboxKeys.saman.terminalId;
  const call = (name: string, RefNum: string, TerminalNumber = Number(TerminalId)) =>
    post(`/saman/verifyTxnRandomSessionkey/ipg/${name}`, { RefNum, TerminalNumber });

  const order = { action: 'token', TerminalId, Amount: amount, ResNum: '7' };
  const asked = { ...order, RedirectUrl: callback, CellNumber: '09121234567' };
  async function begin(TokenExpiryInMin = 20) {
    const answer = await post('/saman/onlinepg/onlinepg', { ...asked, TokenExpiryInMin });
    expect(answer).toEqual({ status: 1, token: expect.any(String) });
    return link(`/saman/OnlinePG/SendToken?token=${newest().token}`);
  }

  test('token, callback, verify any number of times, reverse', async () => {
    const back = await pressButton(await begin(), 'پرداخت');
    const { RefNum = '', ...fields }: Record<string, string> = back?.fields ?? {};
    expect(back).toMatchObject({ method: 'POST', url: callback });
    expect(fields).toMatchObject({
      State: 'OK',
      Status: '2',
      ResNum: '7',
      Amount: String(amount),
      TraceNo: expect.stringMatching(/^\d{6}$/),
      Rrn: expect.stringMatching(/^\d+$/),
      SecurePan: expect.stringContaining('*'),
      HashedCardNumber: expect.any(String),
    });
    const detail = { RefNum, OrginalAmount: amount, TerminalNumber: Number(TerminalId) };
    const answer = (ResultCode: number) => ({ ResultCode, TransactionDetail: detail });
    expect(await call('VerifyTransaction', RefNum)).toMatchObject(answer(0));
    expect(await call('VerifyTransaction', RefNum)).toMatchObject(answer(2));
    expect(await call('VerifyTransaction', RefNum)).toMatchObject(answer(2));
    expect(await call('ReverseTransaction', RefNum)).toMatchObject({ ResultCode: 0 });
    expect(await call('VerifyTransaction', RefNum)).toMatchObject({ ResultCode: 5 });
  });

  test('a shopper who gives up, an unknown reference, a wrong terminal', async () => {
    expect(await pressButton(await begin(), 'انصراف')).toMatchObject({
      fields: { State: 'CanceledByUser', Status: '1', RefNum: '' },
    });
    expect(await call('VerifyTransaction', '1')).toMatchObject({ ResultCode: -2 });
    expect(await call('VerifyTransaction', '1', 1)).toMatchObject({ ResultCode: -105 });
    expect(await post('/saman/onlinepg/onlinepg', { action: 'token' })).toMatchObject({
      status: -1,
      errorCode: expect.any(String),
    });
  });

  test.each([20, 30])('a token is good for the %d minutes that were asked for', async (minutes) => {
    const way = await begin(minutes);
    sandbox.till.shift((minutes - 1) * 60_000);
    expect(sandbox.till.isOpen(newest())).toBe(true);
    sandbox.till.shift(2 * 60_000);
    expect(await pressButton(way, 'پرداخت')).toBeNull();
    expect(newest().state).toBe('waiting');
  });

  test('no token is good for less than 20 minutes', async () => {
    const tooShort = { ...asked, TokenExpiryInMin: 19 };
    expect(await post('/saman/onlinepg/onlinepg', tooShort)).toMatchObject({ status: -1 });
  });

  test('50 minutes after verify it cannot be reversed', async () => {
    const back = await pressButton(await begin(), 'پرداخت');
    const { RefNum = '' }: Record<string, string> = back?.fields ?? {};
    await call('VerifyTransaction', RefNum);
    sandbox.till.shift(51 * 60_000);
    expect(await call('ReverseTransaction', RefNum)).toMatchObject({ ResultCode: -6 });
    sandbox.till.shift(-2 * 60_000);
    expect(await call('ReverseTransaction', RefNum)).toMatchObject({ ResultCode: 0 });
  });

  test('after half an hour it is too late to verify', async () => {
    const back = await pressButton(await begin(), 'پرداخت');
    sandbox.till.shift(31 * 60_000);
    const { RefNum = '' }: Record<string, string> = back?.fields ?? {};
    expect(await call('VerifyTransaction', RefNum)).toMatchObject({ ResultCode: -6 });
  });
});
