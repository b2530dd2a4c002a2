import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { kavenegar } from '#server/sms/kavenegar.ts';
import { type Sms, SmsFailure, type SmsProvider } from '#server/sms/provider.ts';
import { smsIr } from '#server/sms/sms-ir.ts';
import {
  openProviderServer,
  type ProviderServer,
  says,
} from '#server/sms/testing/provider-server.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await openProviderServer();
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.goDown().catch(() => undefined));

const secret = 'a-key/of the&tests';
const settings = () => ({ apiKey: secret, line: '30004505', address: server.address });
const sms: Sms = {
  reference: 7_001,
  mobile: '09123456789',
  text: 'سلام & خوش آمدید\nhttps://x/?a=1',
};
const code: Sms = { ...sms, template: { name: '817', values: { Code: '48151', Name: 'سارا' } } };

/** The outcome of sending: 'sent', or the kind of failure. */
async function ending(provider: SmsProvider, message = sms) {
  try {
    await provider.send(message);
    return 'sent';
  } catch (error) {
    if (!(error instanceof SmsFailure)) throw error;
    for (const part of [secret, encodeURIComponent(secret), sms.mobile, 'سلام', '48151']) {
      expect(error.message).not.toContain(part);
    }
    return error.kind;
  }
}

const taken = (status = 1) => ({
  return: { status: 200, message: 'تایید شد' },
  entries: [{ messageid: 8_792_343, status, statustext: 'در صف ارسال', cost: 120 }],
});
const refused = (status: number) => ({ return: { status, message: 'نشد' }, entries: null });

describe('Kavenegar', () => {
  test('receives number, text, sender and reference as a form, with the API key in the path', async () => {
    server.answer(says(200, taken()));
    expect(await ending(kavenegar(settings()))).toBe('sent');
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = server.requests;
    expect(path).toBe(`/v1/${encodeURIComponent(secret)}/sms/send.json`);
    expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      receptor: sms.mobile,
      message: sms.text,
      sender: '30004505',
      localid: '7001',
    });
  });

  test('receives the template values in their order', async () => {
    server.answer(says(200, taken(5)));
    expect(await ending(kavenegar(settings()), code)).toBe('sent');
    expect(server.requests[0]?.path).toMatch(/\/verify\/lookup\.json$/);
    expect(Object.fromEntries(new URLSearchParams(server.requests[0]?.body))).toEqual({
      receptor: sms.mobile,
      template: '817',
      token: '48151',
      token2: 'سارا',
    });
  });

  test.each([
    ['sent', 200, taken()],
    ['sent', 200, { return: { status: 200, message: 'تایید شد' } }],
    // Invalid numbers and texts, and a state in which nothing arrives.
    ['refused', 411, refused(411)],
    ['refused', 413, refused(413)],
    ['refused', 432, refused(432)],
    ['refused', 200, taken(14)],
    // API key, credit, sender number, busy server: temporary, or the operator can fix it.
    ['unsent', 401, refused(401)],
    ['unsent', 403, refused(403)],
    ['unsent', 418, refused(418)],
    ['unsent', 200, refused(418)],
    ['unsent', 409, refused(409)],
    ['unsent', 429, ''],
    ['unsent', 503, '<html>'],
    ['unsent', 302, ''],
    ['doubtful', 500, 'Internal Server Error'],
    ['doubtful', 500, refused(500)],
    ['doubtful', 502, '<html>Bad Gateway</html>'],
    ['doubtful', 200, '{"return":{"status":200'],
    ['doubtful', 200, ''],
    ['doubtful', 200, '[]'],
    ['doubtful', 200, ' '.repeat(100_000) + JSON.stringify(taken())],
  ])('leaves a message %s when it answers %d %j', async (kind, status, body) => {
    server.answer(says(status, body));
    expect(await ending(kavenegar(settings()))).toBe(kind);
  });
});

const done = { status: 1, message: 'موفق', data: { packId: 'x', messageIds: [8_652], cost: 1 } };
const not = (status: number) => ({ status, message: 'نشد', data: null });

describe('sms.ir', () => {
  test('receives number, text and sender as JSON, with the API key in a header', async () => {
    server.answer(says(200, done));
    expect(await ending(smsIr({ ...settings(), line: '300000000000' }))).toBe('sent');
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = server.requests;
    expect(path).toBe('/v1/send/bulk');
    expect(headers).toMatchObject({ 'x-api-key': secret, 'content-type': 'application/json' });
    expect(JSON.parse(body)).toEqual({
      lineNumber: 300_000_000_000,
      messageText: sms.text,
      mobiles: [sms.mobile],
    });
  });

  test('receives the template values by their names', async () => {
    server.answer(says(200, { status: 1, message: 'موفق', data: { messageId: 8, cost: 1 } }));
    expect(await ending(smsIr(settings()), code)).toBe('sent');
    expect(server.requests[0]?.path).toBe('/v1/send/verify');
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
      mobile: sms.mobile,
      templateId: 817,
      parameters: [
        { name: 'Code', value: '48151' },
        { name: 'Name', value: 'سارا' },
      ],
    });
  });

  test.each([
    ['sent', 200, done],
    ['refused', 400, not(104)],
    ['refused', 400, not(114)],
    ['refused', 400, not(115)],
    ['refused', 200, { ...done, data: { messageIds: [0] } }],
    ['refused', 200, { ...done, data: { messageIds: [null] } }],
    ['unsent', 401, not(10)],
    ['unsent', 400, not(101)],
    ['unsent', 400, not(102)],
    ['unsent', 400, not(113)],
    ['unsent', 429, not(20)],
    ['unsent', 429, ''],
    ['unsent', 503, ''],
    ['doubtful', 500, not(0)],
    ['doubtful', 500, ''],
    ['doubtful', 200, 'null'],
    ['doubtful', 200, '{"status":'],
  ])('leaves a message %s when it answers %d %j', async (kind, status, body) => {
    server.answer(says(status, body));
    expect(await ending(smsIr(settings()))).toBe(kind);
  });
});

describe.each([
  ['Kavenegar', kavenegar],
  ['sms.ir', smsIr],
])('%s', (_name, make) => {
  test('a timeout leaves a message doubtful', async () => {
    server.answer(() => undefined);
    expect(await ending(make({ ...settings(), patience: 150 }))).toBe('doubtful');
    server.answer((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"status": 1');
    });
    expect(await ending(make({ ...settings(), patience: 150 }))).toBe('doubtful');
  });

  test('a connection closed half-way leaves a message doubtful', async () => {
    server.answer((response) => response.destroy());
    expect(await ending(make(settings()))).toBe('doubtful');
  });

  test('a refused connection leaves a message unsent', async () => {
    await server.goDown();
    expect(await ending(make(settings()))).toBe('unsent');
    expect(await ending(make({ ...settings(), address: 'http://nowhere.invalid' }))).toBe('unsent');
    await server.comeBack();
  });
});
