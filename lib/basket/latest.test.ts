import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { createLatest } from '#lib/basket/latest.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A service that answers after `took` ms. */
function start(took = 100) {
  const sent: number[] = [];
  const shown: (number | null)[] = [];
  let running = 0;
  const latest = createLatest<number>({
    delay: 400,
    show: (wanted) => shown.push(wanted),
    send: async (wanted) => {
      running += 1;
      expect(running).toBe(1);
      sent.push(wanted);
      await new Promise((resolve) => setTimeout(resolve, took));
      running -= 1;
    },
  });
  return { latest, sent, shown };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the latest of many presses', () => {
  test('is the only one sent of fifty quick ones', async () => {
    const { latest, sent, shown } = start();
    for (let count = 2; count <= 51; count += 1) {
      latest.press(count);
      // oxlint-disable-next-line no-await-in-loop
      await pass(30);
    }
    await pass(1_000);
    expect(sent).toEqual([51]);
    expect(shown).toEqual([...Array.from({ length: 50 }, (_, n) => n + 2), null]);
  });

  test('is sent after the request in progress', async () => {
    const { latest, sent, shown } = start(1_000);
    latest.press(2);
    await pass(500);
    latest.press(3);
    latest.press(4);
    await pass(600);
    expect(sent).toEqual([2]);
    await pass(3_000);
    expect(sent).toEqual([2, 4]);
    expect(shown.at(-1)).toBeNull();
  });

  test('is sent at once when the page is left', () => {
    const { latest, sent } = start();
    latest.press(7);
    latest.flush();
    latest.flush();
    expect(sent).toEqual([7]);
  });

  test('is not sent once it is dropped, not even when the page is left', async () => {
    const { latest, sent, shown } = start(1_000);
    latest.press(7);
    latest.drop();
    latest.flush();
    await pass(1_000);
    expect(sent).toEqual([]);
    expect(shown).toEqual([7, null]);
  });

  test('is not sent after a request that was in progress when it was dropped', async () => {
    const { latest, sent, shown } = start(1_000);
    latest.press(2);
    await pass(500);
    latest.press(3);
    latest.drop();
    await pass(3_000);
    expect(sent).toEqual([2]);
    expect(shown.at(-1)).toBeNull();
    latest.press(4);
    await pass(3_000);
    expect(sent).toEqual([2, 4]);
  });

  test('is the last value sent, however presses and answers interleave', async () => {
    const presses = fc.array(fc.record({ after: fc.nat(900), count: fc.nat(9) }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(presses, fc.nat(1_500), async (some, took) => {
        const { latest, sent, shown } = start(took);
        for (const { after, count } of some) {
          // oxlint-disable-next-line no-await-in-loop
          await pass(after);
          latest.press(count);
        }
        await pass(5_000);
        expect(sent.at(-1)).toBe(some.at(-1)?.count);
        expect(sent.length).toBeLessThanOrEqual(some.length);
        expect(shown.at(-1)).toBeNull();
      }),
      { numRuns: 50 },
    );
  });
});
