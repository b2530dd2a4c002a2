import { expect, test } from '@jest/globals';
import { openTestDatabase } from '#server/testing/database.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';

const onPostgres = testsOnPostgres ? test : test.skip;

onPostgres('what nodes do one at a time goes on after the one before failed', async () => {
  const database = await openTestDatabase();
  const order: string[] = [];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: waits, resolve: wait } = Promise.withResolvers<void>();
  const first = database.alone('fill', async () => {
    begin();
    await waits;
    order.push('first');
    throw new Error('broken');
  });
  await begun;
  const second = database.alone('fill', async () => void order.push('second'), wait);
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(order).toEqual(['first', 'second']);
  await database.close();
});
