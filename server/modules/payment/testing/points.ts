import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { type Command, kill, startNode } from '#server/testing/node.ts';
import type { RunningSandbox } from '#server/payment-sandbox/start.ts';
import { addressOf } from '#server/testing/server-database.ts';
import type { TestShop } from '#server/testing/shop.ts';
import { until } from '#server/testing/until.ts';

/**
 * Where a node is killed. `lock`: the statement that waits for what this query locks. `call`: the gateway has done this
 * call and does not answer. Both: the statement after its answer.
 */
export interface Point {
  readonly lock?: string;
  readonly call?: string;
}

/** Kills nodes at points. They work on the shop's database, on PostgreSQL. */
export function createKilling(shop: TestShop, sandbox: RunningSandbox) {
  const { database } = shop.shop;
  // A node takes longer to start than to be killed, so the next one starts meanwhile.
  let next: Promise<ChildProcess> | null = null;
  const begin = async () => startNode(await addressOf(database), sandbox.url);

  async function takeNode(): Promise<ChildProcess> {
    const node = await (next ?? begin());
    next = begin();
    return node;
  }

  /** Ends the node that waits for the next point. */
  async function close(): Promise<void> {
    if (next !== null) await kill(await next);
    next = null;
  }

  /** Tells a node what to do, kills it at the point, and resolves when nothing of it is left. */
  async function killAt({ lock, call }: Point, command: Command): Promise<void> {
    const blocker = new pg.Client({ connectionString: await addressOf(database) });
    await blocker.connect();
    const node = await takeNode();
    if (call !== undefined) {
      sandbox.control.reset();
      sandbox.control.plan({ call, kind: 'delay', ms: lock === undefined ? 3_000 : 1_000 });
    } else if (lock !== undefined) {
      await take(blocker, lock);
    }
    node.send(command);
    if (call !== undefined) {
      await until(async () => (sandbox.control.counts.get(call) ?? 0) > 0);
      if (lock !== undefined) await take(blocker, lock);
    }
    if (lock !== undefined) await until(async () => (await count(waiting)) > 0);
    await kill(node);
    await blocker.end();
    await until(async () => (await count(busy)) === 0);
    sandbox.control.reset();
  }

  async function count(query: string): Promise<number> {
    const found = await rows(database.db, sql.raw(query), z.object({ count: z.int() }));
    return found[0]?.count ?? 0;
  }

  return { killAt, close };
}

/** Locks what a query finds until the connection ends. */
async function take(blocker: pg.Client, query: string): Promise<void> {
  await blocker.query('begin');
  await blocker.query(query);
}

const connections = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
const waiting = `${connections} and wait_event_type = 'Lock'`;
const busy = `${connections} and state <> 'idle'`;
