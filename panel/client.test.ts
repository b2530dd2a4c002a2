import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { askBy, type Asks, call, CallError, isCancelled, keepXsrf } from './client.ts';

interface Received {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What the service answers, one after the other. */
let answers: { status: number; body?: object; headers?: Record<string, string> }[] = [];
let received: Received[] = [];
let server: Server;
const plainFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    });
    const { status, body, headers } = answers.shift() ?? { status: 500 };
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body && JSON.stringify(body));
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // In a browser paths belong to the page's origin.
  globalThis.fetch = (path, init) => plainFetch(`http://127.0.0.1:${port}${String(path)}`, init);
});
afterAll(() => {
  globalThis.fetch = plainFetch;
  server.close();
});
afterEach(() => {
  askBy(null);
  keepXsrf('');
  received = [];
});

const refused = (status: number, code: string) => ({
  status,
  body: { message: 'نشد', code, fields: { permission: 'prices' } },
});
const asks = (changes: Partial<Asks>): Asks => ({
  signIn: async () => false,
  confirm: async () => false,
  renew: async () => false,
  ...changes,
});

test('a call posts its body with the XSRF value of the session and returns the answer', async () => {
  keepXsrf('of this session');
  answers = [{ status: 200, body: { staff: [] } }];
  await expect(call('Get-Staff', { id: 1 })).resolves.toEqual({ staff: [] });
  expect(received[0]?.url).toBe('/api/Admin/Get-Staff');
  expect(received[0]?.headers['x-xsrf-token']).toBe('of this session');
  expect(received[0]?.body).toBe('{"id":1}');
});

test('a form is sent in parts', async () => {
  answers = [{ status: 200, body: {} }];
  const form = new FormData();
  form.set('file', new File(['bytes'], 'lamp.png', { type: 'image/png' }));
  await call('Upload-Media', form);
  expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(received[0]?.body).toContain('filename="lamp.png"');
});

test('an answer without content is one', async () => {
  answers = [{ status: 204 }];
  await expect(call('Sign-Out')).resolves.toBeUndefined();
});

test('a refusal brings sentence, code and fields', async () => {
  answers = [refused(403, 'PERMISSION')];
  const error: unknown = await call('Save-Product').catch((each: unknown) => each);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({
    status: 403,
    code: 'PERMISSION',
    fields: { permission: 'prices' },
  });
});

test('without an answer the code is OFFLINE', async () => {
  const fetching = globalThis.fetch;
  globalThis.fetch = () => plainFetch('http://127.0.0.1:1');
  await expect(call('Get-Staff')).rejects.toMatchObject({ status: null, code: 'OFFLINE' });
  globalThis.fetch = fetching;
});

test.each([
  ['PANEL_SESSION', 401, 'signIn'],
  ['CONFIRM_IDENTITY', 403, 'confirm'],
  ['XSRF', 403, 'renew'],
] as const)(
  'a call refused with %s is sent again once that is mended',
  async (code, status, by) => {
    askBy(
      asks({
        [by]: async () => {
          keepXsrf('the new one');
          return true;
        },
      }),
    );
    answers = [refused(status, code), { status: 200, body: { done: true } }];
    await expect(call('Save-Role', { name: 'x' })).resolves.toEqual({ done: true });
    expect(received.map(({ body }) => body)).toEqual(['{"name":"x"}', '{"name":"x"}']);
    expect(received[1]?.headers['x-xsrf-token']).toBe('the new one');
  },
);

test('two refusals of different kinds are both lifted', async () => {
  askBy(asks({ signIn: async () => true, confirm: async () => true }));
  answers = [
    refused(401, 'PANEL_SESSION'),
    refused(403, 'CONFIRM_IDENTITY'),
    { status: 200, body: {} },
  ];
  await expect(call('Save-Role')).resolves.toEqual({});
  answers = [
    refused(403, 'CONFIRM_IDENTITY'),
    refused(401, 'PANEL_SESSION'),
    refused(403, 'CONFIRM_IDENTITY'),
  ];
  await expect(call('Save-Role')).rejects.toMatchObject({ code: 'CONFIRM_IDENTITY' });
});

test('it is sent again once only, and not when the person gives up', async () => {
  askBy(asks({ confirm: async () => true }));
  answers = [refused(403, 'CONFIRM_IDENTITY'), refused(403, 'CONFIRM_IDENTITY')];
  await expect(call('Save-Role')).rejects.toMatchObject({ code: 'CONFIRM_IDENTITY' });
  askBy(asks({}));
  answers = [refused(403, 'CONFIRM_IDENTITY')];
  const error: unknown = await call('Save-Role').catch((each: unknown) => each);
  expect(isCancelled(error)).toBe(true);
  expect(received).toHaveLength(3);
});

test('calls of signing in ask nobody', async () => {
  askBy(asks({ signIn: async () => true }));
  answers = [refused(401, 'PANEL_SESSION')];
  await expect(call('Get-Me', {}, { isAlone: true })).rejects.toMatchObject({ status: 401 });
});

test('a refusal says after how many seconds to ask again', async () => {
  const body = { message: 'کمی صبر کنید.', code: 'TOO_MANY_TRIES' };
  answers = [
    { status: 429, body, headers: { 'retry-after': '12' } },
    { status: 429, body },
  ];
  await expect(call('Send-Chat-Message')).rejects.toMatchObject({ status: 429, retryAfter: 12 });
  await expect(call('Send-Chat-Message')).rejects.toMatchObject({ status: 429, retryAfter: null });
});
