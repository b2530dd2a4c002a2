import { expect, test } from '@jest/globals';
import {
  axesOf,
  axisOf,
  completed,
  countOf,
  missingOf,
  nameOfVariant,
  valuesOn,
  withoutAxis,
  withoutValue,
  withValue,
} from './axes.ts';
import { type FormVariant, newVariant } from './values.ts';

const named = (variants: readonly FormVariant[]): string[] => variants.map(nameOfVariant);
const hexes = (variants: readonly FormVariant[]) => variants.map(({ colour }) => colour?.hex);
const plain = newVariant({ price: 98_000, stock: 4, sku: 'A-1' });
const blue = withValue([plain], 'colour', 'آبی');
const colours = withValue(blue, 'colour', 'سفید');
const all = withValue(withValue(colours, 'storage', '۲۵۶'), 'storage', '۵۱۲');

test('the first value of an axis goes to all variants, which stay what they are', () => {
  expect(blue).toEqual([{ ...plain, colour: { title: 'آبی', hex: blue[0]?.colour?.hex } }]);
});

test('a new colour is drawn as its name says, another name grey, and a chosen one stays', () => {
  expect(hexes(withValue(colours, 'colour', 'گل‌بهی'))).toEqual(['#1976d2', '#ffffff', '#808080']);
  const chosen = blue.map((each) => ({ ...each, colour: { title: 'آبی', hex: '#0000ff' } }));
  const sizes = withValue(withValue(chosen, 'size', '۱'), 'size', '۲');
  expect(hexes(sizes)).toEqual(['#0000ff', '#0000ff']);
});

test('a further value makes a variant for each combination, with its price and nothing of its own', () => {
  expect(named(all)).toEqual(['آبی، ۲۵۶', 'سفید، ۲۵۶', 'آبی، ۵۱۲', 'سفید، ۵۱۲']);
  expect(all[3]).toMatchObject({ id: null, price: 98_000, stock: null, sku: null, held: 0 });
  expect(new Set(all.map(({ key }) => key)).size).toBe(4);
  expect(countOf(all)).toBe(4);
});

test('a value that is there, and an empty one, change nothing', () => {
  expect(withValue(all, 'colour', 'آبی')).toEqual(all);
  expect(withValue(all, 'colour', '')).toEqual(all);
});

test('options of the shop’s own naming are axes like the others', () => {
  const cotton = withValue(withValue([plain], axisOf('جنس'), 'نخ'), axisOf('جنس'), 'ابریشم');
  expect(axesOf(cotton)).toEqual([axisOf('جنس')]);
  expect(cotton.map(({ options }) => options)).toEqual([
    [{ title: 'جنس', value: 'نخ' }],
    [{ title: 'جنس', value: 'ابریشم' }],
  ]);
});

test('a removed value takes its variants; the last one only leaves them', () => {
  expect(named(withoutValue(all, 'storage', '۲۵۶'))).toEqual(['آبی، ۵۱۲', 'سفید، ۵۱۲']);
  expect(withoutValue(blue, 'colour', 'آبی')).toEqual([plain]);
});

test('a removed axis leaves the first variant of each remaining look', () => {
  const left = withoutAxis(all, 'storage');
  expect(named(left)).toEqual(['آبی', 'سفید']);
  expect(left.map(({ key }) => key)).toEqual([all[0]?.key, all[1]?.key]);
});

test('missing combinations are made between those that are there', () => {
  const [first, , third] = all;
  const some = [first, third, all[3]].filter((each) => each !== undefined);
  const whole = completed(some);
  expect(named(whole)).toEqual(['آبی، ۲۵۶', 'آبی، ۵۱۲', 'سفید، ۲۵۶', 'سفید، ۵۱۲']);
  expect(whole[0]).toBe(first);
  expect(valuesOn(whole, 'colour')).toEqual(['آبی', 'سفید']);
});

test('missing combinations are counted up to a limit, and not made beyond it', () => {
  expect(missingOf(all, 100)).toBe(0);
  expect(missingOf(all.slice(1), 100)).toBe(1);
  expect(missingOf(all.slice(1), 3)).toBeNull();
  const different = Array.from({ length: 100 }, (_, at) =>
    newVariant({ storage: `${at}`, size: `${at}`, guarantee: `${at}` }),
  );
  expect(missingOf(different, 100)).toBeNull();
});
