import type { Database, Db } from '#server/db/database.ts';

/**
 * Does something in a transaction, reads what came of it, and takes all of it back: what was passed to `afterCommit` never
 * runs. Sequences keep the numbers they gave.
 * @param work `inside` is the database as this transaction sees it
 */
export async function tryOut<Result>(
  database: Database,
  work: (tx: Db, inside: Database) => Promise<Result>,
): Promise<Result> {
  const done: Result[] = [];
  const takeBack = new Error('Tried out.');
  await database
    .transaction(async (tx) => {
      done.push(await work(tx, insideOf(database, tx)));
      throw takeBack;
    })
    .catch((error: unknown) => {
      if (error !== takeBack) throw error;
    });
  const [result] = done;
  if (result === undefined) throw new Error('Nothing came of what was tried out.');
  return result;
}

const insideOf = (database: Database, tx: Db): Database => ({
  ...database,
  db: tx,
  run: (statement, values) => database.run(statement, values, tx),
  transaction: (work) => database.transaction(work, tx),
});
