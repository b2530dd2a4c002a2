import { describe, expect, test } from '@jest/globals';
import { readHeads } from '#server/modules/import/heads.ts';

const fieldsOf = (heads: readonly string[], byHand?: Record<string, string>) =>
  [...readHeads(heads, byHand).columns].map(([field, { at }]) => [field, at]);

describe('the heads of a WooCommerce file', () => {
  test('are known in English', () => {
    const heads = ['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'In stock?', 'Parent'];
    expect(fieldsOf(heads).map(([field]) => field)).toEqual([
      'id',
      'type',
      'sku',
      'gtin',
      'name',
      'isInStock',
      'parent',
    ]);
  });

  test('are known in Persian, with Arabic letters, any digits, spaces and half-spaces', () => {
    const heads = ['شناسه', 'شناسه‌ محصول', ' نام ', 'قيمت عادي', 'دسته ها', 'در انبار ؟', 'مادر'];
    expect(fieldsOf(heads).map(([field]) => field)).toEqual([
      'id',
      'sku',
      'name',
      'price',
      'categories',
      'isInStock',
      'parent',
    ]);
  });

  test('have the number of an attribute in the middle', () => {
    const heads = [
      'Name',
      'Attribute 12 name',
      'Attribute 12 value(s)',
      'نام ۲ صفت',
      'مقدار(های) ٢ صفت',
      'صفت 2 سراسری',
    ];
    expect(fieldsOf(heads)).toEqual([
      ['name', 0],
      ['attributeName 12', 1],
      ['attributeValues 12', 2],
      ['attributeName 2', 3],
      ['attributeValues 2', 4],
    ]);
  });

  test('say the unit of weights and sizes in brackets', () => {
    const { columns } = readHeads(['نام', 'وزن (کیلوگرم)', 'Length (cm)', 'Width']);
    expect(['weight', 'length', 'width'].map((field) => columns.get(field)?.unit)).toEqual([
      'کیلوگرم',
      'cm',
      '',
    ]);
  });
});

test('of two columns with one field the first counts, and others are named', () => {
  const { columns, unknown } = readHeads(['Name', 'Meta: _x', 'نام', 'constructor', '__proto__']);
  expect(columns.get('name')?.at).toBe(0);
  expect(unknown).toEqual(['Meta: _x', 'نام', 'constructor', '__proto__']);
});

describe('a mapping by hand', () => {
  test('comes before the heads that are known', () => {
    expect(fieldsOf(['Name', 'عنوان کامل'], { 'عنوان كامل': 'name' })).toEqual([['name', 1]]);
  });

  test.each([
    [['x'], {}, 'ستون نام کالا پیدا نشد. ستون‌های فایل: x'],
    [['name'], { name: 'constructor' }, 'فیلد «constructor» شناخته نیست.'],
    [['name'], { other: 'sku' }, 'ستون «other» در فایل نیست.'],
  ])('of %j by %j is refused', (heads, byHand, sentence) => {
    expect(() => readHeads(heads, byHand)).toThrow(sentence);
  });
});
