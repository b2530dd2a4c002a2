import { beforeEach, describe, expect, test } from '@jest/globals';
import { createShelf } from './shelf.ts';
import { memory } from '#panel/chat/testing/memory.ts';

interface Note {
  readonly text: string;
  readonly at: number;
}
const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'text' in value;

const now = Date.parse('2026-11-27T10:00:00Z');
const day = 86_400_000;

const refuse = () => {
  throw new Error('no storage');
};

let store: ReturnType<typeof memory>;
const open = (prefix = 'draft-1-') => createShelf(store, prefix, isNote);
beforeEach(() => {
  store = memory();
});

describe('a shelf', () => {
  test('keeps what another tab has put there', () => {
    const [one, other] = [open(), open()];
    one.put('a', { text: 'سلام', at: now });
    other.put('b', { text: 'بله', at: now + 1 });
    one.drop('a');
    expect([...open().all(now)]).toEqual([['b', { text: 'بله', at: now + 1 }]]);
  });

  test('has only what belongs to it', () => {
    open('draft-1-').put('a', { text: 'x', at: now });
    expect(open('draft-2-').all(now).size).toBe(0);
    expect(open('draft-1-').all(now).size).toBe(1);
  });

  test('removes what is older than two weeks, and the oldest of too many', () => {
    const shelf = open();
    shelf.put('old', { text: 'x', at: now - 14 * day });
    for (let at = 1; at <= 101; at += 1) shelf.put(`n${at}`, { text: 'x', at: now - at });
    const all = shelf.all(now);
    expect(all.size).toBe(100);
    expect(all.has('n100')).toBe(true);
    expect(all.has('n101')).toBe(false);
    expect(store.length).toBe(100);
  });

  test.each(['', '{', 'null', '1', '{"text":"x"}', '{"at":1}', '{"text":"x","at":"1"}'])(
    'removes what is none of its things: %j',
    (written) => {
      store.setItem('draft-1-a', written);
      expect(open().all(now).size).toBe(0);
      expect(store.length).toBe(0);
    },
  );

  test('is empty where the browser keeps nothing', () => {
    const closed = {
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
      key: refuse,
      length: 1,
    };
    const shelf = createShelf(closed, 'x', isNote);
    shelf.put('a', { text: 'x', at: now });
    shelf.drop('a');
    expect(shelf.all(now).size).toBe(0);
  });
});
