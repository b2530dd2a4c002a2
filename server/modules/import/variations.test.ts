import { expect, test } from '@jest/globals';
import type { ProductRow, VariationRow } from '#server/modules/import/products.ts';
import { withVariations } from '#server/modules/import/variations.ts';

const colours = { title: 'رنگ', values: ['قرمز', 'آبی'] };
const cloth = { title: 'جنس', values: ['نخ'] };
const shirt: ProductRow = { kind: 'variable', nameFa: 'پیراهن', attributes: [cloth, colours] };
const variation = (line: number, options: Readonly<Record<string, string>>) => {
  const attributes = Object.entries(options).map(([title, value]) => ({
    title,
    values: value === '' ? [] : [value],
  }));
  const goods: VariationRow = { kind: 'variation', pictures: [], attributes };
  return { line, goods };
};
const join = (...variations: ReturnType<typeof variation>[]) =>
  withVariations({ line: 2, goods: shirt }, variations);

test('what variations have values for tells variants apart, and the rest stays with the product', () => {
  const { variants, attributes, wrong } = join(
    variation(3, { اندازه: 'L', رنگ: 'قرمز' }),
    variation(4, { رنگ: 'آبی', اندازه: 'L' }),
  );
  expect(variants.map(({ line, options }) => [line, options])).toEqual([
    [
      3,
      [
        { title: 'رنگ', value: 'قرمز' },
        { title: 'اندازه', value: 'L' },
      ],
    ],
    [
      4,
      [
        { title: 'رنگ', value: 'آبی' },
        { title: 'اندازه', value: 'L' },
      ],
    ],
  ]);
  expect(attributes).toEqual([cloth]);
  expect(wrong.size).toBe(0);
});

test('a variation without a value is for each of them, and says so', () => {
  const { variants, attributes } = join(variation(3, { رنگ: '' }));
  expect(variants).toMatchObject([
    { options: [], notes: [{ head: 'رنگ', text: 'برای هر «رنگ» است؛ گونه بدون آن ساخته می‌شود.' }] },
  ]);
  expect(attributes).toEqual([cloth, colours]);
});

test('twins are refused with the line of the first', () => {
  const { variants, wrong } = join(variation(9, { رنگ: 'آبی' }), variation(3, { رنگ: 'آبی' }));
  expect(variants).toHaveLength(1);
  expect([...wrong]).toEqual([[3, 'با گونهٔ سطر ۹ یکسان است.']]);
});

test('of more than a hundred variations the first hundred are taken', () => {
  const many = Array.from({ length: 103 }, (_, at) => variation(at + 3, { رنگ: `ر${at}` }));
  const { variants, wrong } = join(...many);
  expect(variants).toHaveLength(100);
  expect([...wrong.keys()]).toEqual([103, 104, 105]);
});

test('more than five options are refused', () => {
  const { variants, wrong } = join(
    variation(3, Object.fromEntries(['۱', '۲', '۳', '۴', '۵', '۶'].map((title) => [title, 'x']))),
  );
  expect(variants).toEqual([]);
  expect([...wrong.values()]).toEqual(['گونه‌های کالا در بیش از ۵ ویژگی از هم جدا می‌شوند.']);
});

test('a simple product is its own variant, and has no variations', () => {
  const simple = { line: 2, goods: { ...shirt, kind: 'simple' as const } };
  const { variants, wrong } = withVariations(simple, [variation(3, { رنگ: 'آبی' })]);
  expect(variants).toMatchObject([{ line: 2, options: [] }]);
  expect([...wrong]).toEqual([[3, 'مادر این گونه کالایی ساده است.']]);
});
