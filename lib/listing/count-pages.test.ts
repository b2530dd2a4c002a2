import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { type Count, countPages } from '#lib/listing/count-pages.ts';
import { parseListQuery } from '#lib/listing/query.ts';

const query = parseListQuery(new URLSearchParams('filter-available=1&page=2'));
const given = process.env.API_URL;
afterEach(() => {
  process.env.API_URL = given ?? '';
});

async function countWith(listener: RequestListener, isUp = true): Promise<Count> {
  const server = createServer(listener);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  process.env.API_URL = `http://127.0.0.1:${address.port}/api`;
  const close = () => new Promise((done) => void server.close(done));
  if (!isUp) await close();
  const pages = await countPages(false, 0, query, '1.2.3.4, 127.0.0.1');
  if (isUp) await close();
  return pages;
}

test('the service tells how many pages there are, and who wants to know', async () => {
  let visitor: unknown;
  const count = await countWith((request, answer) => {
    visitor = request.headers['x-forwarded-for'];
    answer.end('{"pageCount":3}');
  });
  expect(count).toEqual({ pages: 3 });
  // Hooks of other tests in this process may say it once more.
  expect(visitor).toMatch(/^1\.2\.3\.4, 127\.0\.0\.1/);
});

test('a list that is not there has no pages', async () => {
  expect(await countWith((_, answer) => void answer.writeHead(404).end('{}'))).toEqual({
    pages: 0,
  });
});

test('a service that is away or refuses is told from one that counts', async () => {
  const refused = { refused: 503, retryAfter: null };
  expect(await countWith((_, answer) => void answer.writeHead(503).end('{}'))).toEqual(refused);
  expect(await countWith(() => undefined, false)).toEqual(refused);
  const tooOften = await countWith((_, answer) => {
    answer.writeHead(429, { 'retry-after': '42' }).end('{}');
  });
  expect(tooOften).toEqual({ refused: 429, retryAfter: '42' });
});
