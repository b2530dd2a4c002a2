import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { XMLParser } from 'fast-xml-parser';
import { product, variant } from '#server/db/schema/catalogue.ts';
import { getGoogleFeed } from '#server/modules/feed/google-service.ts';
import { getTorobProducts } from '#server/modules/feed/torob-service.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';

const site = 'https://shop.example';
const phone = `${codes.phone}-${variants.phoneBlack}`;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function google(): Promise<Record<string, string>[]> {
  const pieces = await getGoogleFeed(shop.shop.database, site).toArray();
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' });
  return parser.parse(pieces.join('')).rss.channel.item;
}
const ofPhone = async () =>
  (await google()).filter((each) => each['g:id']?.startsWith(`${codes.phone}-`));

test('gets the category path, and no price that the page does not show', async () => {
  const items = await google();
  expect(items[0]?.['g:product_type']).toMatch(/^[^>]+ > [^>]+$/);
  const unsold = new Set<number>([codes.soldOut, codes.call, codes.soon, codes.discontinued]);
  const listedCodes = items.map((each) => Number(each['g:id']?.split('-')[0]));
  expect(listedCodes.filter((code) => unsold.has(code))).toEqual([]);
  expect(new Set(items.map((each) => each['g:availability']))).toEqual(new Set(['in_stock']));
});

test("gets the maker's numbers, or that there are none, and the product's own text", async () => {
  const { db } = shop.shop.database;
  await db
    .update(product)
    .set({
      mpn: 'SM-S921B',
      gtin: '4006381333931',
      descriptionHtml: '<p>سبک &amp; <b>تیز</b>.</p>',
    })
    .where(eq(product.id, codes.phone));
  const items = await ofPhone();
  expect(items).not.toHaveLength(0);
  for (const item of items) {
    expect(item).toMatchObject({ 'g:mpn': 'SM-S921B', 'g:description': 'سبک & تیز.' });
    // Of one of two variants, but which?
    expect(item).not.toHaveProperty('g:gtin');
    expect(item).not.toHaveProperty('g:identifier_exists');
  }
  await db.update(variant).set({ gtin: '4006381333931' }).where(eq(variant.id, variants.phoneBlue));
  const blue = (await ofPhone()).find(({ 'g:gtin': gtin }) => gtin !== undefined);
  expect(blue?.['g:id']).toBe(`${codes.phone}-${variants.phoneBlue}`);
  const unnumbered = (await google()).filter(({ 'g:mpn': mpn }) => mpn === undefined);
  expect(new Set(unnumbered.map((each) => each['g:identifier_exists']))).toEqual(new Set(['no']));
  const { products } = await getTorobProducts(shop.shop.database, site, { page_uniques: [phone] });
  expect(products).toMatchObject([{ short_desc: 'سبک & تیز.' }]);
});
