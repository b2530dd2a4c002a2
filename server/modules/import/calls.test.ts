import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { and, eq } from 'drizzle-orm';
import { importColumnsAnswer, importView, listImportsAnswer } from '#lib/contract/import.ts';
import { importPartBytes } from '#lib/contract/import-names.ts';
import type { Permission } from '#lib/contract/permissions.ts';
import { importFile } from '#server/db/schema/import.ts';
import { createLogger } from '#server/http/logging.ts';
import { type ImportDesk, openImportDesk } from '#server/testing/imports.ts';
import { accounts } from '#server/testing/members.ts';
import { openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.shop.close());

const logger = createLogger('silent');
const fileOf = (...names: readonly string[]) =>
  ['Name,SKU,Regular price,Stock', ...names.map((name, at) => `${name},${name}-${at},100,1`)].join(
    '\n',
  );
const columnsOf = async (batch: number, mapping: readonly object[] = []) =>
  importColumnsAnswer.parse(await desk.done('Get-Import-Columns', { batch, mapping }));
const as = async (...held: readonly Permission[]) =>
  signInStaff(desk.shop, [...held], accounts.member);

const runJob = async () => {
  // oxlint-disable-next-line no-await-in-loop -- until nothing is left to do
  while ((await desk.shop.job('imports').run(logger)) !== 'later');
};
const part = async (batch: number, at: number, payload: Buffer) => {
  const { statusCode, body } = await desk.shop.app.inject({
    method: 'POST',
    url: `/api/Admin/Upload-Import-Part?batch=${batch}&part=${at}`,
    headers: { ...desk.admin, 'content-type': 'application/octet-stream' },
    payload,
  });
  return { status: statusCode, body: JSON.parse(body) as unknown };
};

describe('the upload of a file', () => {
  test('takes parts in any order, again, and only in their length', async () => {
    const bytes = Buffer.from(fileOf('یک').padEnd(importPartBytes + 10, ' '));
    const [first, last] = [bytes.subarray(0, importPartBytes), bytes.subarray(importPartBytes)];
    const { batch } = importView.parse(
      await desk.done('Begin-Import', { fileName: 'goods.csv', size: bytes.length }),
    );
    expect(await part(batch, 1, first)).toMatchObject({ status: 422, body: { code: 'BAD_FILE' } });
    expect(await part(batch, 2, last)).toMatchObject({ status: 422 });
    expect(await part(batch, 1, last)).toMatchObject({ status: 200, body: { state: 'uploading' } });
    expect(await desk.call('Get-Import-Columns', { batch })).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_STATE' },
    });
    const done = {
      status: 200,
      body: { state: 'uploaded', done: bytes.length, total: bytes.length },
    };
    expect(await part(batch, 0, first)).toMatchObject(done);
    expect(await part(batch, 0, first)).toMatchObject(done);
    expect(await part(batch, 0, Buffer.alloc(importPartBytes + 1))).toMatchObject({ status: 413 });
  });

  test.each([
    [{ fileName: 'x.csv', size: 64_000_001 }],
    [{ fileName: 'x.csv', size: 0 }],
    [{ fileName: ' ', size: 5 }],
  ])('is refused for %j', async (body) => {
    expect(await desk.call('Begin-Import', body)).toMatchObject({ status: 422 });
  });
});

test('the columns of a file are proposed with samples, and the next file remembers what was chosen', async () => {
  const text = 'عنوان,Price here,مدل,Meta: x\nکفش,"1,000",A-1,\nکیف,2000,A-2,\nکیف,2000,A-2,';
  const mapping = [
    { head: 'عنوان', field: 'name' },
    { head: 'Price here', field: 'price' },
  ];
  const batch = await desk.upload(text);
  const chosen = await columnsOf(batch, mapping);
  expect(chosen).toEqual({
    rows: 3,
    isWhole: true,
    columns: [
      { head: 'عنوان', field: 'name', isByHand: true, samples: ['کفش', 'کیف'] },
      { head: 'Price here', field: 'price', isByHand: true, samples: ['1,000', '2000'] },
      { head: 'مدل', field: '', isByHand: false, samples: ['A-1', 'A-2'] },
      { head: 'Meta: x', field: '', isByHand: false, samples: [] },
    ],
  });
  expect(await desk.readFile(batch, { mapping })).toMatchObject({ state: 'ready' });
  expect(await columnsOf(await desk.upload(text))).toEqual(chosen);
  const others = await columnsOf(await desk.upload('عنوان,Name\nکفش,x'), [
    { head: 'عنوان', field: '' },
  ]);
  expect(others.columns.map(({ field }) => field)).toEqual(['', 'name']);
  expect(await columnsOf(await desk.upload('Name\nx'))).toMatchObject({
    columns: [{ field: 'name', isByHand: false }],
  });
});

test('a dry run can be made again in another unit of money', async () => {
  const { batch } = await desk.dryRun(fileOf('دو'));
  expect(await desk.readFile(batch, { unit: 'rial' })).toMatchObject({
    state: 'ready',
    unit: 'rial',
    done: 1,
    counts: [{ state: 'new', count: 1 }],
  });
});

test('an import that is stopped goes on where it was, and no other one meanwhile', async () => {
  const count = 300;
  const other = await desk.dryRun(fileOf('دیگر'));
  const { batch } = await desk.dryRun(fileOf(...Array.from({ length: count }, (_, n) => `س${n}`)));
  await desk.done('Apply-Import', { batch });
  expect(await desk.call('Apply-Import', { batch: other.batch })).toMatchObject({
    status: 409,
    body: { code: 'IMPORT_RUNNING' },
  });
  const stopped = once(desk.shop.shop.events, 'importChanged').then(() =>
    desk.done('Stop-Import', { batch }),
  );
  await desk.shop.job('imports').run(logger);
  await stopped;
  const { state, done, total } = importView.parse(await desk.done('Get-Import', { batch }));
  expect({ state, total }).toEqual({ state: 'stopped', total: count });
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(count);
  expect(await desk.settled('Apply-Import', { batch })).toMatchObject({
    state: 'done',
    counts: [{ state: 'new', result: 'done', count }],
  });
});

test('of two files that are accepted at once one waits', async () => {
  const batches = [await desk.dryRun(fileOf('ح')), await desk.dryRun(fileOf('خ'))];
  const answers = await Promise.all(
    batches.map(({ batch }) => desk.call('Apply-Import', { batch })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await runJob();
});

test('a file that is no longer kept is refused, not read in part', async () => {
  const batch = await desk.upload(fileOf('د'.repeat(importPartBytes)));
  const { db } = desk.shop.shop.database;
  await db.delete(importFile).where(and(eq(importFile.batchId, batch), eq(importFile.part, 1)));
  expect(await desk.call('Start-Import', { batch, unit: 'toman' })).toMatchObject({
    status: 422,
    body: { message: 'این فایل دیگر نگه داشته نمی‌شود؛ آن را دوباره بیاورید.' },
  });
});

test('the files of the newest uploads alone are kept, and none once its goods are written', async () => {
  const { db } = desk.shop.shop.database;
  const body = { fileName: 'half.csv', size: importPartBytes + 1 };
  const { batch: half } = importView.parse(await desk.done('Begin-Import', body));
  await part(half, 0, Buffer.alloc(importPartBytes, 'x'));
  for (let n = 0; n < 25; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await desk.upload(fileOf(`پ${n}`));
  }
  const kept = await db.$count(importFile);
  expect(kept).toBe(21);
  // It begins anew, instead of waiting for parts that are gone.
  expect(await desk.done('Get-Import', { batch: half })).toMatchObject({
    state: 'uploading',
    done: 0,
  });
  await desk.bring(fileOf('پایان'));
  expect(await db.$count(importFile)).toBe(20);
});

test('another node reads and writes what was uploaded here', async () => {
  const batch = await desk.upload(fileOf('سه'));
  await desk.done('Start-Import', { batch, unit: 'toman' });
  const beside = await openTestShop({ beside: desk.shop });
  await beside.job('imports').run(logger);
  await desk.done('Apply-Import', { batch });
  await beside.job('imports').run(logger);
  expect(await desk.done('Get-Import', { batch })).toMatchObject({ state: 'done', done: 1 });
  await beside.close();
  const { items } = listImportsAnswer.parse(await desk.done('List-Imports', { limit: 1 }));
  expect(items).toMatchObject([{ batch, fileName: 'goods.csv', staff: 'مدیر نمونه' }]);
});

test('only staff who may change goods, prices and stock accept a file', async () => {
  const { batch } = await desk.dryRun(fileOf('چهار'));
  const tries = [
    ['Get-Import', ['prices', 'stock'], 'catalogue'],
    ['Apply-Import', ['catalogue', 'stock'], 'prices'],
    ['Apply-Import', ['catalogue', 'prices'], 'stock'],
    ['Undo-Import', ['catalogue', 'prices'], 'stock'],
  ] as const;
  for (const [name, held, permission] of tries) {
    // oxlint-disable-next-line no-await-in-loop -- one session after the other
    expect(await desk.call(name, { batch }, await as(...held))).toMatchObject({
      status: 403,
      body: { fields: { permission } },
    });
  }
  expect(await desk.call('Get-Import', { batch: 999_999 })).toMatchObject({ status: 404 });
});

test.each([
  ['a quote that is never closed', `Name\n"${'x'.repeat(2_000_000)}`, 'نقل‌قولی'],
  ['a million columns', `Name${',x'.repeat(1_000_000)}`, '۵۰۰ ستون'],
  ['bytes that are no text', 'Name\nx\u0000y', 'متن نیست'],
  ['an archive', 'PK\u0003\u0004xxxx', 'ZIP'],
  ['no names', 'Price\n5', 'ستون نام کالا پیدا نشد'],
  ['nothing', '\n\n\n', 'خالی'],
])('a file of %s is refused with a sentence, and changes nothing', async (_what, text, said) => {
  const batch = await desk.upload(text);
  const answer = await desk.call('Get-Import-Money', { batch });
  expect(answer).toMatchObject({ status: 422, body: { code: 'BAD_FILE' } });
  expect(JSON.stringify(answer.body)).toContain(said);
});

test('a name that a spreadsheet would take for a formula is a name', async () => {
  const { counts } = await desk.bring('Name,SKU,Regular price\n"\'=1+1 کفش",F-1,5\n=2+2 کیف,F-2,5');
  expect(counts).toEqual([{ state: 'new', result: 'done', count: 2 }]);
});
