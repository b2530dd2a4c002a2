import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { getListAnswer } from '#lib/contract/product.ts';
import { relatedSearches } from '#server/modules/failed-search/service.ts';
import { countedText } from '#server/modules/failed-search/searched-text.ts';
import { SearchCounter } from '#server/modules/failed-search/search-counter.ts';
import { categories } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let shop: TestShop;
/** Another node of the same shop. */
let other: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  other = await openTestShop({ beside: shop });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
/** Each test uses its own addresses, which count once a day. */
let place = 0;
beforeEach(async () => {
  place += 1;
  await shop.shop.database.db.execute(sql`truncate failed_search, searched_text`);
});

interface From {
  readonly network?: number;
  readonly node?: TestShop;
  readonly headers?: object;
  readonly more?: object;
}
const search = (name: string, { network = 1, node = shop, headers, more }: From = {}) =>
  node.post(
    '/api/Product/Get-List',
    { 'filter-name': name, ...more },
    { 'user-agent': browser, 'x-forwarded-for': `10.${place}.0.${network}`, ...headers },
  );
const fromTwo = async (name: string, from: From = {}) => {
  await search(name, { ...from, network: 1 });
  await search(name, { ...from, network: 2 });
};

type Table = 'failed_search' | 'searched_text';
async function counts(table: Table = 'failed_search'): Promise<Record<string, number>> {
  const found = await rows(
    shop.shop.database.db,
    sql`select text, count from ${sql.raw(table)} where day = (now() at time zone 'Asia/Tehran')::date`,
    z.object({ text: z.string(), count: z.int() }),
  );
  return Object.fromEntries(found.map(({ text, count }) => [text, count]));
}
const flushed = async (): Promise<Record<string, number>> => {
  await shop.shop.failedSearches.flush();
  await other.shop.failedSearches.flush();
  return counts();
};

describe('a search that finds nothing', () => {
  test('counts from the second network on, each once a day, written with the next batch', async () => {
    const text = 'قاب چوبی';
    expect((await search(text)).status).toBe(200);
    await search(text);
    expect(await flushed()).toEqual({});
    // Typed with Arabic letters, or as addresses write it.
    await search('قاب-چوبي', { network: 2 });
    expect(await counts()).toEqual({});
    expect(await flushed()).toEqual({ [text]: 2 });
    await search(text, { network: 2 });
    await search(text, { network: 3 });
    expect(await flushed()).toEqual({ [text]: 3 });
    expect(await flushed()).toEqual({ [text]: 3 });
  });

  test('is added up over two nodes, and written when the service ends', async () => {
    await fromTwo('پاوربانک');
    await fromTwo('پاوربانک', { node: other });
    await shop.job('failed searches').finish?.();
    await other.job('failed searches').finish?.();
    expect(await counts()).toEqual({ پاوربانک: 4 });
  });

  test('does not count from robots, in a category, beside filters, or on a further page', async () => {
    await fromTwo('یکم یکم', {
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    });
    await fromTwo('دوم دوم', { headers: { 'user-agent': 'curl/8.9' } });
    await fromTwo('سوم سوم', { more: { categoryId: categories.cases } });
    await fromTwo('چهارم چهارم', { more: { 'filter-available': '1' } });
    await fromTwo('پنجم پنجم', { more: { page: 2 } });
    // It finds something.
    await fromTwo('گوشی');
    expect(await flushed()).toEqual({});
  });

  test('that could not be written is kept for the next batch', async () => {
    const { db } = shop.shop.database;
    await fromTwo('پاوربانک');
    await db.execute(sql`alter table failed_search rename to elsewhere`);
    await expect(shop.shop.failedSearches.flush()).rejects.toThrow();
    await db.execute(sql`alter table elsewhere rename to failed_search`);
    expect(await flushed()).toEqual({ پاوربانک: 2 });
  });

  test('leaves out new texts once a day has five thousand', async () => {
    await shop.shop.database.db.execute(sql`
      insert into failed_search (day, text, count)
      select (now() at time zone 'Asia/Tehran')::date, 'متن ' || n, 1 from generate_series(1, 4999) n`);
    await fromTwo('یکم یکم');
    await search('یکم یکم', { network: 3 });
    await fromTwo('دوم دوم');
    await fromTwo('متن ۱');
    const now = await flushed();
    expect(Object.keys(now)).toHaveLength(5_000);
    expect([now['یکم یکم'], now['دوم دوم'], now['متن 1']]).toEqual([3, undefined, 3]);
  });
});

test('every search counts, also those that find something', async () => {
  await fromTwo('گوشی');
  await fromTwo('قاب چوبی');
  expect(await flushed()).toEqual({ 'قاب چوبی': 2 });
  expect(await counts('searched_text')).toEqual({ گوشی: 2, 'قاب چوبی': 2 });
});

test('what people search for and find is offered beside a search with a word of it', async () => {
  const own = await openTestShop();
  const { database } = own.shop;
  await database.db.execute(sql`
    insert into searched_text (day, text, count)
    select (now() at time zone 'Asia/Tehran')::date - 1, text, count
    from (values ('گوشی آیفون', 9), ('گوشی آیفون 15', 3), ('گوشی ارزان', 7), ('لپ تاپ', 5)) s (text, count)`);
  await database.db.execute(sql`
    insert into failed_search select day, text, count from searched_text where text = 'گوشی ارزان'`);
  expect(await relatedSearches(database, 'آیفون')).toEqual(['گوشی آیفون', 'گوشی آیفون 15']);
  expect(await relatedSearches(database, 'گوشی-آيفون-۱۵')).toEqual(['گوشی آیفون']);
  const { body } = await search('گوشی آیفون', { node: own });
  expect(getListAnswer.parse(body).search?.related).toEqual(['گوشی آیفون 15', 'گوشی اپل']);
  await own.close();
});

test('counts are deleted after 90 days', async () => {
  await shop.shop.database.db.execute(sql`
    insert into failed_search (day, text, count)
    select (now() at time zone 'Asia/Tehran')::date - n, 'متن', 1 from generate_series(88, 92) n`);
  await shop.shop.database.db.execute(sql`insert into searched_text table failed_search`);
  expect(await shop.shop.failedSearches.removeSomeOld()).toBe(4);
  expect(await shop.shop.failedSearches.removeSomeOld()).toBe(0);
});

describe('counting in memory', () => {
  test('lets one network ask for a hundred texts a day', () => {
    const counter = new SearchCounter();
    for (const network of ['a', 'b']) {
      for (let n = 0; n < 500; n += 1) counter.count(`text ${n}`, network);
    }
    expect(counter.take().size).toBe(100);
    expect(counter.take().size).toBe(0);
  });

  test('is bounded in its number of texts', () => {
    const counter = new SearchCounter();
    for (let n = 0; n < 3_000; n += 1) {
      for (const network of ['a', 'b']) counter.count(`text ${n}`, `${network} ${n}`);
    }
    expect(counter.take().size).toBe(2_000);
  });
});

test.each([
  ['  گوشي‌  Galaxy-S۲۴ ', 'گوشی‌ galaxy s24'],
  ['iphone 15', 'iphone 15'],
  ['قاب ۱۲۳۴۵۶۷', 'قاب 1234567'],
  ['کامل', 'کامل'],
  ['09121234567', null],
  ['۰۹۱۲ ۱۲۳ ۴۵ ۶۷', null],
  ['علی 0912-123-4567', null],
  ['+98 (912) 123.4567', null],
  ['6037-9911-2233-4455', null],
  ['0012345679', null],
  ['ali@example.com', null],
  // As addresses of searches have it.
  ['ali-example-com', null],
  ['www.example.ir', null],
  ['https://example.ir/a', null],
  ['12345', null],
  ['ک', null],
  ['', null],
  ['😀😀', null],
  ['ا'.repeat(100), 'ا'.repeat(100)],
  ['ا'.repeat(101), null],
  ['ا'.repeat(100_000), null],
])('%j is counted as %j', (typed, counted) => {
  expect(countedText(typed)).toBe(counted);
});
