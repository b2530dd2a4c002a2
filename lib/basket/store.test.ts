import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createBasketStore } from './store.ts';
import type { BasketNews } from './store.ts';

/** All changes of a basket in order: sequences increase by one; counts are arbitrary. */
const life = fc
  .array(fc.nat({ max: 500 }), { minLength: 1, maxLength: 30 })
  .map((counts) => counts.map((basketCount, sequence): BasketNews => ({ basketCount, sequence })));

/** The order in which they arrive: some never, some twice; the last one always does. */
const delivery = life.chain((news) => {
  const last = news.slice(-1);
  return fc.array(fc.constantFrom(...news), { maxLength: 60 }).chain((some) =>
    fc.shuffledSubarray([...some, ...last], { minLength: some.length + 1 }).map((delivered) => ({
      delivered,
      last: last[0],
    })),
  );
});

describe('the basket store', () => {
  test('ends at the highest sequence, whatever the order of delivery', () => {
    fc.assert(
      fc.property(delivery, ({ delivered, last }) => {
        const store = createBasketStore();
        for (const news of delivered) store.learn(news);
        expect(store.getState()).toMatchObject({
          basketCount: last?.basketCount,
          sequence: last?.sequence,
        });
      }),
    );
  });

  test('never returns to an earlier sequence', () => {
    fc.assert(
      fc.property(delivery, ({ delivered }) => {
        const store = createBasketStore();
        const seen: number[] = [];
        store.subscribe((state) => seen.push(state.sequence));
        for (const news of delivered) store.learn(news);
        expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      }),
    );
  });

  test('knows nothing at first, and nothing after forgetting', () => {
    const store = createBasketStore();
    expect(store.getState().basketCount).toBeNull();
    store.learn({ basketCount: 3, sequence: 7 });
    store.forget();
    expect(store.getState().basketCount).toBeNull();
    store.learn({ basketCount: 0, sequence: 0 });
    expect(store.getState().basketCount).toBe(0);
  });

  test('ignores news about a forgotten basket', () => {
    const store = createBasketStore();
    const { age } = store.getState();
    store.forget();
    store.learn({ basketCount: 3, sequence: 7 }, age);
    expect(store.getState().basketCount).toBeNull();
    store.learn({ basketCount: 1, sequence: 2 }, age + 1);
    expect(store.getState().basketCount).toBe(1);
  });

  test('does not notify subscribers of news it already has', () => {
    const store = createBasketStore();
    let woken = 0;
    store.learn({ basketCount: 1, sequence: 1 });
    store.subscribe(() => (woken += 1));
    store.learn({ basketCount: 1, sequence: 1 });
    store.learn({ basketCount: 9, sequence: 0 });
    expect(woken).toBe(0);
  });
});
