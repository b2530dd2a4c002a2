import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  countFavourites,
  createFavourites,
  type FavouriteStore,
  isFavourite,
} from '#lib/favourites/store.ts';

/** A service whose answers the test releases. */
function waitingService(codes: number[] = []) {
  const kept = new Set(codes);
  const calls: { websiteCode: number; is: boolean; answer: () => void; fail: () => void }[] = [];
  let notices = 0;
  const store = createFavourites({
    read: async () => [...kept],
    change: (websiteCode, is) =>
      new Promise<void>((resolve, reject) => {
        const answer = () => {
          if (is) kept.add(websiteCode);
          else kept.delete(websiteCode);
          resolve();
        };
        calls.push({ websiteCode, is, answer, fail: () => reject(new Error('no')) });
      }),
    notifyTabs: () => {
      notices += 1;
    },
  });
  return { store, calls, kept, notices: () => notices };
}

/** Lets all pending microtasks and timers run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const has = (store: FavouriteStore, websiteCode: number) =>
  isFavourite(store.getState(), websiteCode);
const count = (store: FavouriteStore) => countFavourites(store.getState());

describe('a press', () => {
  test('is shown and counted before the service answers', async () => {
    const { store, calls, notices } = waitingService([1]);
    expect(has(store, 1)).toBeUndefined();
    expect(count(store)).toBeNull();
    await store.read();
    const done = store.set(2, true);
    expect([has(store, 2), count(store)]).toEqual([true, 2]);
    calls[0]?.answer();
    expect(await done).toBe(true);
    expect([has(store, 2), count(store), notices()]).toEqual([true, 2, 1]);
  });

  test('that fails restores the previous state', async () => {
    const { store, calls } = waitingService([1]);
    await store.read();
    const done = store.set(1, false);
    expect([has(store, 1), count(store)]).toEqual([false, 0]);
    calls[0]?.fail();
    await expect(done).rejects.toThrow('no');
    expect([has(store, 1), count(store)]).toEqual([true, 1]);
  });

  test('is kept although nothing was read yet', async () => {
    const { store, calls } = waitingService();
    const done = store.set(1, true);
    calls[0]?.answer();
    expect(await done).toBe(true);
    expect(has(store, 1)).toBe(true);
    expect(has(store, 2)).toBeUndefined();
  });
});

describe('fifty quick presses', () => {
  test("need two calls and end in the last one's state", async () => {
    const { store, calls, kept } = waitingService();
    await store.read();
    const done = Array.from({ length: 50 }, (_, n) => store.set(1, n % 2 === 0));
    expect(has(store, 1)).toBe(false);
    calls[0]?.answer();
    await settle();
    calls[1]?.answer();
    const results = await Promise.all(done);
    expect(calls.map(({ is }) => is)).toEqual([true, false]);
    expect(results).toEqual([false, ...Array.from({ length: 49 }, () => null)]);
    expect([has(store, 1), kept.has(1)]).toEqual([false, false]);
  });

  test('that want the state already requested need one call', async () => {
    const { store, calls } = waitingService();
    const done = Array.from({ length: 51 }, (_, n) => store.set(1, n % 2 === 0));
    calls[0]?.answer();
    expect((await Promise.all(done))[0]).toBe(true);
    expect(calls).toHaveLength(1);
  });

  test('fall back to the confirmed state when a later call fails', async () => {
    const { store, calls } = waitingService();
    await store.read();
    const done = [store.set(1, true), store.set(1, false)];
    calls[0]?.answer();
    await settle();
    calls[1]?.fail();
    await expect(done[0]).rejects.toThrow('no');
    expect(has(store, 1)).toBe(true);
  });
});

describe('another member', () => {
  test('sees neither favourites nor pending changes of the one before', async () => {
    const { store, calls } = waitingService([1]);
    await store.read();
    const done = store.set(2, true);
    store.forget();
    expect(has(store, 1)).toBeUndefined();
    calls[0]?.answer();
    expect(await done).toBeNull();
    expect(has(store, 2)).toBeUndefined();
  });
});

/** Tabs of one member. The scheduler controls every step of every call, and all news. */
function tabsOf(how: number, scheduler: fc.Scheduler, fails: () => boolean) {
  const service = new Set<number>();
  const step = () => scheduler.schedule(Promise.resolve());
  const tabs: FavouriteStore[] = [];
  const open = (own: number) =>
    createFavourites({
      read: async () => {
        await step();
        const codes = [...service];
        await step();
        return codes;
      },
      change: async (websiteCode, is) => {
        await step();
        if (fails()) throw new Error('refused');
        if (is) service.add(websiteCode);
        else service.delete(websiteCode);
        await step();
        if (fails()) throw new Error('the answer was lost');
      },
      notifyTabs: () => {
        for (const [at, tab] of tabs.entries()) {
          if (at !== own) void step().then(() => tab.onNotice());
        }
      },
    });
  for (let own = 0; own < how; own += 1) tabs.push(open(own));
  return { service, tabs };
}

const presses = fc.array(
  fc.record({ tab: fc.nat(2), websiteCode: fc.integer({ min: 1, max: 3 }), wait: fc.boolean() }),
  { maxLength: 12 },
);

test('tabs with random presses end in the stored state, in whatever order answers and news arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      presses,
      fc.infiniteStream(fc.nat(9)),
      async (scheduler, steps, luck) => {
        const { service, tabs } = tabsOf(3, scheduler, () => luck.next().value === 0);
        const all = Promise.all(tabs.map((tab) => tab.read()));
        for (const { tab: at, websiteCode, wait } of steps) {
          const tab = tabs[at];
          // After a failure everything is read again, as the hearts do.
          void tab
            ?.set(websiteCode, !has(tab, websiteCode))
            .catch(() => tab.refresh())
            .catch(() => undefined);
          // oxlint-disable-next-line no-await-in-loop
          if (wait && scheduler.count() > 0) await scheduler.waitOne();
        }
        await scheduler.waitIdle();
        await all;
        for (const tab of tabs) {
          for (const websiteCode of [1, 2, 3])
            expect(has(tab, websiteCode)).toBe(service.has(websiteCode));
          expect(count(tab)).toBe(service.size);
        }
      },
    ),
    { numRuns: 800 },
  );
});
