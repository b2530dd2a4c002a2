import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createBasketStore } from '#lib/basket/store.ts';
import type { BasketNews } from '#lib/basket/store.ts';
import { createConnection } from './connection.ts';
import { keepToBasket } from './keep-to-basket.ts';

/** A page's hub, whose wires open at once; each knows the basket at its time, as on a page. */
function openPage() {
  const store = createBasketStore();
  const wires: { hear: (news: BasketNews) => void; stopped: boolean }[] = [];
  const hub = createConnection(async () => {
    const { age } = store.getState();
    const wire = { hear: (news: BasketNews) => store.learn(news, age), stopped: false };
    wires.push(wire);
    return {
      start: async () => {},
      stop: async () => {
        wire.stopped = true;
      },
    };
  });
  keepToBasket(hub, store, () => wires.length > 0);
  return { store, hub, wires };
}

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('another basket gets a new wire, whose news is heard', async () => {
  const { store, hub, wires } = openPage();
  hub.want();
  await pass();
  wires[0]?.hear({ basketCount: 1, sequence: 1 });
  expect(store.getState().basketCount).toBe(1);

  store.forget();
  store.learn({ basketCount: 2, sequence: 0 });
  await pass(2_000);
  expect(wires.map(({ stopped }) => stopped)).toEqual([true, false]);
  wires[0]?.hear({ basketCount: 9, sequence: 9 });
  expect(store.getState().basketCount).toBe(2);
  wires[1]?.hear({ basketCount: 3, sequence: 1 });
  expect(store.getState().basketCount).toBe(3);
});

test('news of the same basket keeps the wire', async () => {
  const { store, hub, wires } = openPage();
  hub.want();
  await pass();
  store.learn({ basketCount: 1, sequence: 1 });
  await pass(10_000);
  expect(wires).toHaveLength(1);
});

test('nothing opens before the hub is wanted', async () => {
  const { store, wires } = openPage();
  store.forget();
  store.learn({ basketCount: 1, sequence: 1 });
  await pass(10_000);
  expect(wires).toEqual([]);
});

test('a stopped hub restarts when something is added', async () => {
  const { store, hub, wires } = openPage();
  hub.want();
  await pass();
  hub.leave();
  await pass();
  store.learn({ basketCount: 1, sequence: 1 });
  await pass();
  expect(wires.map(({ stopped }) => stopped)).toEqual([true, false]);
});
