import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asc, sql } from 'drizzle-orm';
import { importBatch, importFile, importRow } from '#server/db/schema/import.ts';
import { createLogger } from '#server/http/logging.ts';
import { type ImportDesk, openImportDesk } from '#server/testing/imports.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.shop.close());

const fileOf = (name: string) => `Name,SKU,Regular price\n${name},${name}-1,5`;

test('files go after a day with imports that came to nothing, and rows after thirty', async () => {
  const { db } = desk.shop.shop.database;
  const age = (days: number, batches: readonly number[]) =>
    db.execute(sql`update import_batch set created_at = now() - ${days} * interval '1 day'
      where id = any(${sql.param([...batches])}::bigint[])`);
  const clean = () => desk.shop.job('clean up old imports').run(createLogger('silent'));
  const left = async () => {
    const batches = await db
      .select({ id: importBatch.id })
      .from(importBatch)
      .orderBy(asc(importBatch.id));
    const files = await db.select({ id: importFile.batchId }).from(importFile);
    return {
      batches: batches.map(({ id }) => id),
      files: files.map(({ id }) => id),
      rows: await db.$count(importRow),
    };
  };

  const idle = await desk.upload(fileOf('a'));
  const { batch: ready } = await desk.dryRun(fileOf('b'));
  const { batch: done } = await desk.bring(fileOf('c'));
  const young = await desk.upload(fileOf('d'));
  await age(2, [idle, ready, done]);
  await clean();
  expect(await left()).toEqual({ batches: [ready, done, young], files: [young], rows: 2 });
  await age(31, [ready, done]);
  await clean();
  expect(await left()).toEqual({ batches: [ready, done, young], files: [young], rows: 0 });
});
