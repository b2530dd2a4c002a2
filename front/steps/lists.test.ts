import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { narrowedList } from '#lib/listing/narrowed-request.ts';
import { plainList } from '#lib/testing/list.ts';
import { listen } from '#lib/testing/listen.ts';
import { wholeHeadAgent } from '#front/next-assumptions.ts';
import type { Handle } from '#front/serve.ts';

const { list } = plainList({
  list: {
    title: 'گوشی',
    breadcrumb: [{ id: 4, title: 'گوشی', slug: 'گوشی' }],
    total: 30,
    pageCount: 2,
  },
});
const none = JSON.stringify({ message: 'نیست', code: 'CATEGORY_NOT_FOUND' });
const path = `/shop/category/4/${encodeURI('گوشی')}`;

let made = 0;
/** Replaces Next: answers with the request it got, and the list to show. */
const handle: Handle = async (asked, answer) => {
  const { headers, method, url } = asked;
  if (url === '/revalidate') {
    const isSigned = headers.authorization === 'true';
    answer.writeHead(isSigned || method === 'OPTIONS' ? 204 : 401).end();
    return;
  }
  if (headers['x-broken'] !== undefined) throw new Error('broken');
  if (headers['x-page'] !== undefined) {
    made += 1;
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.setHeader('cache-control', 'private, no-store');
    answer.write(`<p>${made}`);
  }
  answer.end(JSON.stringify({ url, agent: headers['user-agent'], path: narrowedList.get()?.path }));
};

/** The service's answer to the list, and the calls it got. */
let answerList: RequestListener;
let calls: { path: string; visitor: unknown }[] = [];
const service = createServer((asked, answer) => {
  calls.push({ path: String(asked.url), visitor: asked.headers['x-forwarded-for'] });
  if (/Get-(?:List|Compare)$/.test(asked.url ?? '')) answerList(asked, answer);
  else answer.end(JSON.stringify({ filters: [], total: 30 }));
});

let storefront: Server;
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
  calls = [];
  answerList = (_, answer) => giveList(answer);
});

async function ask(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ answer: IncomingMessage; text: string }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: address, headers, method }, resolve)
      .on('error', reject)
      .end();
  });
  const pieces: string[] = [];
  for await (const piece of answer) pieces.push(String(piece));
  return { answer, text: pieces.join('') };
}

const giveList = (answer: ServerResponse): unknown => answer.end(JSON.stringify(list));

/** Holds back the next list. @returns the function that answers it, once it was requested */
function holdList(): Promise<() => void> {
  return new Promise((requested) => {
    answerList = (_, answer) => {
      answerList = (_next, next) => giveList(next);
      requested(() => giveList(answer));
    };
  });
}

test('the page shows a list that is read once, with the visitor’s address', async () => {
  const { text } = await ask(`${path}?filter-ram=8&utm_source=x&_rsc=a`);
  expect(JSON.parse(text)).toEqual({
    url: '/listing/narrowed?_rsc=a',
    agent: wholeHeadAgent,
    path: '/shop/category/4/گوشی',
  });
  expect(calls.map((call) => call.path)).toEqual([
    '/api/Product/Get-List',
    '/api/Product/Get-Filter',
  ]);
  // Hooks of other tests in this process may add to it.
  expect(calls[0]?.visitor).toMatch(/^127\.0\.0\.1/);
});

describe('a landing page', () => {
  const landing = `${path}/${encodeURI('سامسونگ')}`;

  test('has the address of the filters that equal it', async () => {
    const equal = {
      title: 'گوشی سامسونگ',
      slug: 'سامسونگ',
      filters: 'filter-brand=3',
      isOffers: false,
    };
    answerList = (_, answer) => answer.end(JSON.stringify({ ...list, landing: equal }));
    const { answer } = await ask(`${path}?filter-brand=3&sort=popular`);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `${landing}?sort=popular`]);
  });

  test('is left by who narrows it further', async () => {
    const { answer } = await ask(`${landing}?filter-ram=8`);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `${path}?filter-ram=8`]);
  });

  test('of offers stands among the offers', async () => {
    const equal = { title: '', slug: 'گوشی', filters: 'filter-discount=1', isOffers: true };
    answerList = (_, answer) => answer.end(JSON.stringify({ ...list, landing: equal }));
    const { answer } = await ask(`${path}?filter-discount=1`);
    expect(answer.headers.location).toBe(`/shop/offers/${encodeURI('گوشی')}`);
    const narrowed = await ask('/shop/offers?filter-ram=8');
    expect(narrowed.answer.headers.location).toBe('/shop?filter-ram=8');
  });
});

test('concurrent requests each have their own list', async () => {
  const [brand, shop] = await Promise.all([ask(`${path}?filter-ram=8`), ask('/shop?filter-ram=8')]);
  expect([brand, shop].map(({ text }): unknown => JSON.parse(text))).toMatchObject([
    { path: '/shop/category/4/گوشی' },
    { path: '/shop' },
  ]);
});

test.each([
  ['/shop/category/4/wrong?filter-ram=8&utm=1', `${path}?filter-ram=8&utm=1`],
  [`${path}?page=1&utm=1&filter-ram=8`, `${path}?filter-ram=8&utm=1`],
  [`${path}?sort=default`, path],
])('%s redirects to the canonical spelling', async (address, location) => {
  const { answer, text } = await ask(address);
  expect([answer.statusCode, answer.headers.location, text]).toEqual([308, location, '']);
});

test('a price in the searched text becomes the filter', async () => {
  const search = {
    kind: 'exact',
    meant: null,
    priced: { text: 'گوشی', price: '-10000000' },
    topics: [],
    related: [],
  };
  answerList = (_, answer) => void answer.end(JSON.stringify({ ...list, search }));
  const text = encodeURIComponent('گوشی-زیر-10-میلیون');
  const { answer } = await ask(`${path}?filter-name=${text}&filter-ram=8&sort=popular&utm=1`);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    308,
    `${path}?filter-name=${encodeURIComponent('گوشی')}&filter-price=-10000000&filter-ram=8&sort=popular&utm=1`,
  ]);
});

test('a category that has moved redirects', async () => {
  answerList = (_, answer) =>
    void answer
      .writeHead(404)
      .end(JSON.stringify({ message: 'نیست', code: 'X', movedTo: '/shop/category/5/لپ‌تاپ' }));
  const { answer } = await ask(`${path}?filter-ram=8`);
  expect(answer.headers.location).toBe(`/shop/category/5/${encodeURI('لپ‌تاپ')}?filter-ram=8`);
});

test.each([
  ['an unknown category', `${path}?filter-ram=8`, none, 1],
  ['an invalid id', '/shop/category/04/x?filter-ram=8', none, 0],
])('%s is missing, without further calls', async (_what, address, body, count) => {
  answerList = (_, answer) => void answer.writeHead(404).end(body);
  expect(JSON.parse((await ask(address)).text)).toMatchObject({ url: '/not-found' });
  expect(calls).toHaveLength(count);
});

test.each([
  [429, 429, '42'],
  [503, 503, '42'],
  [500, 503, '42'],
])(
  'a service that answers %d leads to %d, without further calls',
  async (answered, status, when) => {
    answerList = (_, answer) => void answer.writeHead(answered, { 'retry-after': when }).end('{}');
    const { answer } = await ask(`${path}?filter-ram=8`);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, when]);
    expect(calls).toHaveLength(1);
  },
);

describe('a comparison', () => {
  beforeEach(() => {
    answerList = (_, answer) => void answer.end('{}');
  });

  test('with existing products is rendered by the page itself, which gets its query', async () => {
    const { text } = await ask('/shop/compare?ids=1,2&utm_source=x');
    expect(JSON.parse(text)).toEqual({ url: '/shop/compare?ids=1,2', agent: wholeHeadAgent });
    expect(calls).toEqual([
      { path: '/api/Product/Get-Compare', visitor: expect.stringMatching(/^127/) },
    ]);
  });

  test('without products makes no call', async () => {
    expect(JSON.parse((await ask('/shop/compare')).text)).toMatchObject({ url: '/shop/compare' });
    expect(calls).toEqual([]);
  });

  test('in another spelling redirects to the canonical one, keeping unknown keys', async () => {
    const { answer } = await ask('/shop/compare?gclid=1&ids=1,1,2');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      308,
      '/shop/compare?ids=1,2&gclid=1',
    ]);
  });

  test.each([
    [404, 200, '/not-found'],
    [429, 429, undefined],
    [500, 503, undefined],
  ])('that the service answers with %d is answered with %d', async (answered, status, url) => {
    answerList = (_, answer) => void answer.writeHead(answered).end('{}');
    const { answer, text } = await ask('/shop/compare?ids=1', { accept: 'image/webp' });
    expect(answer.statusCode).toBe(status);
    if (url !== undefined) expect(JSON.parse(text)).toEqual({ url });
  });
});

test('a failed page answers 500', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { answer } = await ask(`${path}?filter-ram=8`, { 'x-broken': '1', accept: 'image/webp' });
  expect(answer.statusCode).toBe(500);
  expect(logged).toHaveBeenCalledWith(new Error('broken'));
  logged.mockRestore();
});

test('no page is rendered for a visitor who has disconnected', async () => {
  const page = { 'x-page': '1' };
  const before = made;
  const held = holdList();
  const connected = once(storefront, 'connection');
  const address = { port, host: '127.0.0.1', path: `${path}?filter-ram=64` };
  const gone = request({ ...address, headers: page, agent: false }).on('error', () => {});
  gone.end();
  const [socket] = await connected;
  const answerHeld = await held;
  gone.destroy();
  await once(socket, 'close');
  answerHeld();
  // Reads its list and its filters while the other request still has to read its filters.
  await ask('/shop?filter-ram=64', page);
  expect(made).toBe(before + 1);
});

describe('a recently rendered page', () => {
  const page = { 'x-page': '1' };

  test('is served again to any visitor, without calls', async () => {
    const first = await ask(`${path}?filter-ram=16`, page);
    calls = [];
    const again = await ask(`${path}?filter-ram=16&utm_source=x`, { ...page, cookie: 'a=b' });
    expect(again.text).toBe(first.text);
    expect(again.answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-length': String(Buffer.byteLength(again.text)),
      'x-content-type-options': 'nosniff',
    });
    expect(calls).toEqual([]);
  });

  test.each([
    ['another list', '/shop?filter-ram=16', {}],
    ['a part of a page', `${path}?filter-ram=16`, { rsc: '1' }],
  ])('is not served for %s', async (_what, address, headers) => {
    const first = await ask(`${path}?filter-ram=16`, page);
    const other = await ask(address, { ...page, ...headers });
    expect(other.text).not.toBe(first.text);
  });

  test('is sent in an encoding the visitor accepts', async () => {
    await ask(`${path}?filter-ram=16`, page);
    const { answer } = await ask(`${path}?filter-ram=16`, { ...page, 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  test('is dropped when the service announces a change, and on no other request', async () => {
    const first = await ask(`${path}?filter-ram=16`, page);
    await ask('/revalidate', {}, 'POST');
    await ask('/revalidate', {}, 'OPTIONS');
    expect((await ask(`${path}?filter-ram=16`, page)).text).toBe(first.text);
    await ask('/revalidate', { authorization: 'true' }, 'POST');
    expect((await ask(`${path}?filter-ram=16`, page)).text).not.toBe(first.text);
  });

  test('is not cached when something has changed since its list was read', async () => {
    const held = holdList();
    const old = ask(`${path}?filter-ram=32`, page);
    const answerHeld = await held;
    await ask('/revalidate', { authorization: 'true' }, 'POST');
    answerHeld();
    const { text } = await old;
    expect((await ask(`${path}?filter-ram=32`, page)).text).not.toBe(text);
  });
});
