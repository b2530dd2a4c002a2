import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createAsker, type BoxState } from '#components/frame/search/asker.ts';
import type { Suggestion } from '#lib/contract/home.ts';

const suggestion = (value: string): Suggestion => ({
  id: 1,
  type: 'product',
  value,
  valueSlug: '',
  image: '',
});

/** Requests that the test answers by hand, in any order. */
function open() {
  const asked: {
    text: string;
    signal: AbortSignal;
    answer: (value: string) => void;
    fail: () => void;
  }[] = [];
  const states: BoxState[] = [];
  const page = { address: '/' };
  const asker = createAsker({
    ask: (text, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<Suggestion[]>();
      const answer = (value: string) => resolve([suggestion(value)]);
      asked.push({ text, signal, answer, fail: () => reject(new Error('away')) });
      return promise;
    },
    onChange: (state) => states.push(state),
    address: () => page.address,
  });
  return { asker, asked, states, page };
}

const settled = async () => {
  for (let n = 0; n < 5; n += 1) await Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('two characters request nothing, three wait half a second after the last key', async () => {
  const { asker, asked, states } = open();
  asker.type(' گو ');
  jest.advanceTimersByTime(5_000);
  asker.type('');
  expect(states).toEqual([{ kind: 'closed' }, { kind: 'empty' }]);
  asker.type('گوش');
  jest.advanceTimersByTime(499);
  asker.type('گوشی ');
  jest.advanceTimersByTime(499);
  expect(asked).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(asked.map(({ text }) => text)).toEqual(['گوشی']);
  asked[0]?.answer('گوشی');
  await settled();
  expect(states.at(-1)).toEqual({ kind: 'found', found: [suggestion('گوشی')] });
});

test('ignores all answers but the one to the latest text', async () => {
  const { asker, asked, states } = open();
  asker.type('گوشی');
  jest.advanceTimersByTime(500);
  asker.type('لپ‌تاپ');
  expect(asked[0]?.signal.aborted).toBe(true);
  jest.advanceTimersByTime(500);
  asked[1]?.answer('لپ‌تاپ');
  await settled();
  asked[0]?.answer('گوشی');
  await settled();
  expect(states.at(-1)).toEqual({ kind: 'found', found: [suggestion('لپ‌تاپ')] });
});

test('drops requests made on another page, before and after they are sent', async () => {
  const { asker, asked, states, page } = open();
  asker.type('گوشی');
  page.address = '/shop';
  jest.advanceTimersByTime(500);
  expect(asked).toHaveLength(0);
  asker.type('گوشی');
  jest.advanceTimersByTime(500);
  page.address = '/shop/cart';
  asked[0]?.answer('گوشی');
  await settled();
  expect(states.at(-1)).toEqual({ kind: 'closed' });
});

test('reports a failure unless the box was closed', async () => {
  const { asker, asked, states } = open();
  asker.type('گوشی', 0);
  jest.advanceTimersByTime(0);
  asked[0]?.fail();
  await settled();
  expect(states.at(-1)).toEqual({ kind: 'failed' });
  asker.type('گوشی', 0);
  jest.advanceTimersByTime(0);
  asker.close();
  asked[1]?.fail();
  await settled();
  expect(states.at(-1)).toEqual({ kind: 'closed' });
});
