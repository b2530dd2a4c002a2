import { expect, test } from '@jest/globals';
import { savedSelling, sellingDraftOf } from './selling-draft.ts';

const part = {
  revision: 3,
  vat: [{ from: '2024-03-20T00:00:00+03:30', rate: 10 }],
  needsNationalCode: false,
  remindsNationalCode: false,
  holdMinutes: 20,
  onDelivery: { cities: ['تهران', 'کرج'], most: 5_000_000 },
  cardToCard: null,
  mostUnpaid: 3,
  returnDays: 10,
  freeReturns: false,
  returnPage: 'بازگشت-کالا',
  sealedCategories: [7],
  handlingFrom: 0,
  handlingTo: 1,
  freightCategories: [4],
};

test('what was read is saved unchanged', () => {
  const { revision: _revision, ...values } = part;
  expect(savedSelling(sellingDraftOf(part))).toEqual(values);
});

test('a rate begins with its day in Tehran, whatever the zone it was written in', () => {
  const vat = [{ from: '2026-03-20T20:30:00Z', rate: 12 }];
  expect(sellingDraftOf({ ...part, vat }).vat[0]?.day).toBe('2026-03-21');
});

test('towns are separated by commas of either kind', () => {
  const draft = sellingDraftOf(part);
  const onDelivery = { ...draft.onDelivery, towns: ' شیراز, قم،، یزد ' };
  expect(savedSelling({ ...draft, onDelivery }).onDelivery?.cities).toEqual(['شیراز', 'قم', 'یزد']);
});

test('what is switched off is not sent', () => {
  const draft = sellingDraftOf(part);
  const off = { ...draft.onDelivery, isOn: false };
  expect(savedSelling({ ...draft, onDelivery: off }).onDelivery).toBeNull();
});
