import { expect, test } from '@jest/globals';
import { benchHub } from './bench.ts';

test('the benchmark measures a hub, here at a small size', async () => {
  const figures = await benchHub({ connections: 120, clients: 10, broadcasts: 3 });
  expect(figures).toMatchObject({ connections: 120, clients: 10, broadcasts: 3 });
  expect(figures.connectMs).toBeGreaterThan(0);
  expect(figures.broadcastP50Ms).toBeGreaterThan(0);
  expect(figures.broadcastP99Ms).toBeGreaterThanOrEqual(figures.broadcastP50Ms);
}, 30_000);
