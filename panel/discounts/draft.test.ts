import { describe, expect, test } from '@jest/globals';
import { draftOf, emptyDraft, faultsOf, fieldAt, savedOf } from '#panel/discounts/draft.ts';

const rest = { title: 'یلدا', priority: 0, isExclusive: false, isActive: true };
const percent = { ...emptyDraft, title: 'یلدا', percent: 10 };

test('a promotion comes back from the form as it was', () => {
  const rule = {
    when: {
      from: '2026-12-20T20:30:00.000Z',
      to: '2026-12-21T17:30:00.000Z',
      subtotal: 1_000_000,
      categories: [3],
      brands: [1, 2],
      products: [100_001],
      firstOrder: true,
      provinces: ['تهران'],
      methods: [2],
      payments: ['zarinpal'],
    },
    give: { kind: 'percent', percent: 10, most: 300_000 } as const,
  };
  expect(savedOf(draftOf({ ...rest, rule }))).toEqual({ ...rest, rule });
});

test.each([
  { kind: 'amount', amount: 500_000 } as const,
  { kind: 'freight' } as const,
  { kind: 'cheapest', of: 3 } as const,
  { kind: 'percent', percent: 100 } as const,
])('what it gives is kept: $kind', (give) => {
  const rule = { when: {}, give };
  expect(savedOf(draftOf({ ...rest, rule }))).toEqual({ ...rest, rule });
});

test('an end without a time is the end of that day in Tehran', () => {
  const { rule } = savedOf({ ...percent, toDay: '2026-12-21' });
  expect(rule.when).toEqual({ to: '2026-12-21T20:30:00.000Z' });
  expect(draftOf({ ...rest, rule })).toMatchObject({ toDay: '2026-12-21', toTime: '' });
});

test('only what belongs to the chosen gift is sent', () => {
  const { rule } = savedOf({ ...percent, kind: 'amount', amount: 5, most: 7, of: 3 });
  expect(rule.give).toEqual({ kind: 'amount', amount: 5 });
});

describe('faults', () => {
  test('a whole form has none', () => expect(faultsOf(percent)).toEqual({}));

  test('title and gift are needed', () => {
    expect(Object.keys(faultsOf(emptyDraft))).toEqual(['title', 'percent']);
    expect(Object.keys(faultsOf({ ...percent, percent: 101 }))).toEqual(['percent']);
    expect(Object.keys(faultsOf({ ...percent, kind: 'cheapest', of: 1 }))).toEqual(['of']);
    expect(Object.keys(faultsOf({ ...percent, kind: 'amount' }))).toEqual(['amount']);
    expect(faultsOf({ ...percent, kind: 'freight', percent: null })).toEqual({});
  });

  test('a time needs a day and digits, and the end comes after the start', () => {
    expect(Object.keys(faultsOf({ ...percent, toTime: '۲۰' }))).toEqual(['toTime']);
    const started = { ...percent, fromDay: '2026-12-21', fromTime: 'ظهر' };
    expect(Object.keys(faultsOf(started))).toEqual(['fromTime']);
    const turned = { ...percent, fromDay: '2026-12-21', toDay: '2026-12-20' };
    expect(Object.keys(faultsOf(turned))).toEqual(['toDay']);
    expect(faultsOf({ ...turned, toDay: '2026-12-21' })).toEqual({});
  });
});

test.each([
  ['rule.when.brands.2', 'brands'],
  ['rule.when.to', 'toDay'],
  ['rule.give.percent', 'percent'],
  ['title', 'title'],
  ['rule.give', 'kind'],
  ['coupon.code', 'code'],
])('a fault at %s is shown at %s', (path, field) => {
  expect(fieldAt(path)).toBe(field);
});
