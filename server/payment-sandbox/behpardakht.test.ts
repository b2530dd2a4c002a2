/** The stand-in against the gateways' documents: fixed requests and answers. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { callback, createRequests } from '#server/payment-sandbox/testing/requests.ts';
import { openPayPage, pressButton } from '#server/payment-sandbox/testing/shopper.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => {
  sandbox.control.reset();
  sandbox.till.clear();
});
afterAll(() => sandbox.close());

const { send, newest } = createRequests(() => sandbox);
const amount = 500_000;

describe('Behpardakht 1.29', () => {
  const { terminalId, userName, password: userPassword } = sandboxKeys.behpardakht;
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  const escaped = (text: string) => text.replaceAll(/[&<>]/g, (letter) => entities[letter] ?? '');

  /** Calls as the document's example does. @returns the text of `return` */
  async function call(name: string, fields: Record<string, string | number>): Promise<string> {
    const all = Object.entries({ terminalId, userName, userPassword, ...fields })
      .map(([key, value]) => `<${key}>${escaped(String(value))}</${key}>`)
      .join('');
    const body =
      '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" ' +
      'xmlns:int="http://interfaces.core.sw.bps.com/"><soapenv:Header/><soapenv:Body>' +
      `<int:${name}>${all}</int:${name}></soapenv:Body></soapenv:Envelope>`;
    const headers = { 'content-type': 'text/xml; charset=utf-8' };
    const answer = await send('/behpardakht/pgwchannel/services/pgw', body, headers);
    const found = new RegExp(
      `^<soap:Envelope .*<ns1:${name}Response xmlns:ns1="http://interfaces\\.core\\.sw\\.bps\\.com/">` +
        `<return>([^<]*)</return></ns1:${name}Response></soap:Body></soap:Envelope>$`,
    ).exec(answer);
    return found?.[1] ?? answer;
  }
  const order = {
    orderId: 7,
    amount,
    localDate: '20261126',
    localTime: '101500',
    additionalData: '',
    callBackUrl: callback,
    payerId: 0,
  };

  async function pay(
    button: 'پرداخت' | 'انصراف' | 'موجودی ناکافی' = 'پرداخت',
  ): Promise<Record<string, string>> {
    const begun = await call('bpPayRequest', order);
    expect(begun).toMatch(/^0,[0-9A-F]{20}$/);
    const [, RefId = ''] = begun.split(',');
    const url = `${sandbox.url}/behpardakht/pgwchannel/startpay.mellat`;
    const back = await pressButton({ method: 'POST', url, fields: { RefId } }, button);
    expect(back).toMatchObject({ method: 'POST', url: callback });
    expect(back?.fields).toMatchObject({ RefId, SaleOrderId: '7' });
    return back?.fields ?? {};
  }

  test('pay, callback, verify, settle, inquire, refund a part', async () => {
    const { SaleReferenceId: saleReferenceId = '', ...fields } = await pay();
    expect(fields).toMatchObject({
      ResCode: '0',
      CardHolderPan: expect.stringContaining('*'),
      FinalAmount: String(amount),
    });
    const sale = { orderId: 7, saleOrderId: 7, saleReferenceId };
    const answers: [string, object, string | RegExp][] = [
      ['bpSettleRequest', {}, '44'],
      ['bpVerifyRequest', {}, '0'],
      ['bpVerifyRequest', {}, '43'],
      ['bpInquiryRequest', {}, '0'],
      ['bpRefundRequest', { orderId: 8, refundAmount: 1_000 }, '47'],
      ['bpSettleRequest', {}, '0'],
      ['bpSettleRequest', {}, '45'],
      ['bpInquiryRequest', {}, '45'],
      ['bpReversalRequest', {}, '45'],
      ['bpRefundRequest', { orderId: 7, refundAmount: 1_000 }, '41'],
      ['bpRefundRequest', { orderId: 8, refundAmount: amount + 10 }, '25'],
      ['bpRefundInquiryRequest', { refundOrderId: 8, refundReferenceId: 0 }, '49'],
      ['bpRefundRequest', { orderId: 8, refundAmount: 1_000 }, /^0,\d+$/],
      ['bpRefundRequest', { orderId: 8, refundAmount: 1_000 }, '41'],
      ['bpRefundInquiryRequest', { refundOrderId: 8, refundReferenceId: 0 }, /^0,\d+$/],
    ];
    const said: [string, string][] = [];
    for (const [name, more] of answers) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      said.push([name, await call(name, { ...sale, ...more })]);
    }
    expect(said).toEqual(
      answers.map(([name, , answer]) => [
        name,
        typeof answer === 'string' ? answer : expect.stringMatching(answer),
      ]),
    );
  });

  const minute = 60_000;
  async function sell() {
    const { SaleReferenceId: saleReferenceId = '' } = await pay();
    return { orderId: 7, saleOrderId: 7, saleReferenceId };
  }

  test('money that nobody verified in 20 minutes has gone back', async () => {
    const sale = await sell();
    sandbox.till.shift(21 * minute);
    expect(await call('bpVerifyRequest', sale)).toBe('48');
  });

  test('three hours after verify it cannot be reversed', async () => {
    const sale = await sell();
    await call('bpVerifyRequest', sale);
    sandbox.till.shift(181 * minute);
    expect(await call('bpReversalRequest', sale)).toBe('55');
  });

  test('what was verified is reversed before it is settled, once', async () => {
    const sale = await sell();
    await call('bpVerifyRequest', sale);
    expect(await call('bpReversalRequest', sale)).toBe('0');
    expect(await call('bpReversalRequest', sale)).toBe('48');
    expect(await call('bpVerifyRequest', sale)).toBe('48');
    expect(await call('bpSettleRequest', sale)).toBe('48');
  });

  test.each([
    ['17', 'انصراف'],
    ['12', 'موجودی ناکافی'],
  ] as const)('code %s comes back for %s, and nothing can be verified', async (code, button) => {
    const { ResCode, SaleReferenceId } = await pay(button);
    expect([ResCode, SaleReferenceId]).toEqual([code, undefined]);
    const sale = { orderId: 7, saleOrderId: 7, saleReferenceId: newest().reference };
    expect(await call('bpVerifyRequest', sale)).toBe('42');
  });

  test.each([
    [200, { referer: 'http://localhost:3000/' }],
    [403, { referer: 'http://other.example/' }],
    [403, {}],
  ])('its page answers %d to a browser with %j', async (status, headers) => {
    await call('bpPayRequest', order);
    const url = `${sandbox.url}/behpardakht/pgwchannel/startpay.mellat`;
    const fields = { RefId: newest().token };
    expect((await openPayPage({ method: 'POST', url, fields }, headers)).status).toBe(status);
  });

  test('a used number, a wrong terminal, a wrong password', async () => {
    await pay();
    expect(await call('bpPayRequest', order)).toBe('41');
    expect(await call('bpPayRequest', { ...order, orderId: 8, terminalId: 1 })).toBe('21');
    expect(await call('bpPayRequest', { ...order, orderId: 8, userPassword: 'x' })).toBe('24');
  });
});
