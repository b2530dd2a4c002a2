import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { importColumnsAnswer } from '#lib/contract/import.ts';
import { rows } from '#server/db/database.ts';
import { product, variant } from '#server/db/schema/catalogue.ts';
import { type ImportDesk, openImportDesk } from '#server/testing/imports.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.shop.close());

/** Heads of exports until 2025, and of those since then. */
const former = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Gift Card',
  'Variant Image',
  'Status',
] as const;
type Row = Partial<Record<(typeof former)[number], string>>;
const newNames: Row = {
  Handle: 'URL handle',
  'Body (HTML)': 'Description',
  'Product Category': 'Product category',
  Published: 'Published on online store',
  'Option1 Name': 'Option1 name',
  'Option1 Value': 'Option1 value',
  'Option2 Name': 'Option2 name',
  'Option2 Value': 'Option2 value',
  'Option3 Name': 'Option3 name',
  'Option3 Value': 'Option3 value',
  'Variant SKU': 'SKU',
  'Variant Grams': 'Weight value (grams)',
  'Variant Inventory Tracker': 'Inventory tracker',
  'Variant Inventory Qty': 'Inventory quantity',
  'Variant Inventory Policy': 'Continue selling when out of stock',
  'Variant Price': 'Price',
  'Variant Compare At Price': 'Compare-at price',
  'Variant Barcode': 'Barcode',
  'Image Src': 'Product image URL',
  'Image Position': 'Image position',
  'Gift Card': 'Gift card',
  'Variant Image': 'Variant image URL',
};

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const fileOf = (all: readonly Row[], names: Row = {}): string =>
  [
    former.map((head) => names[head] ?? head),
    ...all.map((row) => former.map((head) => row[head] ?? '')),
  ]
    .map((cells) => cells.map(cell).join(','))
    .join('\n');

const mug: Row = {
  Handle: 'mug',
  Title: 'لیوان, سفید',
  'Body (HTML)': '<p>سرامیکی\nدست‌ساز</p>',
  Vendor: 'کاشان, هنر',
  'Product Category': 'Home & Garden > Kitchen',
  Type: 'ظرف',
  Published: 'true',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant SKU': "'MUG-S",
  'Variant Grams': '350',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '8',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '90000.00',
  'Variant Compare At Price': '120000.00',
  'Image Src': 'https://cdn.example/mug-2.jpg?v=1',
  'Image Position': '2',
  Status: 'active',
};
const mugPicture: Row = {
  Handle: 'mug',
  'Image Src': 'https://cdn.example/mug-1.jpg?v=1',
  'Image Position': '1',
};
const shirt = (size: string, more: Row = {}): Row => ({
  Handle: 'shirt',
  'Option1 Value': size,
  'Option2 Value': 'آبی',
  'Variant SKU': `SHIRT-S-${size}`,
  'Variant Price': '450000.00',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '3',
  ...more,
});
const shirts: readonly Row[] = [
  shirt('M', {
    Title: 'پیراهن',
    Published: 'true',
    'Option1 Name': 'سایز',
    'Option2 Name': 'رنگ',
    Status: 'active',
  }),
  shirt('L', { 'Variant Inventory Qty': '-1', 'Variant Inventory Policy': 'continue' }),
  shirt('XL', { 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '' }),
];

async function productOf(sku: string) {
  const [found] = await rows(
    desk.shop.shop.database.db,
    sql`select product_id as id from variant where sku = ${sku}`,
    z.object({ id: z.int() }),
  );
  return desk.read(found?.id ?? 0);
}
const sizes = () =>
  Promise.all([product, variant].map((table) => desk.shop.shop.database.db.$count(table)));

describe("Shopify's file of goods", () => {
  test('is read with its variants, pictures and former prices', async () => {
    const { counts, batch } = await desk.bring(fileOf([mug, mugPicture, ...shirts]));
    expect(counts).toEqual([{ state: 'new', result: 'done', count: 5 }]);
    expect(await productOf('MUG-S')).toMatchObject({
      nameFa: 'لیوان, سفید',
      state: 'published',
      descriptionHtml: expect.stringContaining('دست‌ساز'),
      weight: 350,
      variants: [{ sku: 'MUG-S', price: 90_000, oldPrice: 120_000, stock: 8 }],
    });
    expect(await desk.done('List-Import-Hosts', { batch })).toMatchObject({
      total: 2,
      hosts: [{ host: 'cdn.example' }],
    });
    const { available, soon } = availabilityCodes;
    expect(await productOf('SHIRT-S-M')).toMatchObject({
      nameFa: 'پیراهن',
      variants: [
        {
          sku: 'SHIRT-S-M',
          price: 450_000,
          stock: 3,
          options: [
            { title: 'سایز', value: 'M' },
            { title: 'رنگ', value: 'آبی' },
          ],
        },
        { sku: 'SHIRT-S-L', availability: soon },
        { sku: 'SHIRT-S-XL', availability: available, stock: 10 },
      ],
    });
  });

  test('with the heads that it has since 2025 names the same goods', async () => {
    const before = await sizes();
    const again = await desk.bring(fileOf([mug, mugPicture, ...shirts], newNames));
    expect(again.counts).toEqual([{ state: 'unchanged', result: 'done', count: 5 }]);
    expect(await sizes()).toEqual(before);
  });

  test('has its columns named as the shop names them', async () => {
    const batch = await desk.upload(fileOf([mug, mugPicture]));
    const { columns } = importColumnsAnswer.parse(await desk.done('Get-Import-Columns', { batch }));
    expect(columns.every(({ field }) => field !== '')).toBe(true);
    expect(columns.find(({ field }) => field === 'pictures')?.samples).toEqual([
      'https://cdn.example/mug-1.jpg?v=1, https://cdn.example/mug-2.jpg?v=1',
    ]);
  });

  test.each<[string, Row, object]>([
    ['a draft', { Status: 'draft' }, { state: 'draft' }],
    ['an archived product', { Status: 'archived' }, { state: 'draft' }],
    ['one that is not in the shop', { Published: 'false' }, { state: 'draft' }],
    ['one of a category without a type', { Type: '' }, { state: 'published' }],
  ])('keeps the state of %s', async (name, more, wanted) => {
    const own = { Handle: name, 'Variant SKU': `S-${Object.values(more).join('')}-${name.length}` };
    await desk.bring(fileOf([{ ...mug, ...own, ...more }]));
    expect(await productOf(own['Variant SKU'])).toMatchObject(wanted);
  });

  test.each<[string, readonly Row[], string]>([
    ['a gift card', [{ ...mug, Handle: 'g', 'Gift Card': 'true' }], 'نوع «gift card» شناخته نیست.'],
    ['a price that is none', [{ ...mug, Handle: 'p', 'Variant Price': 'رایگان' }], 'عدد نیست.'],
    ['a product without a title', [{ ...mug, Handle: 't', Title: '' }], 'نام کالا خالی است.'],
    [
      'a handle in two places',
      [{ ...mug, Handle: 'twice' }, ...shirts, { ...mug, Handle: 'twice' }],
      'شناسهٔ این ردیف پیش از این در فایل آمده است.',
    ],
  ])('says what is wrong with %s', async (_what, all, text) => {
    const { faults } = await desk.dryRun(fileOf(all));
    expect(faults.map((fault) => fault.text)).toContain(text);
  });

  test('is not read endlessly when nothing tells its goods apart', async () => {
    const many = Array.from({ length: 2_501 }, () => ({ ...mug, Handle: '' }));
    expect(await desk.dryRun(fileOf(many))).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('شاید ستون نشانی (Handle) خالی است.'),
    });
  });
});
