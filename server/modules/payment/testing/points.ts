import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/db/open.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { type DatabasePlace, makeDatabase } from '#server/testing/database.ts';
import { type Command, kill, startNode } from '#server/testing/node.ts';
import { sellingShop, testGateways } from '#server/testing/selling.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { until } from '#server/testing/until.ts';

/** A statement: on PostgreSQL what waits for this lock, on the embedded database the first one with all these words. */
export interface Place {
  readonly lock: string;
  readonly words: readonly string[];
}

/** Where a node is killed. */
export interface Point {
  readonly place?: Place;
  /** The gateway has done this call and does not answer; with a place, that is after its answer. */
  readonly call?: string;
}

/** A shop in a database of its own, and nodes on it that are killed at points. */
export interface Killing {
  readonly sandbox: RunningSandbox;
  /** The shop now: an embedded database is opened anew after each kill. */
  shop(): TestShop;
  /** Has a node act, kills it at the point, and resolves when nothing of it is left. */
  killAt(point: Point, command: Command): Promise<void>;
  close(): Promise<void>;
}

export async function openKilling(): Promise<Killing> {
  const sandbox = await startSandbox();
  const folder = mkdtempSync(join(tmpdir(), 'kahroba-killed-'));
  const { databaseUrl, drop }: DatabasePlace = await makeDatabase(folder, sellingShop);
  const begin = () => startNode(databaseUrl, sandbox.url, folder);
  let shop = await open();
  // A node takes longer to start than to be killed, so the next one starts meanwhile.
  let next = begin();

  async function open(): Promise<TestShop> {
    const database = await openDatabase({ databaseUrl, dataDir: folder });
    // The stand-in leads back to this machine only.
    const config = { gateways: testGateways(sandbox.url), siteUrl: 'http://localhost' };
    return openTestShop({ config, database });
  }

  async function leave(): Promise<void> {
    await shop.close();
    await shop.shop.database.close();
  }

  async function killAt({ place, call }: Point, command: Command): Promise<void> {
    const node = await next;
    next = begin();
    if (!testsOnPostgres) await leave();
    const trap = testsOnPostgres ? await setOnPostgres(databaseUrl) : setInside(node);
    if (call === undefined) {
      if (place) await trap.set(place);
      node.send(command);
    } else {
      sandbox.control.reset();
      sandbox.control.plan({ call, kind: 'delay', ms: place ? 1_000 : 3_000 });
      node.send(command);
      await until(async () => (sandbox.control.counts.get(call) ?? 0) > 0);
      if (place) await trap.set(place);
    }
    if (place) await trap.caught();
    await kill(node);
    await trap.remove();
    sandbox.control.reset();
    if (!testsOnPostgres) shop = await open();
  }

  async function close(): Promise<void> {
    await kill(await next);
    await leave();
    await drop();
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }

  return { sandbox, shop: () => shop, killAt, close };
}

/** Stops a node at a place. */
interface Trap {
  set(place: Place): Promise<void>;
  caught(): Promise<unknown>;
  remove(): Promise<void>;
}

/** Locks the place until the trap is removed, when nothing of the node is left. */
async function setOnPostgres(connectionString: string): Promise<Trap> {
  const blocker = new pg.Client({ connectionString });
  await blocker.connect();
  const watcher = new pg.Client({ connectionString });
  await watcher.connect();
  const count = async (which: string) => {
    const found = await watcher.query<{ count: number }>(`select count(*)::int as count
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${which}`);
    return found.rows[0]?.count ?? 0;
  };
  return {
    set: async ({ lock }) => {
      await blocker.query('begin');
      await blocker.query(lock);
    },
    caught: () => until(async () => (await count(`wait_event_type = 'Lock'`)) > 0),
    remove: async () => {
      await blocker.end();
      await until(async () => (await count(`state <> 'idle'`)) === 0);
      await watcher.end();
    },
  };
}

/** The node itself, which has the database alone, dies there. */
const setInside = (node: ChildProcess): Trap => ({
  set: async ({ words }) => void node.send({ kind: 'dieAt', words } satisfies Command),
  caught: () => until(async () => node.signalCode === 'SIGKILL'),
  remove: async () => undefined,
});
