import { describe, expect, test } from '@jest/globals';
import {
  type Edit,
  type Edits,
  decided,
  noWork,
  partsOf,
  productCount,
  redone,
  settled,
  stepped,
  undone,
  withEdits,
} from './edits.ts';

const edit = (variantId: number, value: number | null, more: Partial<Edit> = {}): Edit => ({
  variantId,
  field: 'price',
  before: 100,
  value,
  websiteCode: variantId,
  name: `کالای ${variantId}`,
  ...more,
});
const none: Edits = new Map();
const values = (edits: Edits) =>
  Array.from(edits, ([key, { before, value }]) => `${key}: ${before} → ${value}`);

describe('changes', () => {
  test('keep the value they began with, and end when it returns', () => {
    const once = withEdits(none, [edit(1, 120)]);
    const twice = withEdits(once, [edit(1, 130, { before: 120 })]);
    expect(values(twice)).toEqual(['1 price: 100 → 130']);
    expect(withEdits(twice, [edit(1, 100, { before: 130 })]).size).toBe(0);
  });

  test('an empty cell is a value like any other', () => {
    const filled = withEdits(none, [edit(1, 5, { before: null, field: 'oldPrice' })]);
    expect(values(withEdits(filled, [edit(1, 7, { before: 5, field: 'oldPrice' })]))).toEqual([
      '1 oldPrice: null → 7',
    ]);
    expect(withEdits(filled, [edit(1, null, { before: 5, field: 'oldPrice' })]).size).toBe(0);
  });

  test('a new value drops the reason why the one before was refused', () => {
    const refused = withEdits(none, [edit(1, 120, { fault: 'زیاد است' })]);
    expect(withEdits(refused, [edit(1, 110)]).get('1 price')).not.toHaveProperty('fault');
  });

  test('can be taken back and made again, step by step', () => {
    const first = stepped(noWork, withEdits(none, [edit(1, 120)]));
    const second = stepped(first, withEdits(first.edits, [edit(2, 130)]));
    const back = undone(second);
    expect(values(back.edits)).toEqual(['1 price: 100 → 120']);
    expect(values(redone(back).edits)).toEqual(values(second.edits));
    expect(undone(undone(back))).toEqual(undone(back));
    expect(stepped(back, none).future).toEqual([]);
  });

  test('are counted by product and sent in parts of whole variants', () => {
    const edits = [
      edit(1, 120),
      edit(1, 9, { field: 'stock' }),
      edit(2, 5, { websiteCode: 1 }),
      edit(3, 7),
    ];
    expect(productCount(withEdits(none, edits))).toBe(2);
    expect(partsOf(edits, 2).map((part) => part.map(({ variantId }) => variantId))).toEqual([
      [1, 1, 2],
      [3],
    ]);
    expect(partsOf([edit(1, 120)], 2)).toEqual([
      [{ variantId: 1, field: 'price', before: 100, value: 120 }],
    ]);
  });
});

describe('after saving', () => {
  const sent = [edit(1, 120), edit(2, 130), edit(3, 140), edit(4, 150), edit(5, 160)];
  const outcomes = [
    { variantId: 1, field: 'price', outcome: 'saved' as const },
    { variantId: 2, field: 'price', outcome: 'same' as const },
    { variantId: 3, field: 'price', outcome: 'conflict' as const, now: 90 },
    { variantId: 4, field: 'price', outcome: 'refused' as const, message: 'زیاد است' },
    { variantId: 5, field: 'price', outcome: 'gone' as const },
  ];

  test('saved changes go, refused ones say why, clashes wait for a decision', () => {
    const after = settled(withEdits(none, sent), sent, outcomes);
    expect(values(after.edits)).toEqual(['3 price: 100 → 140', '4 price: 100 → 150']);
    expect(after.edits.get('4 price')?.fault).toBe('زیاد است');
    expect(after.clashes).toEqual([{ edit: sent[2], now: 90 }]);
    expect(after.saved).toEqual([sent[0], sent[1]]);
    expect(after.gone).toBe(1);
  });

  test('a cell that was changed once more meanwhile stays changed, from what was saved', () => {
    const later = withEdits(withEdits(none, sent), [edit(1, 125), edit(4, 155)]);
    const after = settled(later, sent, outcomes);
    expect(after.edits.get('1 price')).toMatchObject({ before: 120, value: 125 });
    expect(after.edits.get('4 price')).not.toHaveProperty('fault');
  });

  test('of clashes the chosen side stays', () => {
    const clashes = [
      { edit: edit(1, 120), now: 90 },
      { edit: edit(2, 130), now: 95 },
    ];
    const edits = withEdits(none, [edit(1, 120), edit(2, 130)]);
    expect(values(decided(edits, clashes, (key) => key === '1 price'))).toEqual([
      '1 price: 90 → 120',
    ]);
  });
});
