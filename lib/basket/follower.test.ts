import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { GetBasketAnswer } from '#lib/contract/basket.ts';
import { createFollower } from '#lib/basket/follower.ts';
import { createContentsStore } from '#lib/basket/contents-store.ts';
import { createBasketStore } from '#lib/basket/store.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const answer = (sequence: number, basketCount = sequence): GetBasketAnswer => ({
  lines: [],
  basketCount,
  totalPrice: 0,
  totalDiscount: 0,
  insurancePrice: 0,
  finalPrice: 0,
  sequence,
  frozen: false,
  newsKey: '',
});

const settle = async () => {
  for (let round = 0; round < 8; round += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/** A page, and a service whose answers take a while. */
function open() {
  const basket = createBasketStore();
  const contents = createContentsStore();
  const service = { sequence: 1, reads: 0, down: false };
  const read = async () => {
    service.reads += 1;
    const { age } = basket.getState();
    const { sequence, down } = service;
    await new Promise((resolve) => setImmediate(resolve));
    if (down) throw new Error('down');
    if (age !== basket.getState().age) return;
    contents.accept(answer(sequence), age);
    basket.learn({ basketCount: sequence, sequence }, age);
  };
  const follower = createFollower({ basket, contents, read });
  follower.follow();
  const hear = (sequence: number) => {
    service.sequence = Math.max(service.sequence, sequence);
    basket.learn({ basketCount: sequence, sequence });
  };
  const shown = () => contents.getState().reading;
  return { basket, contents, service, follower, hear, settle, shown };
}

describe('a page that shows the basket', () => {
  test('reads it again at news, a gap in the sequence included, but not for news it already has', async () => {
    const page = open();
    await page.follower.refresh();
    page.hear(1);
    await page.settle();
    expect(page.service.reads).toBe(1);
    page.hear(5);
    await page.settle();
    expect(page.shown()).toMatchObject({ sequence: 5 });
    expect(page.service.reads).toBe(2);
  });

  test('reads once for many events, and once more for those that came meanwhile', async () => {
    const page = open();
    await page.follower.refresh();
    for (let sequence = 2; sequence < 40; sequence += 1) page.hear(sequence);
    await page.settle();
    expect(page.shown()).toMatchObject({ sequence: 39 });
    expect(page.service.reads).toBeLessThanOrEqual(3);
  });

  test('does not read again after its own change, whose answer contains the basket', async () => {
    const page = open();
    await page.follower.refresh();
    await page.follower.during(async () => {
      page.hear(2);
      await page.settle();
      page.contents.accept(answer(2), 0);
    });
    await page.settle();
    expect(page.service.reads).toBe(1);
    expect(page.shown()).toMatchObject({ sequence: 2 });
  });

  test('shows nothing of the old basket after another login', async () => {
    const page = open();
    page.service.sequence = 9;
    const reading = page.follower.refresh();
    page.service.sequence = 2;
    page.basket.forget();
    expect(page.shown()).toBe('loading');
    await reading;
    await page.settle();
    expect(page.shown()).toMatchObject({ sequence: 2 });
  });

  test('keeps what it shows when the service is unreachable, and reports the failure when it shows nothing', async () => {
    const page = open();
    page.service.down = true;
    await page.follower.refresh();
    expect(page.shown()).toBe('failed');
    page.service.down = false;
    await page.follower.refresh();
    page.service.down = true;
    page.hear(3);
    await page.settle();
    expect(page.shown()).toMatchObject({ sequence: 1 });
  });

  test('retries a failed reading a few times with growing delays', async () => {
    const page = open();
    await page.follower.refresh();
    page.service.down = true;
    page.hear(3);
    page.hear(4);
    await page.settle();
    const tried = page.service.reads;
    const triesIn = async (ms: number) => {
      const before = page.service.reads;
      for (let passed = 0; passed < ms; passed += 1_000) {
        jest.advanceTimersByTime(1_000);
        // oxlint-disable-next-line no-await-in-loop
        await page.settle();
      }
      return page.service.reads - before;
    };
    expect(await triesIn(2_000)).toBe(0);
    expect(await triesIn(10_000)).toBe(2);
    expect(await triesIn(600_000)).toBe(3);
    expect(page.service.reads).toBe(tried + 5);
    page.follower.catchUp();
    await page.settle();
    page.service.down = false;
    expect(await triesIn(3_000)).toBe(1);
    expect(page.shown()).toMatchObject({ sequence: 4 });
    expect(await triesIn(600_000)).toBe(0);
  });

  test('reads nothing on reconnecting when nothing was missed', async () => {
    const page = open();
    await page.follower.refresh();
    page.service.down = true;
    await page.follower.refresh();
    page.follower.catchUp();
    await page.settle();
    expect(page.service.reads).toBe(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('ends with the latest state in whatever order news comes', async () => {
    const news = fc.array(fc.integer({ min: 2, max: 30 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(news, async (sequences) => {
        const page = open();
        await page.follower.refresh();
        for (const sequence of sequences) page.hear(sequence);
        await page.settle();
        expect(page.shown()).toMatchObject({ sequence: Math.max(...sequences) });
      }),
      { numRuns: 40 },
    );
  });
});
