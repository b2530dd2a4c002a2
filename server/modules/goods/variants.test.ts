import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { adminProduct } from '#lib/contract/goods-product.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';

let desk: GoodsDesk;
beforeAll(async () => {
  desk = await openGoodsDesk();
});
afterAll(() => desk.shop.close());

const detail = (WebsiteCode: number) => desk.shop.post('/api/Product/Get-Detail', { WebsiteCode });
const create = async (fields: object) =>
  adminProduct.parse(await desk.done('Save-Product', { categoryId: 3, ...fields }));

describe('variants', () => {
  test('are added, changed, ordered and removed together', async () => {
    const made = await create({
      nameFa: 'شش گونه',
      variants: [
        { colour: { title: 'آبی', hex: '#0000FF' }, price: 10, stock: 1, sku: 'B-1' },
        { colour: { title: 'سرخ', hex: '#ff0000' }, price: 20, stock: 2, sku: 'B-2' },
      ],
    });
    const [blue, red] = made.variants;
    const saved = await desk.save(made.websiteCode, {
      variants: [
        { colour: { title: 'سبز', hex: '#00ff00' }, price: 30, sku: 'B-1', lowStock: 5 },
        { id: red?.id, price: 25, oldPrice: 30 },
      ],
    });
    expect(saved.variants).toMatchObject([
      { colour: { title: 'سبز' }, price: 30, sku: 'B-1', lowStock: 5, stock: 0 },
      { id: red?.id, price: 25, oldPrice: 30, stock: 2, sku: 'B-2', revision: 2 },
    ]);
    expect(saved.variants.map(({ id }) => id)).not.toContain(blue?.id);
  });

  test('with options of any title are shown in the shop with them', async () => {
    const made = await create({
      nameFa: 'پیراهن',
      state: 'published',
      variants: [
        { options: [{ title: 'جنس', value: 'نخ' }], price: 10, stock: 1 },
        { options: [{ title: 'جنس', value: 'کتان' }], size: 'L', price: 20, stock: 1 },
      ],
    });
    expect((await detail(made.websiteCode)).body).toMatchObject({
      variants: [
        { options: [{ title: 'جنس', value: 'نخ' }] },
        {
          options: [
            { title: 'اندازه', value: 'L' },
            { title: 'جنس', value: 'کتان' },
          ],
        },
      ],
    });
  });

  test('that are held for orders cannot be removed, nor their stock sink below that', async () => {
    const { db } = desk.shop.shop.database;
    await db.execute(sql`update variant set held = 2 where id = ${variants.phoneBlack}`);
    const { revision } = await desk.read(codes.phone);
    const place = { websiteCode: codes.phone, revision };
    expect(
      await desk.call('Save-Product', { ...place, variants: [{ id: variants.phoneBlue }] }),
    ).toMatchObject({ status: 409, body: { code: 'VARIANT_HELD' } });
    const black = { id: variants.phoneBlack, stock: 1, stockSeen: 3 };
    expect(
      await desk.call('Save-Product', { ...place, variants: [{ id: variants.phoneBlue }, black] }),
    ).toMatchObject({ status: 409, body: { code: 'STOCK_HELD' } });
  });
});
