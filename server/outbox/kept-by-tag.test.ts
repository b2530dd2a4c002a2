import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Database } from '#server/db/database.ts';
import { announce } from '#server/outbox/announce.ts';
import { KeptByTag } from '#server/outbox/kept-by-tag.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';

const second = 1_000;

let database: Database;
/** How often each tag was read. */
let reads: Map<string, number>;
let kept: KeptByTag<number>;
beforeEach(async () => {
  database = await openTestDatabase();
  reads = new Map();
  kept = new KeptByTag();
});
afterEach(() => database.close());

const readAll = async (tags: readonly string[]) => {
  for (const tag of tags) reads.set(tag, (reads.get(tag) ?? 0) + 1);
  return new Map(tags.map((tag) => [tag, reads.get(tag) ?? 0]));
};
const get = (tags: string[], now: number, node = database) => kept.get(node, tags, readAll, now);
const change = (...tags: string[]) => announce(database.db, { tags, paths: [] });

const readAndChange = async (tags: readonly string[]) => {
  const found = await readAll(tags);
  await change(...tags);
  return found;
};
const fail = () => Promise.reject(new Error('gone'));

test('what is kept is read once, and again a second after a change of its tag', async () => {
  expect(await get(['product-1', 'product-2'], 0)).toEqual([1, 1]);
  expect(await get(['product-2', 'product-1', 'brand-1'], 900)).toEqual([1, 1, 1]);
  await change('product-1', 'brand-2');
  expect(await get(['product-1', 'product-2'], second)).toEqual([2, 1]);
  expect(await get(['product-1', 'product-2', 'brand-1'], 9 * second)).toEqual([2, 1, 1]);
});

test('a change is seen by every node', async () => {
  const nodes = [{ ...database }, { ...database }];
  await Promise.all(nodes.map((node) => get(['product-1'], 0, node)));
  await change('product-1');
  const found = await Promise.all(nodes.map((node) => get(['product-1'], second, node)));
  // Which node reads first is chance.
  expect(found.toSorted()).toEqual([[3], [4]]);
});

test('what changed while it was read is read again', async () => {
  const changed = kept.get(database, ['product-1'], readAndChange, 0);
  expect(await changed).toEqual([1]);
  expect(await get(['product-1'], second)).toEqual([2]);
});

const onPostgres = testsOnPostgres ? test : test.skip;

onPostgres('a change is seen that is committed after a later one', async () => {
  await get(['product-1', 'product-2'], 0);
  await database.transaction(async (tx) => {
    await announce(tx, { tags: ['product-1'], paths: [] });
    await change('product-2');
    expect(await get(['product-1', 'product-2'], second)).toEqual([1, 2]);
  });
  expect(await get(['product-1', 'product-2'], 2 * second)).toEqual([2, 2]);
  expect(await get(['product-1', 'product-2'], 3 * second)).toEqual([2, 2]);
});

test('after very many changes all is read again', async () => {
  await get(['product-1'], 0);
  await database.transaction(async (tx) => {
    for (let n = 0; n < 1_001; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
      await announce(tx, { tags: ['product-2'], paths: [] });
    }
  });
  expect(await get(['product-1'], second)).toEqual([2]);
});

test('what cannot be read is not kept, and what is not there is not looked for again', async () => {
  await expect(kept.get(database, ['product-1'], fail, 0)).rejects.toThrow('gone');
  expect(await get(['product-1'], 1)).toEqual([1]);
  expect(await kept.get(database, ['product-2'], async () => new Map(), 2)).toEqual([undefined]);
  expect(await get(['product-2'], 3)).toEqual([undefined]);
});
