import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { paths } from '#lib/contract/paths.ts';
import { getDetailAnswer, getListAnswer } from '#lib/contract/product.ts';
import { rows } from '#server/db/database.ts';
import { variant } from '#server/db/schema/catalogue.ts';
import { productVideo } from '#server/db/schema/video.ts';
import { syncListings } from '#server/modules/catalogue/listing-sync.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ask = (WebsiteCode: unknown) => shop.post('/api/Product/Get-Detail', { WebsiteCode });
const detail = async (code: number) => getDetailAnswer.parse((await ask(code)).body);

test("the answer contains all that a product's page shows", async () => {
  const phone = await detail(codes.phone);
  expect(phone).toMatchObject({
    websiteCode: codes.phone,
    brand: { id: 1, title: 'سامسونگ' },
    defaultVariantId: variants.phoneBlack,
    availability: availabilityCodes.available,
    rating: 4.5,
    images: [
      { image: 'aaaaaaaaaaaa-850.webp', alt: 'رو' },
      { image: 'bbbbbbbbbbbb-850.webp', alt: 'پشت' },
    ],
    videos: [
      {
        title: 'از نزدیک',
        poster: 'bbbbbbbbbbbb-850.webp',
        file: 'film-abc123.mp4',
        aparat: null,
        seconds: 8,
        uploadedAt: '2026-01-01T00:00:00.000Z',
      },
      { title: 'در آپارات', file: null, aparat: 'Ab-1', seconds: null },
    ],
    highlights: [{ title: 'رم', value: '12 گیگابایت' }],
    specifications: [
      { group: 'حافظه', items: [{ title: 'رم', value: '12 گیگابایت' }] },
      { group: 'نمایش', items: [{ title: 'صفحه', value: '6.7 اینچ' }] },
      { group: 'ارتباط', items: [{ title: 'NFC', value: 'دارد' }] },
    ],
  });
  expect(phone.breadcrumb.map((crumb) => crumb.slug)).toEqual(['موبایل', 'گوشی']);
  expect(phone.related.map((card) => card.websiteCode)).toEqual([codes.cheapPhone]);
});

test('a product without a description of its own is described by its sale, in whole sentences', async () => {
  const { seo } = await detail(codes.phone);
  expect(seo.seoDescription).toMatch(/^قیمت و خرید .*\.$/);
  expect((await detail(codes.soon)).seo.seoDescription).toMatch(/هنوز عرضه نشده است/);
});

test('a product may have no films', async () => {
  expect((await detail(codes.cheapPhone)).videos).toEqual([]);
});

test.each([
  ['a path', { file: '../secret.mp4' }],
  ['another address', { file: 'https://evil.example/a.mp4' }],
  ['an id that is none', { aparat: 'a/../b' }],
  ['nowhere', {}],
  ['two places', { file: 'film-a.mp4', aparat: 'a' }],
])('a film at %s is rejected', async (_, place) => {
  const row = { productId: codes.laptop, position: 0, title: 'ویدیو', posterHash: 'aaaaaaaaaaaa' };
  await expect(
    shop.shop.database.db.insert(productVideo).values({ ...row, ...place }),
  ).rejects.toThrow();
});

test('variants have price, discount, insurance and maximum count', async () => {
  const { variants: found } = await detail(codes.phone);
  expect(found).toMatchObject([
    {
      id: variants.phoneBlack,
      price: 50_000_000,
      oldPrice: null,
      discountPercent: 0,
      insurancePrice: 900_000,
      fewLeft: 3,
      maxCount: 2,
      colour: { title: 'مشکی', hex: '#000000' },
      options: [{ title: 'حافظه', value: '256' }],
    },
    { id: variants.phoneBlue, oldPrice: 75_000_000, discountPercent: 20, fewLeft: 1, maxCount: 1 },
  ]);
});

test.each([
  [codes.soldOut, 4, 1_000_000],
  [codes.call, 2, null],
  [codes.soon, 3, null],
  [codes.discontinued, 5, null],
])('product %i has availability %i and shows the price %p', async (code, availability, price) => {
  const found = await detail(code);
  expect(found.availability).toBe(availability);
  expect(found.variants[0]).toMatchObject({ availability, price, maxCount: 0 });
});

test('a removed product answers 404 and names its successor', async () => {
  const { status, body } = await ask(codes.succeeded);
  expect(status).toBe(404);
  expect(body).toMatchObject({ movedTo: '/shop/product/1001/گوشی-گلکسی-اس-۲۴' });
  expect((await ask(codes.removed)).body).not.toHaveProperty('movedTo');
});

test.each([
  [99_999, 404],
  [0, 422],
  [-1, 422],
  [1.5, 422],
  ['1001', 422],
  [null, 422],
  [1e20, 422],
])('WebsiteCode %p answers %i', async (code, status) => {
  expect((await ask(code)).status).toBe(status);
});

test('a new price changes detail and lists and notifies the storefront, or nothing of it', async () => {
  const { catalogue, database } = shop.shop;
  const place = { websiteCode: codes.laptop, variantId: variants.laptop };
  const announced = () =>
    rows(
      database.db,
      sql`select payload from outbox order by id`,
      z.object({ payload: z.object({ tags: z.array(z.string()), paths: z.array(z.string()) }) }),
    );

  await catalogue.setPrice(place, 95_000_000);
  expect((await detail(codes.laptop)).variants[0]).toMatchObject({
    price: 95_000_000,
    oldPrice: 100_000_000,
    discountPercent: 5,
  });
  const list = await shop.post('/api/Product/Get-List', { categoryId: 4 });
  expect(getListAnswer.parse(list.body).items[0]).toMatchObject({ price: 95_000_000 });
  const [row] = await announced();
  expect(row?.payload.tags).toEqual([
    'product-1009',
    'category-4',
    'category-0',
    'brand-2',
    'home',
    'prices-4',
    'prices-0',
  ]);
  expect(row?.payload.paths).toEqual(
    expect.arrayContaining(['/shop/product/1009/لپ‌تاپ-مک‌بوک', paths.priceList(0, '')]),
  );

  await expect(catalogue.setPrice(place, 90, 80)).rejects.toMatchObject({ status: 422 });
  await expect(catalogue.setStock({ ...place, websiteCode: 1 }, 5)).rejects.toMatchObject({
    status: 404,
  });
  expect(await announced()).toHaveLength(1);
  const [kept] = await database.db.select().from(variant).where(eq(variant.id, variants.laptop));
  expect(kept).toMatchObject({ price: 95_000_000, oldPrice: 100_000_000 });
});

test('a price that reaches the old price ends the discount', async () => {
  const place = { websiteCode: codes.laptop, variantId: variants.laptop };
  await shop.shop.catalogue.setPrice(place, 100_000_000);
  expect((await detail(codes.laptop)).variants[0]).toMatchObject({ oldPrice: null });
});

test("the default variant's picture comes first on the page and on the card", async () => {
  const { database } = shop.shop;
  await database.transaction(async (tx) => {
    await tx.update(variant).set({ imageIndex: 1 }).where(eq(variant.id, variants.phoneBlack));
    await syncListings(tx, [codes.phone]);
  });
  const phone = await detail(codes.phone);
  expect(phone.images.map(({ alt }) => alt)).toEqual(['پشت', 'رو']);
  expect(phone.variants.map(({ id, imageIndex }) => [id, imageIndex])).toEqual([
    [variants.phoneBlack, 0],
    [variants.phoneBlue, 1],
  ]);
  const categoryId = phone.breadcrumb.at(-1)?.id;
  const list = getListAnswer.parse((await shop.post('/api/Product/Get-List', { categoryId })).body);
  const card = list.items.find(({ websiteCode }) => websiteCode === codes.phone);
  expect(card?.image).toBe('bbbbbbbbbbbb-850.webp');
});
