import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { readXlsx } from 'hucre/xlsx';
import { type Column, writeWorkbook } from '#server/spreadsheet/workbook.ts';
import { until } from '#server/testing/until.ts';

const columns: Column[] = [
  { header: 'نام', width: 20 },
  { header: 'عدد', width: 10 },
];

async function* numbered() {
  for (let at = 0; at < 30; at += 1) {
    yield Array.from({ length: 1_000 }, (_, n) => [`نام ${at * 1_000 + n}`, n]);
  }
}

test('a workbook contains the rows written to it, whatever their number', async () => {
  const file = await buffer(writeWorkbook({ name: 'لیست', columns, batches: numbered() }));
  const [sheet] = (await readXlsx(file)).sheets;
  expect(sheet?.name).toBe('لیست');
  expect(sheet?.rows).toHaveLength(30_001);
  expect(sheet?.rows.at(-1)).toEqual(['نام 29999', 999]);
});

/** A workbook without end, and how far its rows have been read. */
function endless() {
  const seen = { read: 0, ended: false };
  async function* batches() {
    try {
      for (;;) {
        seen.read += 1;
        yield Array.from({ length: 1_000 }, () => [Math.random().toString(36), Math.random()]);
      }
    } finally {
      seen.ended = true;
    }
  }
  return { seen, file: writeWorkbook({ name: 'x', columns, batches: batches() }) };
}

test('rows are read only as fast as the file is consumed, and no longer once it is closed', async () => {
  const [held, consumed] = [endless(), endless()];
  held.file.once('readable', () => held.file.read(1));
  consumed.file.resume();
  await until(async () => held.seen.read > 0 && consumed.seen.read > 60);
  const before = held.seen.read;
  await until(async () => consumed.seen.read > 120);
  expect(held.seen.read).toBe(before);
  expect(before).toBeLessThan(60);
  for (const { file, seen } of [held, consumed]) {
    file.destroy();
    await until(async () => seen.ended);
  }
});

async function* broken() {
  yield [['الف', 1]];
  throw new Error('lost');
}

test('a failure to read rows destroys the stream', async () => {
  const file = writeWorkbook({ name: 'x', columns, batches: broken() });
  await expect(buffer(file)).rejects.toThrow('lost');
});
