import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { productHistoryAnswer } from '#lib/contract/goods-bulk.ts';
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

  test('exchange their codes in one save, and by its undoing', async () => {
    const made = await create({
      nameFa: 'دو کد',
      variants: [
        { size: '1', price: 10, sku: 'X-1' },
        { size: '2', price: 20, sku: 'X-2' },
        { size: '3', price: 30 },
      ],
    });
    const [one, two, three] = made.variants;
    const skusOf = async () => (await desk.read(made.websiteCode)).variants.map(({ sku }) => sku);
    await desk.save(made.websiteCode, {
      variants: [
        { id: one?.id, sku: 'x-2' },
        { id: two?.id, sku: null },
        { id: three?.id, sku: 'X-1' },
        { size: '4' },
      ],
    });
    expect(await skusOf()).toEqual(['x-2', null, 'X-1', null]);
    const { items } = productHistoryAnswer.parse(
      await desk.done('Get-Product-History', { websiteCode: made.websiteCode }),
    );
    const ids = items.flatMap(({ id, field }) => (field === 'sku' ? [id] : []));
    expect(ids).toHaveLength(3);
    await desk.done('Undo-Changes', { ids });
    expect(await skusOf()).toEqual(['X-1', 'X-2', null, null]);
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
