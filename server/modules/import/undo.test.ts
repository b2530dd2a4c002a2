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

const heads = 'ID,Type,SKU,Name,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s)';
const fileOf = (...lines: readonly string[]) => [heads, ...lines].join('\n');
const codeOf = async (name: string): Promise<number> => {
  const [found] = await rows(
    desk.shop.shop.database.db,
    sql`select max(id) as id from product where name_fa = ${name}`,
    z.object({ id: z.int() }),
  );
  return found?.id ?? 0;
};
const read = async (name: string) => desk.read(await codeOf(name));
const listed = async (batch: number, result: string) => {
  const { items } = listImportRowsAnswer.parse(
    await desk.done('List-Import-Rows', { batch, result }),
  );
  return items.map(({ line, said }) => [line, ...said.map(({ text }) => text)]);
};

describe('an import that is taken back', () => {
  test('puts new goods into the bin, after which the file can come again', async () => {
    const file = fileOf(
      '1,simple,PEN,خودکار,100,3,,,',
      '2,variable,BAG,کیف,,,,رنگ,"سبز"',
      '3,variation,BAG-1,,900,1,BAG,رنگ,سبز',
    );
    const { batch, undoUntil } = await desk.bring(file);
    expect(undoUntil).not.toBeNull();
    const pen = await codeOf('خودکار');
    const { categoryId } = await desk.read(pen);
    const undone = await desk.settled('Undo-Import', { batch });
    expect(undone).toMatchObject({
      state: 'undone',
      counts: [{ state: 'new', result: 'undone', count: 3 }],
    });
    expect(await desk.read(pen)).toMatchObject({ state: 'bin' });
    const found = await desk.shop.post('/api/Product/Get-List', { categoryId });
    expect(found.body).toMatchObject({ items: [] });
    expect(await desk.call('Undo-Import', { batch })).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_STATE' },
    });
    const again = await desk.bring(file);
    expect(again.counts).toEqual([{ state: 'new', result: 'done', count: 3 }]);
    expect(await codeOf('خودکار')).toBeGreaterThan(pen);
  });

  test('gives fields their former values, unless they have changed since, and removes added variants', async () => {
    await desk.bring(
      fileOf(
        '11,simple,CUP,فنجان,100,3,,,',
        '12,variable,HAT,کلاه,,,,رنگ,"سبز, زرد"',
        '13,variation,HAT-1,,900,1,HAT,رنگ,سبز',
      ),
    );
    const { batch } = await desk.bring(
      fileOf(
        '11,simple,CUP,فنجان,150,8,,,',
        '12,variable,HAT,کلاه,,,,رنگ,"سبز, زرد"',
        '13,variation,HAT-1,,950,1,HAT,رنگ,سبز',
        '14,variation,HAT-2,,950,1,HAT,رنگ,زرد',
      ),
    );
    const [cup] = (await read('فنجان')).variants;
    await desk.save(await codeOf('فنجان'), { variants: [{ id: cup?.id, price: 170 }] });
    const undone = await desk.settled('Undo-Import', { batch });
    expect(undone.state).toBe('undone');
    expect((await read('کلاه')).variants).toMatchObject([{ sku: 'HAT-1', price: 900 }]);
    expect((await read('فنجان')).variants).toMatchObject([{ price: 170 }]);
    expect(await listed(batch, 'kept')).toEqual([[2, 'پس از ورود تغییر کرده است و همان ماند.']]);
  });
});
