import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { searchKeywordAnswer } from '#lib/contract/home.ts';
import { getListAnswer } from '#lib/contract/product.ts';
import { slugify } from '#lib/text/slug.ts';
import { completeSearch } from '#server/modules/search/complete.ts';
import { exactly } from '#server/modules/search/exact.ts';
import { knownOf } from '#server/modules/search/known.ts';
import { readBest, valuesOf } from '#server/modules/search/queries.ts';
import { clearSearch } from '#server/modules/search/sync-service.ts';
import { searchAlternatives } from '#server/modules/search/typed.ts';
import { demoShop } from '#demo-shop/testing/demo-shop.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ filling: demoShop });
}, 120_000);
afterAll(() => shop.close());

const suggest = async (name: string) =>
  searchKeywordAnswer.parse((await shop.post('/api/home/get-search-keyword', { name })).body);
const list = async (text: string, more: object = {}) =>
  getListAnswer.parse(
    (await shop.post('/api/Product/Get-List', { 'filter-name': slugify(text), ...more })).body,
  );
const suggestedProducts = async (text: string) =>
  (await suggest(text)).filter(({ type }) => type === 'product').map(({ id }) => id);

/** Typed texts, with the English name of the product that must come first. */
const texts: Record<string, [string, string][]> = {
  'in any order, in Persian and English': [
    ['گلکسی s24', 'Samsung Galaxy S24 Ultra'],
    ['s24 گلکسی', 'Samsung Galaxy S24 Ultra'],
    ['galaxy s24', 'Samsung Galaxy S24 Ultra'],
    ['ultra s24 گلکسی', 'Samsung Galaxy S24 Ultra'],
    ['s25 ultra گوشی', 'Samsung Galaxy S25 Ultra'],
    ['آیفون ۱۷ پرو مکس', 'Apple iPhone 17 Pro Max'],
    ['iphone 17 pro max', 'Apple iPhone 17 Pro Max'],
    ['پرو مکس آیفون', 'Apple iPhone 17 Pro Max'],
    ['ایر مک‌بوک', 'Apple MacBook Air M4 13.6-inch 16GB'],
    ['macbook air m3', 'Apple MacBook Air M3 13.6-inch 16GB'],
    ['ماشین ظرفشویی جی‌پلاس', 'GPlus GDW-P4673 Dishwasher'],
    ['سونی هدفون', 'Sony WH-1000XM5 Headphones'],
  ],
  'by the beginnings of words': [
    ['گلک a55', 'Samsung Galaxy A55 5G 128GB 8GB RAM'],
    ['پلی‌است', 'Sony PlayStation 5 Slim 1TB'],
    ['ردمی نو', 'Xiaomi Redmi Note 14 256GB 8GB RAM'],
    ['اسپر', "De'Longhi Dedica EC685 Coffee Machine"],
    ['dys', 'Dyson Supersonic Nural Hair Dryer'],
    ['لپ‌ت لیژ', 'Lenovo Legion 5 15IRX9 RTX 4060 8GB 32GB 1TB SSD'],
  ],
  'with either keyboard and any digits': [
    ['s ۲۴ گلکسی', 'Samsung Galaxy S24 Ultra'],
    ['گلكسي s24', 'Samsung Galaxy S24 Ultra'],
    ['گلکسی S٢٤', 'Samsung Galaxy S24 Ultra'],
    ['آيفون ۱۳', 'Apple iPhone 13 CH 128GB 4GB RAM'],
    ['كابل باسئوس', 'Baseus Crystal Shine CAJY Cable 1.2m'],
    ['نوكيا ۳۳۱۰', 'Nokia 3310 2017 Dual SIM'],
    ['كتري برقي', 'Philips HD9350 Kettle 1.7L'],
    ['ميكروفون', 'DJI Mic 2 Microphone'],
    ['GALAXY S24', 'Samsung Galaxy S24 Ultra'],
  ],
  'joined and apart': [
    ['لپ تاپ لیژن', 'Lenovo Legion 5 15IRX9 RTX 4060 8GB 32GB 1TB SSD'],
    ['لپتاپ لیژن', 'Lenovo Legion 5 15IRX9 RTX 4060 8GB 32GB 1TB SSD'],
    ['لپ‌تاپ لیژن', 'Lenovo Legion 5 15IRX9 RTX 4060 8GB 32GB 1TB SSD'],
    ['مکبوک ایر', 'Apple MacBook Air M4 13.6-inch 16GB'],
    ['مک بوک ایر', 'Apple MacBook Air M4 13.6-inch 16GB'],
    ['هندز فری', 'Apple AirPods Pro 2 USB-C Wireless Earbuds'],
    ['هندز‌فری', 'Apple AirPods Pro 2 USB-C Wireless Earbuds'],
    ['پاور بانک', 'Xiaomi Power Bank 33W PB2033ZM 20000mAh Portable Charger'],
    ['powerbank', 'Xiaomi Power Bank 33W PB2033ZM 20000mAh Portable Charger'],
    ['پلی استیشن', 'Sony PlayStation 5 Slim 1TB'],
    ['play station', 'Sony PlayStation 5 Slim 1TB'],
    ['جارو برقی', 'Bosch BGL8GOLD Vacuum Cleaner'],
    ['iphone15', 'Apple iPhone 15 Pro'],
    ['wh1000xm5', 'Sony WH-1000XM5 Headphones'],
    ['wh 1000 xm5', 'Sony WH-1000XM5 Headphones'],
    ['تصفیه‌هوا', 'Xiaomi Smart Air Purifier 4 Lite for 43 m2'],
    ['گوشی‌های نوکیا', 'Nokia 105 4G Dual SIM'],
  ],
  'under the names brands and series bear in both scripts': [
    ['samsung a55', 'Samsung Galaxy A55 5G 128GB 8GB RAM'],
    ['سامسونگ a55', 'Samsung Galaxy A55 5G 128GB 8GB RAM'],
    ['xiaomi band', 'Xiaomi Smart Band 10 Fitness Tracker'],
    ['شیائومی band', 'Xiaomi Smart Band 10 Fitness Tracker'],
    ['شیاومی band', 'Xiaomi Smart Band 10 Fitness Tracker'],
    ['ایفون ۱۶', 'Apple iPhone 16 Pro Max'],
    ['apple watch', 'Apple Watch Series 9'],
    ['اپل watch', 'Apple Watch Series 9'],
    ['کاور آیفون', 'Spigen Ultra Hybrid Case for iPhone 16 Pro Max'],
    ['کاور گلکسی s25', 'Spigen Ultra Hybrid Case for Galaxy S25 Ultra'],
    ['redmi نوت 14', 'Xiaomi Redmi Note 14 256GB 8GB RAM'],
    ['پلی استیشن sony', 'Sony PlayStation 5 Slim 1TB'],
    ['بوش kettle', 'Bosch TWK7203 Kettle 1.7L'],
    ['lg oled', 'LG OLED C5 65-inch OLED TV'],
  ],
  'what a thing is before what it goes with': [
    ['ps5', 'Sony PlayStation 5 Slim 1TB'],
    ['PS 5', 'Sony PlayStation 5 Slim 1TB'],
    ['ps5 pro', 'Sony PlayStation 5 Pro 2TB'],
    ['دسته ps5', 'Sony DualSense Gamepad'],
    ['iphone 16 pro max', 'Apple iPhone 16 Pro Max'],
    ['galaxy s25 ultra', 'Samsung Galaxy S25 Ultra'],
    ['قاب iphone 16 pro max', 'Spigen Ultra Hybrid Case for iPhone 16 Pro Max'],
  ],
  'with one typing error in a word': [
    ['سامسنگ a55', 'Samsung Galaxy A55 5G 128GB 8GB RAM'],
    ['سامسوونگ a55', 'Samsung Galaxy A55 5G 128GB 8GB RAM'],
    ['سامشونگ a55', 'Samsung Galaxy A55 5G 128GB 8GB RAM'],
    ['ساسمونگ a55', 'Samsung Galaxy A55 5G 128GB 8GB RAM'],
    ['smasung a55', 'Samsung Galaxy A55 5G 128GB 8GB RAM'],
    ['samsng a55', 'Samsung Galaxy A55 5G 128GB 8GB RAM'],
    ['galxy s24', 'Samsung Galaxy S24 Ultra'],
    ['گلگسی s24', 'Samsung Galaxy S24 Ultra'],
    ['iphoen 15', 'Apple iPhone 15 Pro'],
    ['ایغون ۱۵', 'Apple iPhone 15 Pro'],
    ['پلیستیشن', 'Sony PlayStation 5 Slim 1TB'],
    ['هدفنو سونی', 'Sony WH-1000XM5 Headphones'],
    ['اسپرسوسز', "De'Longhi Dedica EC685 Coffee Machine"],
    ['ماکروویو', 'LG NeoChef MC98 Microwave 39L'],
    ['plastation', 'Sony PlayStation 5 Slim 1TB'],
    ['لپ‌تاب لیژن', 'Lenovo Legion 5 15IRX9 RTX 4060 8GB 32GB 1TB SSD'],
    ['لب تاپ لیژن', 'Lenovo Legion 5 15IRX9 RTX 4060 8GB 32GB 1TB SSD'],
    ['مک پوک ایر', 'Apple MacBook Air M4 13.6-inch 16GB'],
    ['دایسن', 'Dyson Supersonic Nural Hair Dryer'],
    ['پرنتر کانن', 'Canon i-SENSYS MF3010 Printer'],
  ],
  'with letters that sound alike': [
    ['لبتاب لیژن', 'Lenovo Legion 5 15IRX9 RTX 4060 8GB 32GB 1TB SSD'],
    ['لبتاب لیزن', 'Lenovo Legion 5 15IRX9 RTX 4060 8GB 32GB 1TB SSD'],
    ['مگپوگ ایر', 'Apple MacBook Air M4 13.6-inch 16GB'],
  ],
};

describe.each(Object.entries(texts))('%s', (_, rows) => {
  test.each(rows)('%p finds %p first', async (text, nameEn) => {
    const { items } = await list(text);
    expect(items[0]?.nameEn).toBe(nameEn);
    expect(await suggestedProducts(text)).toEqual(items.slice(0, 8).map((one) => one.websiteCode));
  });
});

test.each([
  ['گوشی موبایل', 'گوشی موبایل'],
  ['لپ تاپ', 'لپ‌تاپ'],
  ['هدفون', 'هدفون'],
  ['یخچل', 'یخچال و فریزر'],
  ['لب تاپ', 'لپ‌تاپ'],
  ['لبتاب', 'لپ‌تاپ'],
])('%p suggests the category %p first', async (text, title) => {
  expect((await suggest(text))[0]).toMatchObject({ type: 'category', value: title });
});

test.each(['گلکسی s24', 'ps5', 'سامسونگ', 'نیست', 'گوشی مدل'])(
  'the result for %p does not depend on the estimated frequency of its words',
  async (text) => {
    const { database } = shop.shop;
    const values = valuesOf(exactly(searchAlternatives(text), await knownOf(database)));
    const [[index], [heaviest]] = await Promise.all([
      database.run(readBest.index, values),
      database.run(readBest.heaviest, values),
    ]);
    const most = Math.min(100, index?.ids.length ?? 0, heaviest?.ids.length ?? 0);
    expect(heaviest?.ids.slice(0, most)).toEqual(index?.ids.slice(0, most));
    expect(most > 0).toBe(text !== 'نیست');
  },
);

test('different spellings give the same result', async () => {
  const ways = ['گلکسی s24', 's ۲۴ گلکسی', 'galaxy s24', 'GALAXY S24', 'گلكسي S۲۴'];
  const found = await Promise.all(ways.map((text) => list(text)));
  const [first, ...others] = found.map(({ items }) => items.map((one) => one.websiteCode));
  expect(first).toHaveLength(4);
  for (const other of others) expect(other).toEqual(first);
});

test('the best match comes first in the default order only; other filters narrow it', async () => {
  const sorted = await list('گلکسی', { type: 'priceaz' });
  const prices = sorted.items.flatMap(({ price, availability }) =>
    availability === availabilityCodes.available ? (price ?? []) : [],
  );
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const all = await list('گلکسی');
  const cases = await list('گلکسی', { categoryId: 8 });
  expect(cases.total).toBeLessThan(all.total);
  const inAll = all.items.filter(({ websiteCode }) =>
    cases.items.some((one) => one.websiteCode === websiteCode),
  );
  expect(cases.items.slice(0, inAll.length)).toEqual(inAll);
});

test('pages of a search are consecutive', async () => {
  const first = await list('سامسونگ');
  const rest = await Promise.all(
    Array.from({ length: first.pageCount - 1 }, (_, n) => list('سامسونگ', { page: n + 2 })),
  );
  const ids = [first, ...rest].flatMap(({ items }) => items.map((one) => one.websiteCode));
  expect(new Set(ids).size).toBe(first.total);
  expect(ids).toHaveLength(first.total);
});

/** Lists are read from the database each time; suggestions are cached for a while. */
const listed = async (text: string) => (await list(text)).items;

test('a missing search index is written', async () => {
  const { database } = shop.shop;
  const before = await listed('گلکسی');
  await database.transaction((tx) => clearSearch(tx));
  expect(await listed('گلکسی')).toEqual([]);
  await completeSearch(database);
  expect(await listed('گلکسی')).toEqual(before);
  expect(await listed('گلگسی s24')).toEqual(await listed('گلکسی s24'));
  expect(before.length).toBeGreaterThan(0);
});

test('a search index in the form of an older version is written again', async () => {
  const { database } = shop.shop;
  const before = await listed('ps5');
  await database.db.execute(sql`comment on table search_entry is 'older'`);
  await database.db.execute(sql`
    update search_entry set vector = array_to_tsvector('{old}') where kind = 'product'`);
  expect(await listed('ps5')).toEqual([]);
  await completeSearch(database);
  expect(await listed('ps5')).toEqual(before);
});

describe("a product's code", () => {
  test.each(['1008', '۱۰۰۸', 'کد 1008', 'کد ۱۰۰۸', ' 1008 '])('%j finds it', async (text) => {
    expect((await list(text)).items.map(({ websiteCode }) => websiteCode)).toContain(1008);
    expect(await suggestedProducts(text)).toContain(1008);
  });

  test.each(['گوشی 1008', '100', '10080', 'کد', '99999999999', '#1008 گوشی'])(
    '%j does not find it',
    async (text) => {
      expect((await list(text)).items.map(({ websiteCode }) => websiteCode)).not.toContain(1008);
    },
  );
});
