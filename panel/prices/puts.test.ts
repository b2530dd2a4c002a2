import { describe, expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { VariantRow } from '#lib/contract/goods-grid.ts';
import { withEdits } from './edits.ts';
import { columnKeys, type ColumnKey, type GridField } from './fields.ts';
import { meanOf } from './mean.ts';
import { copyRange, fillPuts, judgePuts, type Sheet } from './puts.ts';
import { cellFaults } from './texts.ts';
import { filledTo, single } from './places.ts';

const variant = (id: number, price: number | null): VariantRow => ({
  id,
  revision: 1,
  websiteCode: 7,
  nameFa: 'گوشی Galaxy A55',
  state: 'published',
  image: null,
  colour: { title: 'آبی', hex: '' },
  storage: '۲۵۶',
  size: null,
  options: [],
  guarantee: '۱۸ ماهه',
  availability: availabilityCodes.available,
  price,
  oldPrice: null,
  insurancePrice: null,
  lowStock: null,
  maxPerOrder: 5,
  imageIndex: 0,
  sku: `A55-${id}`,
  gtin: null,
  shelf: '',
  stock: 4,
  held: 0,
  timed: null,
});
const sheet = (may: (field: GridField) => boolean = () => true): Sheet => ({
  rows: [variant(1, 100), variant(2, 200), variant(3, null)],
  edits: new Map(),
  may,
});
const at = (row: number, key: ColumnKey) => ({ row, column: columnKeys.indexOf(key) });
const shown = ({ edits }: ReturnType<typeof judgePuts>) =>
  edits.map(({ variantId, field, before, value }) => `${variantId} ${field} ${before} → ${value}`);

describe('texts that are put into cells', () => {
  test('become changes of fields; cells that are only read and rows beyond the last are passed over', () => {
    const judged = judgePuts(sheet(), [
      { place: at(0, 'price'), text: '۱۲۰' },
      { place: at(0, 'code'), text: 'X' },
      { place: at(1, 'stock'), text: '9' },
      { place: at(9, 'price'), text: '9' },
    ]);
    expect(shown(judged)).toEqual(['1 price 100 → 120', '2 stock 4 → 9']);
    expect(judged.edits[0]?.name).toBe('گوشی \u2066Galaxy A55\u2069، آبی، ۲۵۶');
  });

  test('that are no values are named by their cells, and change nothing', () => {
    const judged = judgePuts(sheet(), [
      { place: at(0, 'price'), text: 'گران' },
      { place: at(0, 'stock'), text: '' },
    ]);
    expect(judged.edits).toEqual([]);
    expect([...judged.unread]).toEqual([
      ['1 price', cellFaults.number],
      ['1 stock', cellFaults.empty],
    ]);
  });

  test('change only what the person may change', () => {
    const judged = judgePuts(
      sheet((field) => field === 'stock'),
      [
        { place: at(0, 'price'), text: '5' },
        { place: at(0, 'stock'), text: '5' },
      ],
    );
    expect(shown(judged)).toEqual(['1 stock 4 → 5']);
  });
});

test('a mean is that of one column', () => {
  const all = sheet();
  expect(meanOf(all, { anchor: at(0, 'price'), active: at(2, 'price') })).toBe(150);
  expect(meanOf(all, { anchor: at(0, 'price'), active: at(1, 'stock') })).toBeNull();
  expect(meanOf(all, { anchor: at(0, 'code'), active: at(1, 'code') })).toBeNull();
  expect(meanOf(all, { anchor: at(1, 'price'), active: at(2, 'price') })).toBeNull();
});

test('copying takes what is not saved yet, also from columns that are only read', () => {
  const all = sheet();
  const { edits } = judgePuts(all, [{ place: at(1, 'price'), text: '250' }]);
  const changed = { ...all, edits: withEdits(all.edits, edits) };
  const range = { anchor: at(0, 'code'), active: at(2, 'price') };
  expect(copyRange(changed, range)).toEqual([
    ['A55-1', '100'],
    ['A55-2', '250'],
    ['A55-3', ''],
  ]);
});

test('filling takes the first row down, or for one row the row above', () => {
  const all = sheet();
  const down = fillPuts(all, { anchor: at(0, 'price'), active: at(2, 'price') });
  expect(shown(judgePuts(all, down))).toEqual(['2 price 200 → 100', '3 price null → 100']);
  expect(shown(judgePuts(all, fillPuts(all, single(at(1, 'price')))))).toEqual([
    '2 price 200 → 100',
  ]);
  expect(fillPuts(all, single(at(0, 'price')))).toEqual([]);
});

test('the handle fills from the row it was drawn from, down and never up', () => {
  const middle = single(at(1, 'price'));
  expect(filledTo(middle, { row: 2 })).toEqual({ anchor: at(1, 'price'), active: at(2, 'price') });
  expect(filledTo(middle, { row: 0 })).toEqual(middle);
  const chosenUpwards = { anchor: at(2, 'stock'), active: at(1, 'price') };
  expect(filledTo(chosenUpwards, { row: 5 })).toEqual({
    anchor: at(1, 'stock'),
    active: at(5, 'price'),
  });
});
