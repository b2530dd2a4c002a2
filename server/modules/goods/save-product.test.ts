import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { adminProduct, staleProduct } from '#lib/contract/goods-product.ts';
import { rows } from '#server/db/database.ts';
import { changeRow } from '#server/db/schema/goods.ts';
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
const refusedFields = async (body: object) => {
  const answer = await desk.call('Save-Product', body);
  expect(answer.status).toBe(422);
  return Object.keys(
    z.object({ fields: z.record(z.string(), z.string()) }).parse(answer.body).fields,
  );
};
const announced = async () => {
  const found = await rows(
    desk.shop.shop.database.db,
    sql`select payload from outbox order by id`,
    z.object({ payload: z.object({ tags: z.array(z.string()), paths: z.array(z.string()) }) }),
  );
  await desk.shop.shop.database.db.execute(sql`truncate outbox`);
  return {
    tags: found.flatMap(({ payload }) => payload.tags),
    paths: found.flatMap(({ payload }) => payload.paths),
  };
};

describe('a new product', () => {
  test('needs a name, a category, a price and a stock, and is sold once it is published', async () => {
    const made = await create({ nameFa: 'قاب‌ كاغذي', price: 150_000, stock: 4 });
    expect(made).toMatchObject({
      state: 'draft',
      nameFa: 'قاب‌ کاغذی',
      slug: 'قاب-کاغذی',
      variants: [{ price: 150_000, stock: 4, availability: availabilityCodes.available }],
    });
    expect((await detail(made.websiteCode)).status).toBe(404);
    expect((await announced()).tags).toEqual([]);
    await desk.save(made.websiteCode, { state: 'published' });
    expect(await detail(made.websiteCode)).toMatchObject({
      status: 200,
      body: { availability: availabilityCodes.available },
    });
    expect((await announced()).tags).toEqual(
      expect.arrayContaining(['sitemap', 'category-3', `product-${made.websiteCode}`]),
    );
  });

  test('without a brand belongs to the plain one, which is made once', async () => {
    const [one, other] = [await create({ nameFa: 'یک' }), await create({ nameFa: 'دو' })];
    expect(one.brandId).toBe(other.brandId);
  });

  test.each([
    [{}, ['nameFa']],
    [{ nameFa: '؟!' }, ['nameFa', 'slug']],
    [{ nameFa: 'x', categoryId: 0 }, ['categoryId']],
    [{ nameFa: 'x', categoryId: 99 }, ['categoryId']],
    [{ nameFa: 'x', categoryIds: [99] }, ['categoryIds']],
    [{ nameFa: 'x', brandId: 99 }, ['brandId']],
    [{ nameFa: 'x', pictures: [{ hash: 'c'.repeat(12), alt: '' }] }, ['pictures']],
    [{ nameFa: 'x', attributes: [{ attributeId: 1, number: 3 }] }, ['attributes.1']],
    [{ nameFa: 'x', attributes: [{ attributeId: 1, optionIds: [1, 99] }] }, ['attributes.1']],
    [{ nameFa: 'x', attributes: [{ attributeId: 99, isOn: true }] }, ['attributes.99']],
    [{ nameFa: 'x', state: 'published' }, ['variants']],
    [{ nameFa: 'x', price: -1 }, ['price']],
    [{ nameFa: 'x', price: 1, stock: 1.5 }, ['stock']],
    [{ nameFa: 'x', gtin: '4006381333932' }, ['gtin']],
    [{ nameFa: 'x', sku: 'a b' }, ['sku']],
    [{ nameFa: 'x', weight: 1e9 }, ['weight']],
    [{ nameFa: 'x', state: 'bin' }, ['state']],
    [{ nameFa: 'x', variants: [{ price: 5, oldPrice: 4 }] }, ['variants.0.oldPrice']],
    [
      { nameFa: 'x', variants: [{ availability: availabilityCodes.available }] },
      ['variants.0.price'],
    ],
    [{ nameFa: 'x', variants: [{ price: 1 }, { price: 2 }] }, ['variants.1']],
    [{ nameFa: 'x', variants: [{ id: variants.laptop }] }, ['variants.0.id']],
    [
      {
        nameFa: 'x',
        variants: [
          { sku: 'a', size: '1' },
          { sku: 'A', size: '2' },
        ],
      },
      ['variants'],
    ],
  ])('%j is refused at %j', async (body, fields) => {
    expect(await refusedFields({ categoryId: 3, ...body })).toEqual(fields);
  });
});

describe('a change', () => {
  test('of every field is kept, read back and seen in the shop', async () => {
    const { websiteCode } = await create({ nameFa: 'پیش از این', price: 1_000, stock: 1 });
    const fields = {
      nameFa: 'پس از این',
      nameEn: 'After',
      slug: 'after',
      shortText: 'کوتاه',
      descriptionHtml: '<p>متن</p>',
      categoryId: 2,
      categoryIds: [4],
      brandId: 1,
      sku: 'AFTER-1',
      gtin: '4006381333931',
      weight: 700,
      length: 100,
      width: 50,
      height: 20,
      costPrice: 500,
      seoTitle: 'عنوان',
      seoDescription: 'توضیح',
      seoKeywords: 'واژه',
      attributes: [
        { attributeId: 1, optionIds: [2, 1] },
        { attributeId: 2, number: 6.5 },
        { attributeId: 3, isOn: false },
      ],
      pictures: [
        { hash: 'bbbbbbbbbbbb', alt: 'دو' },
        { hash: 'aaaaaaaaaaaa', alt: '' },
      ],
      films: [
        { title: 'فیلم', posterHash: 'aaaaaaaaaaaa', file: null, aparat: 'Ab-2', seconds: 5 },
      ],
      state: 'published',
    };
    const saved = await desk.save(websiteCode, fields);
    expect(saved).toMatchObject(fields);
    expect(saved.revision).toBe(2);
    expect((await detail(websiteCode)).body).toMatchObject({
      nameFa: 'پس از این',
      images: [{ alt: 'دو' }, {}],
      breadcrumb: [{ id: 1 }, { id: 2 }],
      seo: { title: 'عنوان' },
    });
    const list = await desk.shop.post('/api/Product/Get-List', { categoryId: 4 });
    expect(JSON.stringify(list.body)).toContain('پس از این');
  });

  test('of the categories takes the product out of the list it left', async () => {
    const { websiteCode } = await create({
      nameFa: 'کوچنده',
      price: 1,
      stock: 1,
      state: 'published',
    });
    await desk.save(websiteCode, { categoryIds: [4] });
    await announced();
    await desk.save(websiteCode, { categoryIds: [] });
    expect((await announced()).tags).toContain('category-4');
    const list = await desk.shop.post('/api/Product/Get-List', { categoryId: 4 });
    expect(JSON.stringify(list.body)).not.toContain('کوچنده');
  });

  test('on an older revision answers with the product as it is now, and changes nothing', async () => {
    const { revision } = await desk.read(codes.phone);
    const [one, other] = await Promise.all([
      desk.call('Save-Product', { websiteCode: codes.phone, revision, shortText: 'یکی' }),
      desk.call('Save-Product', { websiteCode: codes.phone, revision, seoTitle: 'دیگری' }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const stale = staleProduct.parse([one, other].find(({ status }) => status === 409)?.body);
    expect(stale).toMatchObject({ code: 'STALE', now: { revision: revision + 1 } });
    expect(stale.now).toEqual(await desk.read(codes.phone));
  });

  test('of a stock that was sold meanwhile is stale, though the revision is not', async () => {
    const { revision } = await desk.read(codes.laptop);
    const saving = (stockSeen: number) =>
      desk.call('Save-Product', {
        websiteCode: codes.laptop,
        revision,
        variants: [{ id: variants.laptop, stock: 20, stockSeen }],
      });
    expect(await saving(9)).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect(await saving(10)).toMatchObject({ status: 200, body: { variants: [{ stock: 20 }] } });
  });

  test('is written down field by field, and for the audit', async () => {
    await desk.save(codes.soon, { shortText: 'به‌زودی', seoTitle: 'آینده' });
    const { db } = desk.shop.shop.database;
    const found = await db
      .select()
      .from(changeRow)
      .where(sql`product_id = ${codes.soon}`);
    expect(found).toEqual([
      expect.objectContaining({ field: 'shortText', before: '', after: 'به‌زودی' }),
      expect.objectContaining({ field: 'seoTitle', before: '', after: 'آینده' }),
    ]);
    const audit = await rows(
      db,
      sql`select action, after from staff_event where subject = ${`product ${codes.soon}`}`,
      z.object({ action: z.string(), after: z.unknown() }),
    );
    expect(audit).toEqual([
      { action: 'Save-Product', after: { shortText: 'به‌زودی', seoTitle: 'آینده' } },
    ]);
  });

  test('of HTML keeps nothing that runs', async () => {
    const html = '<p onclick="x()">a</p><script>x</script><iframe src="https://evil"></iframe>';
    const saved = await desk.save(codes.call, { descriptionHtml: html });
    expect(saved.descriptionHtml).toBe('<p>a</p>');
  });

  test('cannot take the code of another product', async () => {
    await desk.save(codes.call, { sku: 'Taken' });
    const { revision } = await desk.read(codes.soon);
    expect(await refusedFields({ websiteCode: codes.soon, revision, sku: 'TAKEN' })).toEqual([
      'sku',
    ]);
  });

  test('of an unknown product is 404, and needs the revision', async () => {
    const body = { websiteCode: 999_999, revision: 1, shortText: 'x' };
    expect(await desk.call('Save-Product', body)).toMatchObject({ status: 404 });
    expect(await refusedFields({ websiteCode: codes.phone, shortText: 'x' })).toEqual(['revision']);
  });
});
