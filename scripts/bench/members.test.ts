import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { hubEvents } from '#lib/contract/hub.ts';
import { gap, inBatches, listen } from './members.ts';

test('changes happen at random times, at the requested rate', () => {
  const gaps = Array.from({ length: 20_000 }, () => gap(40));
  const mean = gaps.reduce((sum, each) => sum + each, 0) / gaps.length;
  expect(mean).toBeGreaterThan(23);
  expect(mean).toBeLessThan(27);
  expect(Math.max(...gaps)).toBeGreaterThan(100);
});

test('work is done in batches, and results keep their order', async () => {
  let [working, most] = [0, 0];
  const doubled = await inBatches(
    [1, 2, 3, 4, 5],
    async (number) => {
      working += 1;
      most = Math.max(most, working);
      await Promise.resolve();
      working -= 1;
      return number * 2;
    },
    2,
  );
  expect(doubled).toEqual([2, 4, 6, 8, 10]);
  expect(most).toBe(2);
});

test('a lost event does not affect the change after it', async () => {
  const connection = new EventEmitter();
  const first = listen(connection, 5);
  expect(await first.received).toBeNull();
  first.end();
  const second = listen(connection, 60_000);
  connection.emit(hubEvents.updateBasket);
  expect(await second.received).toEqual(expect.any(Number));
  second.end();
  expect(connection.listenerCount(hubEvents.updateBasket)).toBe(0);
});
