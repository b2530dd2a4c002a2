import { beforeEach, expect, test } from '@jest/globals';
import { createKept, ownerOf } from '#lib/checkout/kept.ts';
import type { Entered } from '#lib/checkout/kept.ts';

let stored: Map<string, string>;
let made: number;
const keptOf = (owner: string) =>
  createKept(
    {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    owner,
    () => `key ${(made += 1)}`,
  );
beforeEach(() => {
  stored = new Map();
  made = 0;
});

const entered: Entered = {
  choice: { address: 3, delivery: 2, slot: null, payment: 'zibal', coupon: 'A' },
  note: 'زنگ ۴',
  buyer: { isWanted: true, name: 'سپهر', nationalId: '10380284790', economicCode: '' },
};
const nothing: Entered = {
  choice: { address: null, delivery: null, slot: null, payment: null, coupon: '' },
  note: '',
  buyer: { isWanted: false, name: '', nationalId: '', economicCode: '' },
};

test('what a member entered is kept for them alone', () => {
  keptOf('7').keep(entered);
  expect(keptOf('7').read()).toEqual(entered);
  expect(keptOf('8').read()).toEqual(nothing);
});

test.each(['', 'x', '{}', 'null', '["7",{},"2",null,5,6]'])('%j in storage is nothing', (text) => {
  stored.set('checkout', text);
  expect(keptOf('7').read()).toEqual(nothing);
});

test('a body has one start key until the answer is known, also after a reload', () => {
  const first = keptOf('7').startKeyFor('a');
  expect(keptOf('7').startKeyFor('a')).toBe(first);
  expect(keptOf('8').startKeyFor('a')).not.toBe(first);
  const again = keptOf('7').startKeyFor('a');
  keptOf('7').dropStartKey();
  expect(keptOf('7').startKeyFor('a')).not.toBe(again);
});

test('another body gets another start key', () => {
  const kept = keptOf('7');
  expect(kept.startKeyFor('a')).not.toBe(kept.startKeyFor('b'));
});

test('a token names its member; anything else nobody', () => {
  const body = Buffer.from(JSON.stringify({ sub: '42' })).toString('base64url');
  expect(ownerOf(`h.${body}.s`)).toBe('42');
  expect(['', 'x', 'a.b.c', `h.${Buffer.from('7').toString('base64url')}.s`].map(ownerOf)).toEqual([
    '',
    '',
    '',
    '',
  ]);
});
