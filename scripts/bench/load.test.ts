import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import { fire, percentile } from './load.ts';

test('percentiles are computed from the samples themselves', () => {
  const samples = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(samples, 0.5)).toBe(50);
  expect(percentile(samples, 0.99)).toBe(99);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBe(0);
});

test('a refused request counts as an error only', async () => {
  const statuses: number[] = [];
  const server = createServer((_request, response) => {
    const status = statuses.length % 2 === 0 ? 200 : 503;
    statuses.push(status);
    response.writeHead(status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const run = await fire({ url: `http://127.0.0.1:${port}`, connections: 1, seconds: 1 });
  server.close();
  const refused = statuses.filter((status) => status === 503).length;
  expect(refused).toBeGreaterThan(1);
  // The last request may have been in progress at the end.
  expect(Math.abs(run.errors - refused)).toBeLessThanOrEqual(1);
  expect(Math.abs(run.times.length - (statuses.length - refused))).toBeLessThanOrEqual(1);
});
