import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { listImportRowsAnswer } from '#lib/contract/import.ts';
import { rows } from '#server/db/database.ts';
import { type ImportDesk, openImportDesk } from '#server/testing/imports.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.shop.close());

const heads =
  'ID,SKU,Name,Regular price,Stock,Sale price,Date sale price starts,Date sale price ends';
/** A file of one product. */
const fileOf = (id: number, price: number, sale = ',,') =>
  `${heads}\n${id},SALE-${id},کالای ${id},${price},5,${sale}`;
const until = (price: number, day = '2099-01-01') => `${price},,${day}`;

async function codeOf(id: number): Promise<number> {
  const [found] = await rows(
    desk.shop.shop.database.db,
    sql`select product_id as id from variant where sku = ${`SALE-${id}`}`,
    z.object({ id: z.int() }),
  );
  return found?.id ?? 0;
}
const variantOf = async (id: number) => (await desk.read(await codeOf(id))).variants[0];
const pricesOf = async (id: number) => {
  const now = await variantOf(id);
  return [now?.price, now?.oldPrice, now?.timed?.price];
};
const changesOf = async (content: string) => {
  const { batch } = await desk.dryRun(content);
  const { items } = listImportRowsAnswer.parse(await desk.done('List-Import-Rows', { batch }));
  return items.flatMap(({ changes }) => changes.map(({ field }) => field));
};

describe('a sale for some days', () => {
  test('of a day to come begins on it', async () => {
    await desk.bring(fileOf(1, 500, '400,2098-01-01,2099-01-01'));
    expect(await pricesOf(1)).toEqual([500, null, 400]);
    expect(await changesOf(fileOf(1, 500, '400,2098-01-01,2099-01-01'))).toEqual([]);
  });

  test('follows the newer file in its price, its regular price and its end', async () => {
    await desk.bring(fileOf(2, 500, until(400)));
    expect(await pricesOf(2)).toEqual([400, 500, 400]);
    expect(await changesOf(fileOf(2, 500, until(400)))).toEqual([]);
    expect(await changesOf(fileOf(2, 500, until(350)))).toEqual(['sale']);
    await desk.bring(fileOf(2, 500, until(350)));
    expect(await pricesOf(2)).toEqual([350, 500, 350]);
    const raised = await desk.bring(fileOf(2, 600, until(350)));
    expect(raised.edited).toBe(0);
    expect(await pricesOf(2)).toEqual([350, 600, 350]);
    await desk.bring(fileOf(2, 600));
    expect(await pricesOf(2)).toEqual([600, null, undefined]);
  });

  test('that staff have ended stays ended', async () => {
    await desk.bring(fileOf(3, 500, until(400)));
    await desk.done('Cancel-Timed-Prices', { variantIds: [(await variantOf(3))?.id] });
    expect((await desk.bring(fileOf(3, 500, until(300)))).edited).toBe(1);
    expect(await pricesOf(3)).toEqual([500, null, undefined]);
  });

  test('that staff alone have planned stays, unless the owner chooses otherwise', async () => {
    await desk.bring(fileOf(4, 500));
    const price = { price: 450, to: '2099-01-01T00:00:00.000Z' };
    await desk.done('Save-Timed-Prices', { variantIds: [(await variantOf(4))?.id], ...price });
    expect((await desk.bring(fileOf(4, 900))).edited).toBe(1);
    expect(await pricesOf(4)).toEqual([450, 500, 450]);
    await desk.bring(fileOf(4, 900), { edited: 'overwrite' });
    expect(await pricesOf(4)).toEqual([900, null, undefined]);
  });

  test('ends when its import is taken back, with the prices of before', async () => {
    await desk.bring(fileOf(5, 500));
    const { batch } = await desk.bring(fileOf(5, 700, until(600)));
    expect(await pricesOf(5)).toEqual([600, 700, 600]);
    expect(await desk.settled('Undo-Import', { batch })).toMatchObject({
      state: 'undone',
      counts: [{ state: 'changed', result: 'undone', count: 1 }],
    });
    expect(await pricesOf(5)).toEqual([500, null, undefined]);
  });
});
