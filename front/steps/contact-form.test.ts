import { tooLargeTexts } from '#front/documents/texts.ts';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { contactRefusal } from '#lib/contact/refusal.ts';
import { contactPageName } from '#lib/contract/forms.ts';
import { wholeHeadAgent } from '#front/next-assumptions.ts';
import { contactFailedTexts } from '#front/documents/texts.ts';
import type { Handle } from '#front/serve.ts';
import { unknownCounts } from '#front/unknown.ts';
import { listen } from '#lib/testing/listen.ts';

const written = {
  name: '</textarea><b>مریم</b>',
  mobile: '+98 (912) 345-6789',
  subject: '"پیگیری" & سفارش',
  message: '\nسفارش من نرسیده است.\nچه کنم؟',
};
const wrong = { name: 'این متن خوانا نیست' };
const invalid = { message: 'درست نیست', code: 'INVALID', fields: wrong };

let isBroken = false;
/** Replaces Next: answers with the request it got, and the errors to show. */
const handle: Handle = async ({ headers, method, url }, answer) => {
  answer.statusCode = isBroken ? 500 : 200;
  answer.setHeader('content-type', 'text/html; charset=utf-8');
  answer.end(
    JSON.stringify({ url, method, agent: headers['user-agent'], shown: contactRefusal.get() }),
  );
};

let storefront: Server;
let answerMessage: RequestListener;
let asked: unknown[] = [];
const service = createServer(async (request, answer) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  const body: unknown = JSON.parse(Buffer.concat(pieces).toString());
  asked.push({ url: request.url, origin: request.headers.origin, body });
  answerMessage(request, answer);
});
const say =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, answer) =>
    void answer
      .writeHead(status, headers)
      .end(typeof body === 'string' ? body : JSON.stringify(body));

let port: number;
beforeAll(async () => {
  process.env['API_URL'] = `http://127.0.0.1:${await listen(service)}/api`;
  // The front server reads the address when it is loaded.
  const { createFront } = await import('#front/server.ts');
  storefront = createFront(handle, { dev: false, distDir: '' }).server;
  port = await listen(storefront);
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
  fetch(`http://127.0.0.1:${port}${encodeURI(`/${contactPageName}`)}`, {
    method: 'POST',
    body: new URLSearchParams(texts),
    headers,
    redirect: 'manual',
  });

/** The fields as they appear in the markup. */
const escaped = [
  'value="&lt;/textarea&gt;&lt;b&gt;مریم&lt;/b&gt;"',
  'value="+98 (912) 345-6789"',
  'value="&quot;پیگیری&quot; &amp; سفارش"',
  '>\n\nسفارش من نرسیده است.\nچه کنم؟</textarea>',
];

async function expectAllKept(answer: Response): Promise<void> {
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const page = await answer.text();
  for (const part of escaped) expect(page).toContain(part);
  expect(page).toContain(`<p role="alert" tabindex="-1" autofocus>${contactFailedTexts.failed}`);
  expect(page).not.toContain('<b>');
  expect(unknownCounts().size).toBe(0);
}

test('an accepted message redirects back to the page, and the service gets its origin', async () => {
  answerMessage = say(200, { Success: true, Message: '' });
  const answer = await send(written, { origin: 'https://shop.example' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${encodeURI(`/${contactPageName}`)}#contact-done`);
  expect(asked).toEqual([
    {
      url: '/api/Home/Contact',
      origin: 'https://shop.example',
      body: { ...written, website: '' },
    },
  ]);
});

test.each(['application/json', 'multipart/form-data; boundary=x', ''])(
  'a body of type %j is refused and not passed on',
  async (type) => {
    const answer = await fetch(`http://127.0.0.1:${port}${encodeURI(`/${contactPageName}`)}`, {
      method: 'POST',
      body: Buffer.from('{"name":"مریم"}'),
      headers: type === '' ? {} : { 'content-type': type },
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([415, 'no-store']);
    expect(await answer.text()).toContain('role="alert"');
    expect(asked).toEqual([]);
  },
);

test('validation errors are shown on the contact page, with complete metadata in its head', async () => {
  answerMessage = say(422, invalid);
  const answer = await send();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect(await answer.json()).toEqual({
    url: '/contact-answer',
    method: 'GET',
    agent: wholeHeadAgent,
    shown: { written, wrong },
  });
});

describe('the form keeps all input to be sent again', () => {
  test.each([
    ['too many were sent', 429, say(429, {}, { 'retry-after': '42' }), '42'],
    ['the service is unreachable', 503, say(502, ''), null],
    ['the origin is refused', 403, say(403, { message: 'نه', code: 'FORBIDDEN' }), null],
    ['something other than the service answers', 503, say(404, '<h1>Not Found</h1>'), null],
    ['the answer names no field', 503, say(422, { message: 'نه', code: 'INVALID' }), null],
  ])('when %s', async (_when, status, message, retryAfter) => {
    answerMessage = message;
    const answer = await send();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
    await expectAllKept(answer);
  });

  test('when the page with the errors fails to render', async () => {
    answerMessage = say(422, invalid);
    isBroken = true;
    const answer = await send();
    expect([500, 503]).toContain(answer.status);
    await expectAllKept(answer);
  });
});

test.each([
  [40_000, contactFailedTexts.tooLong],
  [2_000_000, tooLargeTexts.text],
])('a body of %d letters is refused as too long', async (length, sentence) => {
  const answer = await send({ ...written, message: 'x'.repeat(length) });
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain(sentence);
  expect(asked).toEqual([]);
});
