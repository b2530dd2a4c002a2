import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openPostgres } from '#server/db/postgres.ts';
import { cable } from '#server/testing/cable.ts';
import { createServerDatabase, testsOnPostgres } from '#server/testing/server-database.ts';

const onPostgres = testsOnPostgres ? test : test.skip;

onPostgres.each(['end', 'reset'] as const)(
  'a connection that breaks (%s) inside a transaction fails only that transaction',
  async (how) => {
    const { url, drop } = await createServerDatabase();
    const address = new URL(url);
    const line = cable(address.hostname, Number(address.port || 5_432));
    const port = await line.plug();
    address.host = `127.0.0.1:${port}`;
    const database = await openPostgres(address.href);

    const waiting = database.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      const sleeping = tx.execute(sql`select pg_sleep(30)`);
      await line.cut(how);
      await sleeping;
    });
    await expect(waiting).rejects.toThrow();

    await line.plug(port);
    const idle = database.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await line.cut(how);
      // Lets the driver notice the closed connection while no statement is running.
      await new Promise((heard) => setImmediate(heard));
      await tx.execute(sql`select 1`);
    });
    await expect(idle).rejects.toThrow();

    await line.plug(port);
    await expect(database.ping()).resolves.toBeUndefined();
    await database.close();
    await line.cut();
    await drop();
  },
);
