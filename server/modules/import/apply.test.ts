import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { type ImportRow, listImportRowsAnswer } from '#lib/contract/import.ts';
import { type Database, rows } from '#server/db/database.ts';
import { attribute, brand, category, product, variant } from '#server/db/schema/catalogue.ts';
import { stockMovement, timedPrice } from '#server/db/schema/goods.ts';
import { externalRef } from '#server/db/schema/import.ts';
import { brands } from '#server/testing/fixture.ts';
import { type ImportDesk, openImportDesk } from '#server/testing/imports.ts';

let desk: ImportDesk;
let database: Database;
beforeAll(async () => {
  desk = await openImportDesk();
  ({ database } = desk.shop.shop);
});
afterAll(() => desk.shop.close());

const heads = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Regular price',
  'Stock',
  'Parent',
  'Attribute 1 name',
  'Attribute 1 value(s)',
  'Categories',
  'Brands',
  'Images',
  'Sale price',
  'Date sale price ends',
  'Published',
  'Description',
] as const;
type Row = Partial<Record<(typeof heads)[number], string>>;

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const fileOf = (all: readonly Row[]): string =>
  [heads, ...all.map((row) => heads.map((head) => row[head] ?? ''))]
    .map((cells) => cells.map(cell).join(','))
    .join('\n');

const codeOf = async (sku: string): Promise<number> => {
  const [found] = await rows(
    database.db,
    sql`select coalesce((select product_id from variant where sku = ${sku}),
      (select id from product where sku = ${sku})) as id`,
    z.object({ id: z.int() }),
  );
  return found?.id ?? 0;
};
const read = async (sku: string) => desk.read(await codeOf(sku));
const listed = async (batch: number, more: object = {}): Promise<ImportRow[]> =>
  listImportRowsAnswer.parse(await desk.done('List-Import-Rows', { batch, ...more })).items;
const sizes = () =>
  Promise.all(
    [product, variant, category, brand, attribute, externalRef, stockMovement, timedPrice].map(
      (table) => database.db.$count(table),
    ),
  );

const shirt = (n: number): Row[] => [
  {
    ID: `${n}0`,
    Type: 'variable',
    SKU: `SHIRT-${n}`,
    Name: `پیراهن ${n}`,
    'Attribute 1 name': 'رنگ',
    'Attribute 1 value(s)': 'قرمز, آبی',
    Categories: 'پوشاک, پوشاک > پیراهن, حراج',
    Brands: 'SAMSUNG',
    Images: 'https://old.example/a.jpg',
    Description: '<p>نخی</p><script>x</script>',
  },
  ...['قرمز', 'آبی'].map((colour, at) => ({
    ID: `${n}${at + 1}`,
    Type: 'variation',
    SKU: `SHIRT-${n}-${at}`,
    'Regular price': '1000',
    Stock: '4',
    Parent: `id:${n}0`,
    'Attribute 1 name': 'رنگ',
    'Attribute 1 value(s)': colour,
  })),
];
const mug = (more: Row = {}): Row => ({
  ID: '500',
  Type: 'simple',
  SKU: 'MUG',
  Name: 'لیوان',
  'Regular price': '500',
  Stock: '7',
  'Attribute 1 name': 'جنس',
  'Attribute 1 value(s)': 'سرامیک, چوب',
  ...more,
});

describe('an accepted file', () => {
  test('makes goods as its rows say, in the shop for all to see', async () => {
    const { state, done, total, counts } = await desk.bring(fileOf([...shirt(1), mug()]));
    expect({ state, done, total, counts }).toEqual({
      state: 'done',
      done: 2,
      total: 2,
      counts: [{ state: 'new', result: 'done', count: 4 }],
    });
    const made = await read('SHIRT-1');
    expect(made).toMatchObject({
      nameFa: 'پیراهن 1',
      state: 'published',
      brandId: brands.samsung,
      descriptionHtml: '<p>نخی</p>',
      variants: [
        { sku: 'SHIRT-1-0', price: 1000, stock: 4, options: [{ title: 'رنگ', value: 'قرمز' }] },
        { sku: 'SHIRT-1-1', availability: availabilityCodes.available },
      ],
      attributes: [],
    });
    const list = await desk.shop.post('/api/Product/Get-List', { categoryId: made.categoryId });
    expect(list.body).toMatchObject({ items: [{ websiteCode: made.websiteCode, price: 1000 }] });
    expect(await read('MUG')).toMatchObject({
      variants: [{ sku: 'MUG', stock: 7 }],
      attributes: [{ optionIds: [expect.any(Number), expect.any(Number)] }],
    });
  });

  test('makes categories, brands and attributes once, whatever letters they are written with', async () => {
    const before = await sizes();
    await desk.bring(
      fileOf([
        mug({
          ID: '510',
          SKU: 'MUG-2',
          Name: 'لیوان دیگر',
          Categories: 'آشپزخانه > ليوان',
          Brands: 'ايران',
        }),
        mug({
          ID: '511',
          SKU: 'MUG-3',
          Name: 'لیوان سوم',
          Categories: 'آشپزخانه > لیوان',
          Brands: 'ایران',
        }),
        mug({ ID: '512', SKU: 'MUG-4', Name: 'لیوان چهارم', Categories: 'پوشاک' }),
      ]),
    );
    const after = await sizes();
    const more = after.map((count, at) => count - Number(before[at]));
    expect(more.slice(0, 5)).toEqual([3, 3, 2, 1, 0]);
    const { categoryId } = await read('MUG-2');
    expect((await read('MUG-3')).categoryId).toBe(categoryId);
  });

  test('that comes again doubles nothing', async () => {
    const before = await sizes();
    const again = await desk.bring(fileOf([...shirt(1), mug()]));
    expect(again.counts).toEqual([{ state: 'unchanged', result: 'done', count: 4 }]);
    expect(await sizes()).toEqual(before);
  });

  test('that was read twice before it is accepted makes its goods once', async () => {
    const text = fileOf([mug({ ID: '520', SKU: '', Name: 'لیوان بی‌کد' })]);
    const first = await desk.dryRun(text);
    const second = await desk.dryRun(text);
    const before = await database.db.$count(product);
    await desk.settled('Apply-Import', { batch: first.batch });
    await desk.settled('Apply-Import', { batch: second.batch });
    expect(await database.db.$count(product)).toBe(before + 1);
  });

  test('keeps addresses of pictures, and begins prices of some days at once', async () => {
    const { batch } = await desk.bring(
      fileOf([
        mug({
          ID: '530',
          SKU: 'SALE',
          Name: 'حراجی',
          'Sale price': '400',
          'Date sale price ends': '2099-01-01',
          Images: 'https://old.example/m.jpg',
        }),
      ]),
    );
    expect((await read('SALE')).variants).toMatchObject([
      { price: 400, oldPrice: 500, timed: { to: '2099-01-01T20:30:00.000Z' } },
    ]);
    const [row] = await rows(
      database.db,
      sql`select goods->'pictures' as pictures from import_row where batch_id = ${batch}`,
      z.object({ pictures: z.array(z.string()) }),
    );
    expect(row?.pictures).toEqual(['https://old.example/m.jpg']);
  });

  test('says of goods that cannot be written why, and writes the others', async () => {
    const { batch } = await desk.dryRun(
      fileOf([
        mug({ ID: '540', SKU: 'TAKEN', Name: 'لیوان ششم' }),
        mug({ ID: '541', SKU: 'FREE', Name: 'لیوان هفتم' }),
      ]),
    );
    await desk.done('Save-Product', { nameFa: 'دیگر', categoryId: 3, sku: 'TAKEN' });
    const { counts, faults } = await desk.settled('Apply-Import', { batch });
    expect(counts).toEqual([
      { state: 'new', result: 'done', count: 1 },
      { state: 'new', result: 'failed', count: 1 },
    ]);
    expect(faults).toMatchObject([{ text: expect.stringContaining('taken'), line: 2 }]);
    expect(await codeOf('FREE')).toBeGreaterThan(0);
  });

  test('without variations is a draft, and says so', async () => {
    const { batch } = await desk.bring(
      fileOf([{ ID: '550', Type: 'variable', SKU: 'EMPTY', Name: 'بی‌گونه' }]),
    );
    expect(await read('EMPTY')).toMatchObject({ state: 'draft' });
    expect((await listed(batch))[0]?.said).toEqual([
      { head: '', text: 'گونه‌ای ندارد و پیش‌نویس شد.' },
    ]);
  });
});

const named = (price: string, name = 'کاسه') =>
  fileOf([mug({ ID: '600', SKU: 'BOWL', Name: name, 'Regular price': price })]);

describe('a newer file', () => {
  test('changes what it says anew, and adds variations', async () => {
    await desk.bring(fileOf(shirt(2).slice(0, 2)));
    const { counts } = await desk.bring(
      fileOf(shirt(2).map((row) => ({ ...row, ...(row.Type === 'variation' && { Stock: '9' }) }))),
    );
    expect(counts).toEqual([
      { state: 'changed', result: 'done', count: 1 },
      { state: 'new', result: 'done', count: 1 },
      { state: 'unchanged', result: 'done', count: 1 },
    ]);
    expect((await read('SHIRT-2')).variants.map(({ sku, stock }) => [sku, stock])).toEqual([
      ['SHIRT-2-0', 9],
      ['SHIRT-2-1', 9],
    ]);
  });

  test('leaves fields that staff have changed since, unless the owner chooses otherwise', async () => {
    await desk.bring(named('500'));
    await desk.save(await codeOf('BOWL'), { nameFa: 'کاسهٔ نو' });
    const kept = await desk.bring(named('600', 'کاسهٔ فایل'));
    expect(kept.edited).toBe(1);
    expect(await read('BOWL')).toMatchObject({ nameFa: 'کاسهٔ نو', variants: [{ price: 600 }] });
    const again = await desk.dryRun(named('600', 'کاسهٔ فایل'));
    expect(await listed(again.batch, { isEdited: true })).toMatchObject([
      { changes: [{ field: 'nameFa', before: 'کاسهٔ نو', isEdited: true }] },
    ]);
    await desk.settled('Apply-Import', { batch: again.batch, edited: 'overwrite' });
    expect(await read('BOWL')).toMatchObject({ nameFa: 'کاسهٔ فایل' });
  });

  test('leaves what staff change between its dry run and its writing', async () => {
    const { batch } = await desk.dryRun(named('700', 'کاسهٔ فایل'));
    const { variants } = await read('BOWL');
    const [{ id, stock } = { id: 0, stock: 0 }] = variants;
    await desk.save(await codeOf('BOWL'), { variants: [{ id, price: 650, stockSeen: stock }] });
    await desk.settled('Apply-Import', { batch });
    expect((await read('BOWL')).variants).toMatchObject([{ price: 650 }]);
  });
});
