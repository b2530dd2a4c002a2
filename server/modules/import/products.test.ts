import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { productFields, variantFields } from '#lib/contract/goods-product.ts';
import { readHeads } from '#server/modules/import/heads.ts';
import { readGoods } from '#server/modules/import/products.ts';

const rules = { unit: 'toman', uncounted: 10, today: '2026-11-28' } as const;

/** A row of one product by head; a name and a price stand where nothing else is said. */
function read(cells: Readonly<Record<string, string>>, more: Partial<typeof rules> = {}) {
  const all = { Name: 'کفش', 'Regular price': '1000', ...cells };
  const { columns } = readHeads(Object.keys(all));
  return readGoods(columns, { line: 7, cells: Object.values(all) }, { ...rules, ...more });
}
const goodsOf = (cells: Readonly<Record<string, string>>) => read(cells).goods;
const saidOf = (cells: Readonly<Record<string, string>>) => {
  const { state, said } = read(cells);
  return [state, ...said.map(({ head, text }) => `${head}: ${text}`)];
};

const dates = (from: string, to: string) => ({
  'Date sale price starts': from,
  'Date sale price ends': to,
});
const path = (levels: number) => Array.from({ length: levels }, (_, at) => `د${at}`).join(' > ');

describe('the kind of a row', () => {
  test.each([
    ['simple', 'simple'],
    ['', 'simple'],
    ['simple, virtual', 'simple'],
    ['Simple, downloadable, virtual', 'simple'],
    ['variable', 'variable'],
  ])('%j is %s', (Type, kind) => {
    expect(goodsOf({ Type })).toMatchObject({ kind });
  });

  test.each([
    ['grouped', ['skipped', 'Type: کالای گروهی وارد نمی‌شود؛ کالاهای آن خودشان می‌آیند.']],
    ['external', ['skipped', 'Type: کالای فروشگاه‌های دیگر وارد نمی‌شود.']],
    ['booking', ['wrong', 'Type: نوع «booking» شناخته نیست.']],
    ['simple, variable', ['wrong', 'Type: نوع «simple, variable» شناخته نیست.']],
    ['constructor', ['wrong', 'Type: نوع «constructor» شناخته نیست.']],
    ['__proto__', ['wrong', 'Type: نوع «__proto__» شناخته نیست.']],
  ])('%j is not taken', (Type, said) => {
    expect(saidOf({ Type })).toEqual(said);
  });

  test('without a word is that of a variation when it has a parent', () => {
    expect(read({ Type: '', Parent: 'KF-1' })).toMatchObject({
      goods: { kind: 'variation' },
      parentSku: 'KF-1',
      parentId: null,
    });
  });
});

describe('the parent of a variation', () => {
  test.each([
    ['id:44', { parentId: 44, parentSku: null }],
    ['id: ۴۴', { parentId: 44, parentSku: null }],
    ['KF 1', { parentId: null, parentSku: 'KF-1' }],
  ])('%j', (Parent, parent) => {
    expect(read({ Type: 'variation', Parent })).toMatchObject({ state: 'taken', ...parent });
  });

  test.each([
    [{ Parent: '' }, 'Parent: گونه مادر ندارد.'],
    [{ Parent: 'id:x' }, 'Parent: شناسه عدد نیست.'],
    [{ Parent: 'id:5', ID: '5' }, 'Parent: گونه مادر خودش نیست.'],
  ])('%j is refused', (cells, sentence) => {
    expect(saidOf({ Type: 'variation', ...cells })).toEqual(
      expect.arrayContaining(['wrong', sentence]),
    );
  });
});

describe('a price', () => {
  test('on sale without days is the price, and the regular one the old price', () => {
    expect(goodsOf({ 'Sale price': '800' })).toMatchObject({
      price: 800,
      oldPrice: 1000,
      sale: null,
    });
  });

  test('on sale for some days leaves the price as it is', () => {
    expect(goodsOf({ 'Sale price': '800', ...dates('1405-09-01', '2026-12-31') })).toMatchObject({
      price: 1000,
      oldPrice: null,
      sale: { price: 800, from: '2026-11-22', to: '2026-12-31' },
    });
  });

  test.each([
    [
      { 'Sale price': '1000' },
      'Sale price: قیمت فروش ویژه از قیمت عادی کمتر نیست و کنار گذاشته شد.',
    ],
    [
      { 'Sale price': '800', ...dates('', '2026-11-27') },
      'Date sale price ends: فروش ویژه به پایان رسیده است و کنار گذاشته شد.',
    ],
  ])('on a sale that is none is the regular one: %j', (cells, sentence) => {
    expect(goodsOf(cells)).toMatchObject({ price: 1000, oldPrice: null, sale: null });
    expect(saidOf(cells)).toEqual(['taken', sentence]);
  });

  test.each([
    [{ 'Regular price': '-5' }, 'Regular price: عدد نباید منفی باشد.'],
    [{ 'Regular price': '9'.repeat(15) }, 'Regular price: عدد بیش از اندازه بزرگ یا ریز است.'],
    [
      { 'Sale price': '5', ...dates('2026-12-02', '2026-12-01') },
      'Date sale price ends: پایان فروش ویژه پیش از آغاز آن است.',
    ],
  ])('%j makes the row wrong', (cells, sentence) => {
    expect(saidOf(cells)).toEqual(['wrong', sentence]);
  });

  test('that is missing leaves a product to be asked for', () => {
    expect(goodsOf({ 'Regular price': '', 'In stock?': '1', Stock: '3' })).toMatchObject({
      price: null,
      availability: availabilityCodes.call,
      stock: 3,
    });
  });
});

describe('the stock', () => {
  test.each([
    [
      { 'In stock?': '1', Stock: '۱۲' },
      { availability: availabilityCodes.available, stock: 12 },
    ],
    [
      { 'In stock?': '1', Stock: '' },
      { availability: availabilityCodes.available, isUncounted: true },
    ],
    [{ 'In stock?': '0', Stock: '' }, { availability: availabilityCodes.outOfStock }],
    [
      { 'In stock?': 'backorder', Stock: '-3' },
      { availability: availabilityCodes.soon, stock: 0 },
    ],
    [{ Stock: '0' }, { availability: availabilityCodes.outOfStock, stock: 0 }],
    [
      { Stock: '4', 'Sold individually?': '1' },
      { availability: availabilityCodes.available, stock: 4, maxPerOrder: 1 },
    ],
  ])('%j', (cells, offer) => {
    expect(goodsOf(cells)).toMatchObject(offer);
  });

  test('is not said without a column for it', () => {
    expect(goodsOf({})).not.toHaveProperty('stock');
    expect(goodsOf({})).not.toHaveProperty('availability');
  });

  test.each([
    [{ Stock: '2.5' }, 'Stock: عدد باید بی‌اعشار باشد.'],
    [{ Stock: '100000001' }, 'Stock: عدد بیش از اندازه بزرگ یا ریز است.'],
    [{ 'In stock?': 'toString' }, 'In stock?: باید یکی از ۱، ۰ و backorder باشد.'],
  ])('%j makes the row wrong', (cells, sentence) => {
    expect(saidOf(cells)).toEqual(['wrong', sentence]);
  });
});

test.each([
  ['1', 'published'],
  ['۱', 'published'],
  ['0', 'draft'],
  ['-1', 'draft'],
  ["'-1", 'draft'],
  ['−1', 'draft'],
])('published %j is %s', (Published, state) => {
  expect(goodsOf({ Published })).toMatchObject({ state });
});

test('categories have at most six levels', () => {
  expect(goodsOf({ Categories: `${path(6)}, حراج` })).toMatchObject({
    categories: [['د0', 'د1', 'د2', 'د3', 'د4', 'د5'], ['حراج']],
  });
  expect(saidOf({ Categories: path(7) })[1]).toContain('بیش از ۶ سطح');
  expect(saidOf({ Categories: path(5_000) })[1]?.length).toBeLessThan(300);
});

test('a description is sanitised as that of the editor, and plain text gets its paragraphs', () => {
  expect(
    goodsOf({
      Description: '<p onclick="x()">خوب<script>alert(1)</script><a href="javascript:x">۱</a></p>',
      'Short description': String.raw`<p>سبک &amp; <b>نرم</b></p>\n<p>بادوام</p>`,
    }),
  ).toMatchObject({ descriptionHtml: '<p>خوب<a>۱</a></p>', shortText: 'سبک & نرم بادوام' });
  expect(goodsOf({ Description: String.raw`یک\nدو\n\nسه` })).toMatchObject({
    descriptionHtml: '<p>یک<br />دو</p><p>سه</p>',
  });
});

test('a short description that is too long ends with a word and dots', () => {
  const { goods, said } = read({ 'Short description': 'کلمه '.repeat(200) });
  expect(goods).toMatchObject({ shortText: expect.stringMatching(/ کلمه…$/) });
  expect(said).toEqual([{ head: 'Short description', text: 'بیش از ۵۰۰ نویسه بود و کوتاه شد.' }]);
});

test('pictures are addresses of the web, each once, and others are named', () => {
  const Images = [
    'https://x.ir/a.jpg',
    'HTTP://x.ir/ا.jpg',
    'https://x.ir/a.jpg',
    'file:///etc/passwd',
    '../../a.jpg',
    'javascript:alert(1)',
    'https://',
  ].join(', ');
  const { goods, said } = read({ Images });
  expect(goods).toMatchObject({ pictures: ['https://x.ir/a.jpg', 'http://x.ir/%D8%A7.jpg'] });
  expect(said).toHaveLength(4);
});

test('weights and sizes are in grams and mm, rounded up, whatever their unit', () => {
  expect(goodsOf({ 'Weight (kg)': '0.3', Length: '0.3' })).toMatchObject({
    weight: 300,
    length: 3,
  });
  expect(
    goodsOf({ 'Weight (lbs)': '.5', 'Length (cm)': '12.34', 'Width (in)': '1', Height: '0' }),
  ).toMatchObject({ weight: 227, length: 124, width: 26 });
  expect(saidOf({ 'Weight (stone)': '1' })).toEqual([
    'wrong',
    'Weight (stone): یکای «stone» شناخته نیست.',
  ]);
});

test('codes lose their spaces, and a wrong bar code is left out', () => {
  expect(read({ SKU: ' KF  12 ', 'GTIN, UPC, EAN, or ISBN': '۶۲۶۰۰۰۰۰۰۰۰۰۹' })).toMatchObject({
    sku: 'KF-12',
    state: 'taken',
    said: [{ text: 'کد فاصله داشت و «KF-12» شد.' }, { text: 'بارکد درست نیست و کنار گذاشته شد.' }],
  });
  expect(goodsOf({ 'GTIN, UPC, EAN, or ISBN': '4006381333931' })).toMatchObject({
    gtin: '4006381333931',
  });
  expect(goodsOf({ GTIN: '0012345678905' })).toMatchObject({ gtin: '0012345678905' });
  expect(saidOf({ SKU: 'a%b' })[0]).toBe('wrong');
});

test('attributes have titles and values, a variation one of each', () => {
  const cells = {
    'Attribute 1 name': 'رنگ',
    'Attribute 1 value(s)': String.raw`قرمز, آبی\, تیره, قرمز`,
    'Attribute 2 name': '',
    'Attribute 2 value(s)': 'x',
  };
  expect(goodsOf(cells)).toMatchObject({
    attributes: [{ title: 'رنگ', values: ['قرمز', 'آبی, تیره'] }],
  });
  expect(saidOf({ ...cells, Type: 'variation', Parent: 'A' })).toEqual([
    'wrong',
    'Attribute 1 value(s): گونه از هر ویژگی یک مقدار دارد.',
  ]);
  expect(saidOf({ ...cells, 'Attribute 2 name': ' رنگ ' })[0]).toBe('wrong');
});

test('a variation that its shop does not sell is known', () => {
  const cells = { Type: 'variation', Parent: 'A' };
  const { outOfStock } = availabilityCodes;
  expect(goodsOf({ ...cells, Published: '0' })).toMatchObject({ availability: outOfStock });
  expect(goodsOf(cells)).not.toMatchObject({ availability: outOfStock });
});

describe('whatever stands in a row', () => {
  const heads = (
    'ID|Type|SKU|GTIN|Name|Published|Short description|Description|Date sale price starts|In stock?|Stock|' +
    'Date sale price ends|Low stock amount|Weight|Length (cm)|Sale price|Regular price|Categories|Brands|' +
    'Images|Parent|Attribute 1 name|Attribute 1 value(s)|Attribute 2 name'
  ).split('|');
  const cell = fc.oneof(
    fc.constantFrom('', '0', '1', '-1', '۱۲', '1e9', '2026-12-01', 'id:4', 'variation', 'variable'),
    fc.constantFrom('__proto__', 'a > b', 'https://x.ir/1', '<p>x', '\uD800', '\u202e=1+1', 'x\\'),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );
  const { columns } = readHeads(heads);

  test('it is taken as the shop can save it, or said why not', () => {
    fc.assert(
      fc.property(fc.array(cell, { maxLength: heads.length + 2 }), (cells) => {
        const { state, goods, said } = readGoods(columns, { line: 2, cells }, rules);
        expect((state === 'taken') === (goods !== null)).toBe(true);
        if (goods === null) expect(said.length).toBeGreaterThan(0);
        expect(JSON.stringify({ goods, said })).not.toMatch(/\\u0000|\\ud[89a-f]/);
        expect(said.every(({ text }) => text !== '')).toBe(true);
        if (goods === null) return;
        const { attributes: _attributes, pictures: _pictures, ...fields } = goods;
        expect(productFields.partial().safeParse(fields).error?.issues).toBeUndefined();
        expect(variantFields.partial().safeParse(fields).error?.issues).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});
