import pg from 'pg';
import { z } from 'zod';
import { type Start, kill, startNode, startOn } from '#server/testing/node.ts';
import { endsOf, nowhere } from '#server/testing/selling.ts';
import { addressOf, testsOnPostgres } from '#server/testing/server-database.ts';
import type { TestShop } from '#server/testing/shop.ts';
import { until } from '#server/testing/until.ts';

/** Starts that wait at once only if each of three nodes has some: the pool of one has ten connections. */
const ofAllThree = 21;

/** Starts of many members at once: on PostgreSQL by this node and two in processes of their own, which are all in the race. */
export async function openRace(shop: TestShop) {
  const url = testsOnPostgres ? await addressOf(shop.shop.database) : '';
  const nodes = testsOnPostgres
    ? await Promise.all([startNode(url, nowhere), startNode(url, nowhere)])
    : [];

  const startHere = (starts: readonly Start[]) =>
    endsOf(starts.map(({ memberId, body }) => shop.shop.orders.start(memberId, body)));

  /**
   * Makes these orders, each with pieces of the variant. On PostgreSQL nobody gets one before all nodes wait for it.
   * @returns how each ended, as by `endsOf`
   */
  async function run(variantId: number, starts: readonly Start[]): Promise<string[]> {
    if (nodes.length === 0) return startHere(starts);
    const gate = new pg.Client({ connectionString: url });
    await gate.connect();
    try {
      await gate.query('begin');
      await gate.query('select from variant where id = $1 for update', [variantId]);
      const share = Math.ceil(starts.length / (nodes.length + 1));
      const ended = [
        ...nodes.map((node, n) => startOn(node, starts.slice(n * share, (n + 1) * share))),
        startHere(starts.slice(nodes.length * share)),
      ];
      await until(async () => (await waitingAt(gate)) >= ofAllThree);
      await gate.query('commit');
      return (await Promise.all(ended)).flat();
    } finally {
      await gate.end();
    }
  }

  const close = () => Promise.all(nodes.map(kill));
  return { run, close };
}
export type Race = Awaited<ReturnType<typeof openRace>>;

/** Connections of the database that wait for a lock. */
async function waitingAt(client: pg.Client): Promise<number> {
  // Within a transaction PostgreSQL keeps its first answer.
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query(`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return z.object({ count: z.int() }).parse(rows[0]).count;
}
