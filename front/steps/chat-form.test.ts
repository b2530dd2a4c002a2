import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { contactFailedTexts } from '#front/documents/texts.ts';
import { chatRefusal } from '#lib/chat/refusal.ts';
import { chatPath } from '#lib/contract/chat-names.ts';
import type { Handle } from '#front/serve.ts';
import { listen } from '#lib/testing/listen.ts';

const written = {
  name: '"مریم" <b>',
  mobile: '0912',
  message: '</textarea><script>alert(1)</script>',
};

let isBroken = false;
/** Replaces Next: answers with the request it got, and the errors to show. */
const handle: Handle = async ({ method, url: asks }, answer) => {
  answer.statusCode = isBroken ? 500 : 200;
  answer.setHeader('content-type', 'text/html; charset=utf-8');
  answer.end(JSON.stringify({ url: asks, method, shown: chatRefusal.get() }));
};

let storefront: Server;
let answerMessage: RequestListener;
let asked: unknown[] = [];
const service = createServer(async (request, answer) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  const body: unknown = JSON.parse(Buffer.concat(pieces).toString());
  const { origin, cookie, 'sec-fetch-site': site } = request.headers;
  asked.push({ url: request.url, origin, cookie, site, body });
  answerMessage(request, answer);
});
const say =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, answer) =>
    void answer.writeHead(status, headers).end(JSON.stringify(body));

interface Shown {
  status: number;
  sentence: string;
  retryAfter?: string;
  isBlocked?: boolean;
}

let url: string;
beforeAll(async () => {
  process.env['API_URL'] = `http://127.0.0.1:${await listen(service)}/api`;
  // The front server reads the address when it is loaded.
  const { createFront } = await import('#front/server.ts');
  storefront = createFront(handle, { dev: false, distDir: '' }).server;
  url = `http://127.0.0.1:${await listen(storefront)}${chatPath}`;
});
afterAll(() => {
  storefront.close();
  service.close();
});
beforeEach(() => {
  asked = [];
  isBroken = false;
});

const send = (texts: Record<string, string> = written, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(texts), headers, redirect: 'manual' });

test('an accepted message leads back to the page, with the cookie that makes it the visitor’s', async () => {
  const done = { Success: true, Message: '', chat: null, reconnect: false };
  answerMessage = say(200, done, { 'set-cookie': 'chat=secret; Path=/; HttpOnly' });
  const answer = await send(written, {
    origin: 'https://shop.example',
    cookie: 'chat=known',
    'sec-fetch-site': 'same-origin',
  });
  expect(answer.headers.getSetCookie()).toEqual(['chat=secret; Path=/; HttpOnly']);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/chat#sent']);
  expect(asked).toEqual([
    {
      url: '/api/chat/leave-message',
      origin: 'https://shop.example',
      cookie: 'chat=known',
      site: 'same-origin',
      body: { ...written, website: '' },
    },
  ]);
});

describe('a refused message', () => {
  test('is shown with what is wrong at its fields on the page of the chat', async () => {
    const fields = { mobile: 'شماره موبایل را درست بنویسید', other: 'x' };
    answerMessage = say(422, { message: 'نه', code: 'INVALID', fields });
    const answer = await send();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(await answer.json()).toEqual({
      url: '/chat-answer',
      method: 'GET',
      shown: { written, wrong: { mobile: fields.mobile }, sentence: null, isBlocked: false },
    });
  });

  test('is kept when that page fails to render, and nothing of it is markup', async () => {
    answerMessage = say(422, { message: 'نه', code: 'INVALID', fields: { mobile: 'نه' } });
    isBroken = true;
    const page = await (await send()).text();
    expect(page).toContain('dir="ltr" autocomplete="tel" value="0912">');
    expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;');
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<b>');
  });

  test.each<[when: string, answer: RequestListener, shown: Shown]>([
    [
      'too many were sent',
      say(429, { message: 'فردا', code: 'TOO_MANY_TRIES' }, { 'retry-after': '42' }),
      { status: 429, retryAfter: '42', sentence: 'فردا' },
    ],
    ['the limit is not the service’s', say(429, ''), { status: 429, sentence: '' }],
    [
      'the service fails',
      say(500, { message: 'خطا', code: 'FAILED' }),
      { status: 503, sentence: '' },
    ],
    ['the service is unreachable', say(502, ''), { status: 503, sentence: '' }],
    [
      'the origin is refused',
      say(403, { message: 'نه', code: 'FOREIGN_ORIGIN' }),
      { status: 403, sentence: 'نه' },
    ],
    [
      'the visitor is blocked',
      say(403, { message: 'محدود', code: 'CHAT_BLOCKED' }),
      { status: 403, sentence: 'محدود', isBlocked: true },
    ],
    [
      'the shop has no chat',
      say(409, { message: 'باز نیست', code: 'CHAT_OFF' }),
      { status: 409, sentence: 'باز نیست' },
    ],
    [
      'the answer names no field',
      say(422, { message: 'نه', code: 'INVALID' }),
      { status: 503, sentence: '' },
    ],
  ])('is shown with the reason on the page of the chat when %s', async (_when, message, shown) => {
    answerMessage = message;
    const { status, sentence, retryAfter = null, isBlocked = false } = shown;
    const answer = await send();
    const { headers } = answer;
    expect([answer.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      status,
      retryAfter,
      'no-store',
    ]);
    expect(await answer.json()).toEqual({
      url: '/chat-answer',
      method: 'GET',
      shown: { written, wrong: {}, sentence, isBlocked },
    });
  });

  test('is kept to be sent again when the service and that page fail', async () => {
    answerMessage = say(502, '');
    isBroken = true;
    const answer = await send();
    expect(answer.status).toBeGreaterThanOrEqual(500);
    const page = await answer.text();
    expect(page).toContain(contactFailedTexts.failed);
    expect(page).toContain('value="&quot;مریم&quot; &lt;b&gt;"');
  });

  test('is not passed on when it is too long, or no form', async () => {
    expect((await send({ ...written, message: 'م'.repeat(20_000) })).status).toBe(413);
    const json = { 'content-type': 'application/json' };
    expect((await fetch(url, { method: 'POST', body: '{}', headers: json })).status).toBe(415);
    expect(asked).toEqual([]);
  });
});
