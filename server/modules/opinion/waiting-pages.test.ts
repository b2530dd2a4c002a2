import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { waitingPageSize } from '#lib/contract/opinion.ts';
import { rows } from '#server/db/database.ts';
import { readWaiting } from '#server/modules/opinion/own-queries.ts';
import { codes } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

/** Rows of each kind: together more than two pages. */
const each = waitingPageSize;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.shop.database.db.execute(
    sql`truncate review_picture, review_vote, review, question, answer`,
  ),
);

const since = (turn: number) => sql`now() + (3 * n + ${sql.raw(String(turn))}) * interval '1 s'`;

/** Alternating: the first review, the first question, the first answer, the second review… */
async function fill(count: number): Promise<void> {
  const { db } = shop.shop.database;
  const many = sql`generate_series(1, ${sql.raw(String(count))}) n`;
  await db.execute(sql`insert into review (id, product_id, author, stars, body, written_at)
    select n, ${codes.phone}, 'عضو', 3, 'خوب', ${since(0)} from ${many}`);
  await db.execute(sql`insert into question (id, product_id, author, body, written_at)
    select n, ${codes.phone}, 'عضو', 'چطور؟', ${since(1)} from ${many}`);
  await db.execute(sql`insert into answer (id, question_id, author, body, written_at)
    select n, 1, 'عضو', 'بله', ${since(2)} from ${many}`);
}

test('the queue is in order over all pages, whatever the kind', async () => {
  await fill(each);
  const { moderation } = shop.shop;
  const pages = await Promise.all([1, 2, 3].map((page) => moderation.listWaiting(page)));
  expect(pages.map(({ total }) => total)).toEqual([3 * each, 3 * each, 3 * each]);
  const wanted = Array.from({ length: each }, (_, n) =>
    ['review', 'question', 'answer'].map((kind) => `${kind} ${n + 1}`),
  );
  const shown = pages.flatMap(({ items }) => items.map(({ kind, id }) => `${kind} ${id}`));
  expect(shown).toEqual(wanted.flat());
});

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  Plans?: Plan[] | undefined;
}
const plan: z.ZodType<Plan> = z.object({
  'Node Type': z.string(),
  'Actual Rows': z.number(),
  get Plans() {
    return z.array(plan).optional();
  },
});
const nodes = (node: Plan): Plan[] => [node, ...(node.Plans ?? []).flatMap(nodes)];

test('a page reads of each kind no more than it may show, however long the queue is', async () => {
  await fill(200);
  const [explained] = await shop.shop.database.transaction(async (tx) => {
    await tx.execute(sql.raw(`prepare waits as ${readWaiting.text}`));
    return rows(
      tx,
      sql.raw('explain (analyze, format json) execute waits(0)'),
      z.object({ 'QUERY PLAN': z.array(z.object({ Plan: plan })) }),
    );
  });
  const all = explained?.['QUERY PLAN'].flatMap(({ Plan }) => nodes(Plan)) ?? [];
  const gathered = all.filter((node) => /Append/.test(node['Node Type']));
  expect(gathered).not.toEqual([]);
  for (const node of gathered) {
    expect(node['Actual Rows']).toBeLessThanOrEqual(3 * waitingPageSize);
  }
});
