import { expect, test } from '@jest/globals';
import { holdReading, isReadSomewhere } from './reading.ts';

test('the tabs know which chats are read in any of them, until the last one leaves', async () => {
  expect(await isReadSomewhere('a')).toBe(false);
  const leave = [holdReading('a'), holdReading('a')];
  expect(await isReadSomewhere('a')).toBe(true);
  expect(await isReadSomewhere('b')).toBe(false);
  leave[0]?.();
  await new Promise((done) => setTimeout(done, 10));
  expect(await isReadSomewhere('a')).toBe(true);
  leave[1]?.();
  await new Promise((done) => setTimeout(done, 10));
  expect(await isReadSomewhere('a')).toBe(false);
});
