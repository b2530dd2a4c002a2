import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sheetView } from '#lib/contract/goods-sheet.ts';
import { type Permission, permissions } from '#lib/contract/permissions.ts';
import { rows as rowsIn } from '#server/db/database.ts';
import { changeBatch, sheetRow } from '#server/db/schema/goods.ts';
import { createLogger } from '#server/http/logging.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';
import { accounts } from '#server/testing/members.ts';
import { idAt, priceAt, priceSheets, stockAt, xlsxOf } from '#server/testing/price-sheets.ts';
import { signInStaff } from '#server/testing/staff.ts';

let desk: GoodsDesk;
let sheets: ReturnType<typeof priceSheets>;
beforeAll(async () => {
  desk = await openGoodsDesk();
  sheets = priceSheets(desk);
});
afterAll(() => desk.shop.close());

const all = { isAll: true };
const none = { isAll: false };
const asStaff = (given: readonly Permission[]) => signInStaff(desk.shop, given, accounts.member);

describe('what a person may not change', () => {
  test('is wrong in their file, and nothing else is', async () => {
    const rows = await sheets.edited((row) =>
      row[idAt] === variants.laptop
        ? row.with(priceAt, 97_000_000)
        : row.with(stockAt, Number(row[stockAt]) + 1),
    );
    const { body } = await sheets.send(await xlsxOf(rows), await asStaff(['stock']));
    expect(sheetView.parse(body).counts).toMatchObject({ wrong: 1, changed: rows.length - 2 });
  });

  test('is not applied from the file of somebody else', async () => {
    const rows = await sheets.edited((row) =>
      row[idAt] === variants.laptop ? row.with(priceAt, 97_000_000) : null,
    );
    const { batch } = await sheets.plan(rows);
    const headers = await asStaff(permissions.filter((each) => each !== 'prices'));
    const body = { batch, changed: all, warned: none };
    expect(await desk.call('Apply-Price-Sheet', body, headers)).toMatchObject({
      status: 403,
      body: { fields: { permission: 'prices' } },
    });
    expect((await desk.read(codes.laptop)).variants[0]?.price).toBe(90_000_000);
  });
});

describe('a file that cannot be read', () => {
  test.each<[string, string, string]>([
    ['nothing', '', 'خالی'],
    ['heads alone', 'کد,قیمت\n', 'زیر سطر نخست'],
    ['no code', 'نام,قیمت\nx,1', 'شناسهٔ گونه'],
    ['no ZIP', 'PK\u0003\u0004 and no more', 'خراب'],
    ['too many rows', `کد,قیمت\n${'x,1\n'.repeat(100_001)}`, '۱۰۰٬۰۰۰ ردیف'],
  ])('is refused in Persian and leaves nothing: %s', async (_name, file, sentence) => {
    expect(await sheets.send(file)).toMatchObject({
      status: 422,
      body: { code: 'BAD_FILE', message: expect.stringContaining(sentence) },
    });
    const left = await rowsIn(
      desk.shop.shop.database.db,
      sql`select count(*)::int as count from change_batch where kind = 'sheet' and wanted = '{}'::jsonb`,
      z.object({ count: z.int() }),
    );
    expect(left).toEqual([{ count: 0 }]);
  });

  test('is refused by its size before it is read', async () => {
    expect(await sheets.send(new Uint8Array(30_100_000))).toMatchObject({ status: 413 });
  });
});

test('a plan that nobody applies goes after a day, its rows first', async () => {
  const { db } = desk.shop.shop.database;
  const { batch } = await sheets.plan(await sheets.edited(() => null));
  const count = () => db.$count(sheetRow, eq(sheetRow.batchId, batch));
  expect(await count()).toBeGreaterThan(0);
  await db.execute(
    sql`update change_batch set created_at = now() - interval '2 days' where id = ${batch}`,
  );
  const clean = () => desk.shop.job('clean up old changes of goods').run(createLogger('silent'));
  await clean();
  expect(await count()).toBe(0);
  await clean();
  expect(await db.$count(changeBatch, eq(changeBatch.id, batch))).toBe(0);
});

test.each(['Get-Price-Sheet', 'Apply-Price-Sheet', 'List-Price-Sheet-Rows'])(
  '%s of no file is answered 404',
  async (name) => {
    const body = { batch: 999_999, state: 'same', changed: all, warned: none };
    expect(await desk.call(name, body)).toMatchObject({ status: 404 });
  },
);
