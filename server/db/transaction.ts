import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { withoutCalls } from '#server/gateways/without-calls.ts';

/** Per open transaction, what runs once it is committed. */
const actions = new WeakMap<Db, (() => void)[]>();

/** Runs `act` after the commit, never after a rollback; at once without a transaction. */
export function afterCommit(tx: Db | undefined, act: () => void): void {
  const later = tx && actions.get(tx);
  if (later) later.push(act);
  else act();
}

/** Runs a statement prepared on the connection of a transaction. */
export type RunPrepared = <Row>(
  statement: Statement<Row>,
  values: readonly unknown[],
) => Promise<Row[]>;

/** Per open transaction whose connection prepares statements. */
const prepared = new WeakMap<Db, RunPrepared>();

/**
 * Opens a transaction and runs what was passed to `afterCommit` once it is committed.
 * @param run how `runIn` runs its statements; absent: not prepared
 */
export async function openTransaction<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  run?: RunPrepared,
): Promise<T> {
  const later: (() => void)[] = [];
  const done = await db.transaction((tx) => {
    actions.set(tx, later);
    if (run) prepared.set(tx, run);
    return withoutCalls(() => work(tx));
  });
  for (const act of later) act();
  return done;
}

/**
 * Makes `work` a part of a transaction that can fail alone. What it passed to `afterCommit` waits for the commit of the
 * whole, and is dropped when the part fails.
 */
export async function savepoint<T>(tx: Db, work: (part: Db) => Promise<T>): Promise<T> {
  const later: (() => void)[] = [];
  const run = prepared.get(tx);
  const done = await tx.transaction((part) => {
    actions.set(part, later);
    if (run) prepared.set(part, run);
    return work(part);
  });
  for (const act of later) afterCommit(tx, act);
  return done;
}

/** Runs a statement in a transaction, prepared where its connection can. */
export function runIn<Row>(
  tx: Db,
  statement: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const run = prepared.get(tx);
  return run ? run(statement, values) : rows(tx, queryOf(statement, values), statement.row);
}

function queryOf(statement: Statement<unknown>, values: readonly unknown[]): SQL {
  // Odd parts are the numbers of values.
  const parts = statement.text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))),
  );
}
