import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { countPages } from '#lib/listing/count-pages.ts';
import { parseListQuery } from '#lib/listing/query.ts';

const query = parseListQuery(new URLSearchParams('filter-available=1&page=2'));
const given = process.env.API_URL;
afterEach(() => {
  process.env.API_URL = given ?? '';
});

async function countWith(listener: RequestListener, isUp = true): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  process.env.API_URL = `http://127.0.0.1:${address.port}/api`;
  const close = () => new Promise((done) => void server.close(done));
  if (!isUp) await close();
  const pages = await countPages(false, 0, query);
  if (isUp) await close();
  return pages;
}

test('the service tells how many pages there are', async () => {
  expect(await countWith((_, answer) => void answer.end('{"pageCount":3}'))).toBe(3);
});

test('while it tells nothing, no page is past the last', async () => {
  expect(await countWith((_, answer) => void answer.writeHead(503).end('{}'))).toBe(Infinity);
  expect(await countWith(() => undefined, false)).toBe(Infinity);
});
