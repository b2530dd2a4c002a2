import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { brands, categories } from '#server/testing/fixture.ts';
import { type ImportDesk, openImportDesk } from '#server/testing/imports.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.shop.close());

const fileOf = (category: string, brand: string) =>
  `ID,SKU,Name,Regular price,Categories,Brands\n1,PAN,تابه,500,${category},${brand}`;
async function read() {
  const [found] = await rows(
    desk.shop.shop.database.db,
    sql`select v.product_id as id, c.title from variant v join product p on p.id = v.product_id
      join category c on c.id = p.category_id where v.sku = 'PAN'`,
    z.object({ id: z.int(), title: z.string() }),
  );
  return { ...(await desk.read(found?.id ?? 0)), category: found?.title };
}

test('a newer file moves goods to its categories and brand, unless staff have moved them', async () => {
  await desk.bring(fileOf('خانه > ظرف', 'SAMSUNG'));
  expect(await read()).toMatchObject({ category: 'ظرف', brandId: brands.samsung });
  expect((await desk.bring(fileOf('خانه > ظرف', 'SAMSUNG'))).counts).toMatchObject([
    { state: 'unchanged' },
  ]);

  const { counts } = await desk.bring(fileOf('خانه > تابه', 'دسینی'));
  expect(counts).toEqual([{ state: 'changed', result: 'done', count: 1 }]);
  const moved = await read();
  expect(moved).toMatchObject({ category: 'تابه', categoryIds: [] });
  expect(moved.brandId).not.toBe(brands.samsung);

  await desk.save(moved.websiteCode, { categoryId: categories.phones });
  const { edited } = await desk.bring(fileOf('خانه > قابلمه', 'دسینی'));
  expect(edited).toBe(1);
  expect(await read()).toMatchObject({ categoryId: categories.phones });
});
