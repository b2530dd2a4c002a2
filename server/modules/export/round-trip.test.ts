import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { product, variant } from '#server/db/schema/catalogue.ts';
import { categoryProduct, timedPrice } from '#server/db/schema/goods.ts';
import { emptyShop } from '#server/testing/empty-shop.ts';
import { categories, codes, variants } from '#server/testing/fixture.ts';
import { rowsOfFile } from '#server/testing/goods-files.ts';
import { type ImportDesk, openImportDesk } from '#server/testing/imports.ts';

let desk: ImportDesk;
let other: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
  other = await openImportDesk({ filling: emptyShop });
  const { db } = desk.shop.shop.database;
  await db
    .update(product)
    .set({
      nameFa: '=گوشی, "گلکسی" & <b>',
      shortText: '@نو، "ارزان"',
      descriptionHtml:
        '<p>یک, "دو"</p>\n<p><img src="/media/aaaaaaaaaaaa-850.webp" alt="" /><a href="/blog">C:\\n</a></p>',
      relatedIds: [codes.laptop],
      length: 155,
    })
    .where(eq(product.id, codes.phone));
  await db.insert(categoryProduct).values({
    productId: codes.phone,
    categoryId: categories.laptops,
  });
  await db.update(variant).set({ sku: 'BUDS' }).where(eq(variant.id, variants.earphones));
  await db.insert(timedPrice).values({
    variantId: variants.earphones,
    price: 2_000_000,
    startsAt: new Date(Date.now() + 86_400_000 * 10),
  });
  await db.execute(
    sql`update product set removed_at = now(), binned_at = now() where id = ${codes.firstCase}`,
  );
});
afterAll(async () => {
  await desk.shop.close();
  await other.shop.close();
});

async function fileOf({ call }: ImportDesk): Promise<string> {
  const { status, body } = await call('Export-All-Products', {});
  expect(status).toBe(200);
  return String(body);
}

/** What WooCommerce makes of the lines: without numbers, addresses and what a shop without pictures cannot have. */
async function goodsOf(text: string) {
  const passed = /^(?:ID|Parent|Upsells|Images|Meta: .*|Attribute .*)$/;
  return (await rowsOfFile(text)).map((all) => {
    const entries = Object.entries(all);
    return {
      ...Object.fromEntries(entries.filter(([head]) => !passed.test(head))),
      // Here what is not shown is withdrawn or a draft, there a draft.
      Published: all['Published'] === '1',
      attributes: entries
        .flatMap(([head, title]) => {
          const number = /^Attribute (\d+) name$/.exec(head)?.[1];
          const values = all[`Attribute ${number} value(s)`] ?? '';
          return number === undefined || title === '' ? [] : [`${title}: ${values}`];
        })
        .toSorted(),
    };
  });
}

test('a file of the shop changes nothing in it, though its goods have no codes', async () => {
  const { state, counts } = await desk.dryRun(await fileOf(desk));
  expect({ state, counts }).toEqual({
    state: 'ready',
    counts: [{ state: 'unchanged', result: null, count: expect.any(Number) }],
  });
});

test('another shop has the same goods once it has the file, and gives them away again', async () => {
  const file = await fileOf(desk);
  const { state, counts } = await other.bring(file);
  expect({ state, counts }).toEqual({
    state: 'done',
    counts: [{ state: 'new', result: 'done', count: expect.any(Number) }],
  });
  const [before, after] = [await goodsOf(file), await goodsOf(await fileOf(other))];
  expect(before.length).toBeGreaterThan(40);
  expect(after).toEqual(before);
});

test('goods in the bin stay there', async () => {
  expect(await fileOf(desk)).not.toContain('قاب شماره 0,');
});
