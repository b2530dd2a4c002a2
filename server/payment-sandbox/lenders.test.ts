/** The stand-in against the gateways' documents: fixed requests and answers. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { callback, createRequests } from '#server/payment-sandbox/testing/requests.ts';
import { pressButton } from '#server/payment-sandbox/testing/shopper.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => {
  sandbox.control.reset();
  sandbox.till.clear();
});
afterAll(() => sandbox.close());

const { send, post, newest, link } = createRequests(() => sandbox);
const amount = 500_000;

const success = (response: object) => ({
  successful: true,
  response: expect.objectContaining(response),
});
const failure = { successful: false, errorData: expect.any(Object) };

describe.each(['snapppay', 'torobpay'] as const)('%s', (lender) => {
  const { clientId, clientSecret, userName, password } = sandboxKeys[lender];
  const base = `/${lender}/api/online`;

  async function logIn(secret: string = clientSecret) {
    const grant = {
      grant_type: 'password',
      scope: 'online-merchant',
      username: userName,
      password,
    };
    const answer: unknown = JSON.parse(
      await send(`${base}/v1/oauth/token`, String(new URLSearchParams(grant)), {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
      }),
    );
    return answer;
  }
  async function bearer() {
    const answer = Object(await logIn());
    expect(answer).toMatchObject({ token_type: 'bearer', expires_in: 3_600 });
    return { authorization: `Bearer ${answer.access_token}` };
  }
  const items = [{ id: 1, name: 'گوشی', category: 'موبایل', count: 2, amount: 200_000 }];
  const cart = { cartId: 1, cartItems: items, shippingAmount: 100_000, taxAmount: 0 };
  const order = {
    amount,
    discountAmount: 0,
    externalSourceAmount: 0,
    cartList: [{ ...cart, totalAmount: amount }],
    mobile: '+989121234567',
    paymentMethodTypeDto: 'INSTALLMENT',
    returnURL: callback,
    transactionId: '7',
  };

  test('token, callback, verify, settle, update downwards, cancel', async () => {
    const headers = await bearer();
    const call = (name: string, body: object) => post(`${base}/payment/v1/${name}`, body, headers);
    const read = async (path: string): Promise<unknown> =>
      (await fetch(sandbox.url + base + path, { headers })).json();
    expect(await read(`/offer/v1/eligible?amount=${amount}`)).toEqual(success({ eligible: true }));
    expect(await read('/offer/v1/eligible?amount=1')).toEqual(success({ eligible: false }));
    expect(await call('token', { ...order, amount: amount + 1 })).toEqual(failure);
    const way = { paymentToken: expect.any(String), paymentPageUrl: expect.any(String) };
    expect(await call('token', order)).toEqual(success(way));
    const { token: paymentToken } = newest();
    const status = () => read(`/payment/v1/status?paymentToken=${paymentToken}`);
    expect(await status()).toEqual(success({ status: 'PENDING', transactionId: '7' }));
    const back = await pressButton(link(`/${lender}/pay?token=${paymentToken}`), 'پرداخت');
    expect(back).toMatchObject({
      method: 'POST',
      url: callback,
      fields: { transactionId: '7', state: 'OK', amount: String(amount) },
    });
    const part = 100_000;
    const smaller = { ...order, paymentToken, amount: amount - part, discountAmount: part };
    const steps: [string, object, object, string][] = [
      ['settle', { paymentToken }, failure, 'PENDING'],
      ['verify', { paymentToken }, success({ transactionId: '7' }), 'VERIFY'],
      ['verify', { paymentToken }, failure, 'VERIFY'],
      ['cancel', { paymentToken }, failure, 'VERIFY'],
      ['settle', { paymentToken }, success({ transactionId: '7' }), 'SETTLE'],
      ['revert', { paymentToken }, failure, 'SETTLE'],
      ['update', smaller, success({ transactionId: '7' }), 'SETTLE'],
      ['update', { ...order, paymentToken }, failure, 'SETTLE'],
      ['cancel', { paymentToken }, success({ transactionId: '7' }), 'CANCEL'],
      ['cancel', { paymentToken }, failure, 'CANCEL'],
    ];
    for (const [name, body, answer, after] of steps) {
      /* oxlint-disable no-await-in-loop -- One after the other. */
      expect([name, await call(name, body)]).toEqual([name, answer]);
      expect([name, await status()]).toEqual([name, success({ status: after })]);
      /* oxlint-enable no-await-in-loop */
    }
  });

  test('without keys or a token nothing is answered', async () => {
    expect(await logIn('x')).toEqual({ error: 'invalid_grant' });
    const denied = { error: 'invalid_token' };
    expect(await post(`${base}/payment/v1/token`, order)).toEqual(denied);
  });
});
