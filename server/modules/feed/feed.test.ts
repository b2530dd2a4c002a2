import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { emallsAnswer, torobAnswer } from '#lib/contract/feed.ts';
import { product, variant } from '#server/db/schema/catalogue.ts';
import { setting } from '#server/db/schema/content.ts';
import { deliveryMethod } from '#server/db/schema/delivery.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { sellingShop } from '#server/testing/selling.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';

const site = 'https://shop.example';
const torob = '/api/torob/v3/products';
const keys = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
const others = await generateKeyPair('EdDSA', { crv: 'Ed25519' });

let shop: TestShop;
let closed: TestShop;
beforeAll(async () => {
  const torobKey = await exportSPKI(keys.publicKey);
  const enabled = ['torob', 'emalls', 'google'] as const;
  shop = await openTestShop({ filling: sellingShop, config: { feeds: { enabled, torobKey } } });
  closed = await openTestShop({ beside: shop });
});
afterAll(async () => {
  await closed.close();
  await shop.close();
});

interface Token {
  key?: CryptoKey;
  audience?: string;
  expires?: string | null;
}

async function token({ key = keys.privateKey, audience, expires = '5m' }: Token = {}) {
  const jwt = new SignJWT({}).setProtectedHeader({ alg: 'EdDSA' });
  if (expires !== null) jwt.setExpirationTime(expires);
  return jwt.setAudience(audience ?? 'shop.example').sign(key);
}

const ask = async (body: unknown, signed?: string) =>
  shop.post(torob, body, { 'x-torob-token': signed ?? (await token()) });
const found = async (body: object) => {
  const { status, body: answer } = await ask(body);
  expect(status).toBe(200);
  return torobAnswer.parse(answer);
};
const first = { page: 1, sort: 'date_added_desc' };
const phone = `${codes.phone}-${variants.phoneBlack}`;

/** Number of listed variants; the phone has two. */
const listed = 49;

test('a disabled price list answers 404', async () => {
  const signed = { 'x-torob-token': await token() };
  expect((await closed.post(torob, first, signed)).status).toBe(404);
  expect((await closed.get('/api/feeds/emalls')).status).toBe(404);
  expect((await closed.get('/api/feeds/google.xml')).status).toBe(404);
});

describe('Torob', () => {
  test.each<[string, () => Promise<string>]>([
    ['nobody', async () => ''],
    ['another', async () => token({ key: others.privateKey })],
    ['Torob for another shop', async () => token({ audience: 'other.example' })],
    ['Torob an hour ago', async () => token({ expires: '-1h' })],
    ['Torob for ever', async () => token({ expires: null })],
    [
      'a secret instead of a key',
      async () =>
        new SignJWT({})
          .setProtectedHeader({ alg: 'HS256' })
          .setExpirationTime('5m')
          .setAudience('shop.example')
          .sign(new TextEncoder().encode(await exportSPKI(keys.publicKey))),
    ],
  ])('a request signed by %s answers 401 with `error`', async (_, sign) => {
    const { status, body } = await ask(first, await sign());
    expect(status).toBe(401);
    expect(body).toEqual({ error: expect.any(String) });
  });

  test.each<[unknown]>([
    [{}],
    [undefined],
    ['{"page":'],
    [{ page: 1 }],
    [{ sort: 'date_added_desc' }],
    [{ page: 0, sort: 'date_added_desc' }],
    [{ page: '1', sort: 'date_added_desc' }],
    [{ page: 1, sort: 'product_id_desc' }],
    [{ page: 1, sort: 'price' }],
    [{ ...first, size: 10 }],
    [{ ...first, page_uniques: [phone] }],
    [{ page_urls: [], page_uniques: [phone] }],
    [{ page_uniques: [] }],
    [{ page_uniques: [1] }],
    [{ page_uniques: Array.from({ length: 101 }, () => phone) }],
    [{ sort: 'product_id_desc', cursor: 7 }],
    [{ sort: 'product_id_desc', cursor: "1' or 1=1" }],
  ])('%j answers 400 with `error`', async (body) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: expect.any(String) });
  });

  test('gets every listed variant, a hundred per page', async () => {
    const page = await found(first);
    expect(page).toMatchObject({ current_page: 1, total: listed, max_pages: 1 });
    expect(new Set(page.products.map((each) => each.page_unique)).size).toBe(listed);
    const dates = page.products.map(({ date_added }) => date_added);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await found({ ...first, page: 2 })).products).toEqual([]);
  });

  test('may request a hundred URLs of maximum length', async () => {
    const long = `${site}/${'x'.repeat(1_500 - site.length - 1)}`;
    expect(await found({ page_urls: Array.from({ length: 100 }, () => long) })).toMatchObject({
      products: [],
    });
  });

  test("gets a variant's price in toman, its group and its own URL", async () => {
    const blue = `${codes.phone}-${variants.phoneBlue}`;
    const { products } = await found({ page_uniques: [blue, phone, '1-1', 'nonsense'] });
    expect(products.map((each) => each.page_unique)).toEqual([blue, phone]);
    expect(products[0]).toMatchObject({
      title: 'گوشی گلکسی اس ۲۴ آبی 512',
      page_url: expect.stringMatching(
        /^https:\/\/shop\.example\/shop\/product\/1001\/%.*\?variant=2$/,
      ),
      product_group_id: '1001',
      current_price: 60_000_000,
      old_price: 75_000_000,
      availability: true,
      spec: { رنگ: 'آبی', برند: 'سامسونگ' },
      image_links: [
        `${site}/media/aaaaaaaaaaaa-square.jpg`,
        `${site}/media/bbbbbbbbbbbb-square.jpg`,
      ],
    });
  });

  test.each([
    ['sold out', codes.soldOut, variants.soldOut],
    ['whose price is on request', codes.call, variants.call],
    ['not yet there', codes.soon, variants.soon],
    ['no longer made', codes.discontinued, variants.discontinued],
  ])('gets price 0 and no availability for a variant that is %s', async (_, code, id) => {
    const { products } = await found({ page_uniques: [`${code}-${id}`] });
    expect(products).toMatchObject([{ current_price: 0, availability: false }]);
    expect(products[0]).not.toHaveProperty('old_price');
  });

  test('gets the products of the URLs it sends, except removed products and other sites', async () => {
    const { products } = await found(first);
    const urls = products.map(({ page_url }) => page_url);
    const again = await found({ page_urls: urls });
    expect(again.products.map(({ page_url }) => page_url)).toEqual(urls);
    const none = await found({
      page_urls: [
        `${site}/shop/product/${codes.removed}/x`,
        `https://other.example/shop/product/${codes.phone}/x`,
        `${site}/shop/product/99999999999/x`,
        `${site}/`,
        'no address',
      ],
    });
    expect(none).toMatchObject({ total: 0, max_pages: 1, products: [] });
    const both = await found({ page_urls: [`${site}/shop/product/${codes.phone}/`] });
    expect(both.products).toHaveLength(2);
  });

  test('gets each variant once by following the cursor', async () => {
    const all = await found({ sort: 'product_id_desc' });
    expect(all.next_cursor).toBeNull();
    expect(all.products).toHaveLength(listed);
    const after = await found({ sort: 'product_id_desc', cursor: phone });
    const keysOf = ({ products }: typeof all) => products.map((each) => each.page_unique);
    expect(keysOf(after)).toEqual(keysOf(all).slice(keysOf(all).indexOf(phone) + 1));
  });
});

const emalls = async (page: number) =>
  emallsAnswer.parse((await shop.get(`/api/feeds/emalls?page=${page}&item_per_page=20`)).body);

describe('Emalls', () => {
  test('gets as many per page as it requests', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map(emalls));
    expect(pages.map(({ products }) => products.length)).toEqual([20, 20, 9, 0]);
    expect(pages[0]).toMatchObject({ pages_count: 3, total_items: listed });
    const ids = pages.flatMap(({ products }) => products.map(({ id }) => id));
    expect(new Set(ids).size).toBe(listed);
  });

  test.each(['page=0', 'page=x', 'item_per_page=101', 'item_per_page=0'])(
    '%s is refused',
    async (query) => {
      expect((await shop.get(`/api/feeds/emalls?${query}`)).status).toBe(422);
    },
  );
});

const pageFor = async (from: string) =>
  (await shop.get('/api/feeds/emalls?page=1&item_per_page=1', { 'x-forwarded-for': from })).status;

test('pages per minute are limited for a network', async () => {
  const asked: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are counted
  for (let at = 0; at < 121; at += 1) asked.push(await pageFor('203.0.113.9'));
  expect(asked.indexOf(429)).toBe(120);
  expect(await pageFor('203.0.113.10')).toBe(200);
});

/** Parses the items of a feed, after checking that the XML is well-formed. */
function itemsOf(xml: string): Record<string, string>[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' });
  return parser.parse(xml).rss.channel.item;
}

/** Few files a minute go to one address. */
const google = async (remoteAddress = '127.0.0.1') =>
  (await shop.app.inject({ url: '/api/feeds/google.xml', remoteAddress })).body;
const itemsOfPhone = async () =>
  itemsOf(await google()).filter((each) => each['g:id']?.startsWith(`${codes.phone}-`));
async function shipped(code: number) {
  const items = itemsOf(await google('127.0.0.2'));
  return items.find((each) => each['g:id']?.startsWith(`${code}-`))?.['g:shipping'];
}

describe('Google', () => {
  test('gets well-formed XML with every variant that is sold, in rials', async () => {
    const doc = itemsOf(await google());
    expect(doc).toHaveLength(listed - 4);
    const blue = doc.find((each) => each['g:id'] === `${codes.phone}-${variants.phoneBlue}`);
    expect(blue).toMatchObject({
      'g:item_group_id': '1001',
      'g:price': '750000000 IRR',
      'g:sale_price': '600000000 IRR',
      'g:availability': 'in_stock',
    });
  });

  test("gets the shop's name", async () => {
    const xml = await google();
    expect(XMLValidator.validate(xml)).toBe(true);
    const { channel } = new XMLParser().parse(xml).rss;
    expect(channel).toMatchObject({ title: 'کهربا', description: 'کالاهای کهربا' });
  });

  test('gets names as text, whatever characters they contain', async () => {
    const { db } = shop.shop.database;
    const nameFa = '<b>&"\u0007]]>';
    await db.update(product).set({ nameFa }).where(eq(product.id, codes.laptop));
    const doc = itemsOf(await google());
    const laptop = doc.find((each) => each['g:id']?.startsWith(`${codes.laptop}-`));
    expect(laptop?.['g:title']).toBe('<b>&"]]>');
  });

  test('gets what the page says of shipping: a price, free, or nothing of what the receiver pays', async () => {
    const { db } = shop.shop.database;
    expect(await shipped(codes.phone)).toBeUndefined();
    const [phones] = await db.select().from(product).where(eq(product.id, codes.phone));
    const freight = { categories: [phones?.categoryId] };
    const texts = { name: 'کهربا', title: '', description: '', phone: '', services: [] };
    const say = async (more: object) => {
      const value = { ...texts, terms: { shipping: { handlingDays: [0, 1], ...more } } };
      const change = { key: 'shop', value };
      await db
        .insert(setting)
        .values(change)
        .onConflictDoUpdate({ target: setting.key, set: change });
    };
    await say({});
    const sent = { 'g:country': 'IR', 'g:max_handling_time': '1', 'g:max_transit_time': '4' };
    expect(await shipped(codes.phone)).toMatchObject({ ...sent, 'g:price': '800000 IRR' });
    await db
      .update(variant)
      .set({ price: 200_000_000, oldPrice: null })
      .where(eq(variant.productId, codes.laptop));
    expect(await shipped(codes.laptop)).toMatchObject({ ...sent, 'g:price': '0 IRR' });
    await db
      .update(deliveryMethod)
      .set({ isPaidOnArrival: true })
      .where(eq(deliveryMethod.kind, 'courier'));
    await say({ freight });
    expect(await shipped(codes.phone)).toBeUndefined();
    expect(await shipped(codes.laptop)).toMatchObject({ 'g:price': '0 IRR' });
  });

  test('gets only the best offer of variants that look alike', async () => {
    const { db } = shop.shop.database;
    const colours = async () => (await itemsOfPhone()).map((each) => each['g:color']);
    expect(new Set(await colours()).size).toBe(2);
    await db
      .update(variant)
      .set({ colourTitle: 'سفید', storage: null, size: null })
      .where(eq(variant.productId, codes.phone));
    const [best, ...more] = await itemsOfPhone();
    expect(more).toEqual([]);
    expect(best).toMatchObject({ 'g:price': '500000000 IRR', 'g:color': 'سفید' });
    expect(best).not.toHaveProperty('g:item_group_id');
  });
});
