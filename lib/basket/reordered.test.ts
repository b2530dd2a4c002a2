import { expect, test } from '@jest/globals';
import { dropReordered, keepReordered, readReordered } from './reordered.ts';

function shelf(stored?: string) {
  const kept = new Map(stored === undefined ? [] : [['reordered', stored]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('what was reordered is kept until it was shown', () => {
  const here = shelf();
  keepReordered(here, { added: 2, missing: ['هدفون'] });
  expect(readReordered(here)).toEqual({ added: 2, missing: ['هدفون'] });
  dropReordered(here);
  expect(readReordered(here)).toBeNull();
});

test.each(['', '{}', 'null', '[1]', '["1",[]]', '[1,[2]]'])(
  '%j in storage is nothing',
  (stored) => {
    expect(readReordered(shelf(stored))).toBeNull();
  },
);
