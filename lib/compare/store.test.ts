import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createCompareStore, parseCompared } from '#lib/compare/store.ts';

const phones = { id: 2, title: 'گوشی' };
const cases = { id: 3, title: 'قاب' };
const item = (websiteCode: number) => ({
  websiteCode,
  name: `کالای ${websiteCode}`,
  image: 'aaaaaaaaaaaa-850.webp',
});

function memory(text: string | null = null) {
  const kept = { text };
  const place = {
    getItem: () => kept.text,
    setItem: (_: string, value: string) => (kept.text = value),
    removeItem: () => (kept.text = null),
  };
  return { kept, store: createCompareStore(() => place) };
}
const codesOf = (store: ReturnType<typeof createCompareStore>) =>
  store.getState().items.map(({ websiteCode }) => websiteCode);

describe('the collected products', () => {
  test('are stored, and read by the next page', () => {
    const { kept, store } = memory();
    store.add(phones, item(1));
    store.add(phones, item(2));
    store.add(phones, item(1));
    expect(codesOf(store)).toEqual([1, 2]);
    expect(memory(kept.text).store.getState()).toEqual({
      group: phones,
      items: [item(1), item(2)],
    });
  });

  test('are never more than four', () => {
    const { store } = memory();
    for (const websiteCode of [1, 2, 3, 4, 5]) store.add(phones, item(websiteCode));
    expect(codesOf(store)).toEqual([1, 2, 3, 4]);
  });

  test('are of one group', () => {
    const { store } = memory();
    store.add(phones, item(1));
    store.add(cases, item(7));
    expect(store.getState()).toEqual({ group: cases, items: [item(7)] });
  });

  test('leave nothing behind when the last one is removed', () => {
    const { kept, store } = memory();
    store.add(phones, item(1));
    expect(store.has(1)).toBe(true);
    store.remove(1);
    expect(kept.text).toBeNull();
    expect(store.getState()).toEqual({ group: null, items: [] });
  });

  test('are kept in memory when nothing can be stored', () => {
    const store = createCompareStore(() => {
      throw new Error('forbidden');
    });
    store.add(phones, item(1));
    expect(codesOf(store)).toEqual([1]);
  });
});

describe('a stored text', () => {
  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{"group":null,"items":[]}',
    '{"group":{"id":2,"title":"x"},"items":[]}',
    '{"group":{"id":2,"title":"x"},"items":{"0":1}}',
    '{"group":{"id":2,"title":"x"},"items":[{"code":"1","name":"x","image":"y"}]}',
    '{"group":{"id":"2","title":"x"},"items":[{"code":1,"name":"x","image":"y"}]}',
    '{"items":[{"code":1,"name":"x","image":"y"}]}',
    `{"group":{"id":2,"title":"x"},"items":[{"code":1,"name":"${'x'.repeat(501)}","image":"y"}]}`,
  ])('%s is empty', (text) => {
    expect(parseCompared(text)).toEqual({ group: null, items: [] });
  });

  test('is cut to four', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 12 }).map(item), { maxLength: 20 }), (items) => {
        const { items: read } = parseCompared(JSON.stringify({ group: phones, items }));
        expect(read.length).toBeLessThanOrEqual(4);
        expect(new Set(read.map(({ websiteCode }) => websiteCode)).size).toBe(read.length);
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseCompared(text).items.length).toBeLessThanOrEqual(4);
      }),
    );
  });
});
