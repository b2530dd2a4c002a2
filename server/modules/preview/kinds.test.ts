import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { blogListAnswer } from '#lib/contract/blog.ts';
import { getListAnswer } from '#lib/contract/product.ts';
import { getAuthorPreview } from '#server/modules/blog/service.ts';
import { getLandingPreview } from '#server/modules/catalogue/preview-service.ts';
import { cover, fillTestBlog } from '#server/testing/blog.ts';
import { brands, categories, codes } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestBlog(shop);
  const { db } = shop.shop.database;
  await db.execute(sql`update post_author set picture_hash = ${cover.slice(0, 12)} where id = 1`);
  const picture = sharp({
    create: { width: 850, height: 850, channels: 3, background: '#336699' },
  });
  await mkdir(join(shop.dataDir, 'media'), { recursive: true });
  await writeFile(join(shop.dataDir, 'media', cover), await picture.webp().toBuffer());
});
afterAll(() => shop.close());

test('an author is previewed with name, role and picture', async () => {
  const { body } = await shop.post('/api/blog/get-list', { type: 'author', value: 'مینا' });
  const name = blogListAnswer.parse(body).term?.profile?.ogImage ?? '';
  expect(await getAuthorPreview(shop.shop.database, 1)).toMatchObject({
    name: 'مینا',
    kicker: 'نویسنده',
    picture: cover.slice(0, 12),
  });
  const drawn = await shop.app.inject(`/media/${name}`);
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await getAuthorPreview(shop.shop.database, 99)).toBeNull();
});

test('a landing page of a brand shows the brand’s own product, not the category’s first', async () => {
  const { db } = shop.shop.database;
  // The most popular phone is of Samsung; Apple's gets the other picture.
  await db.execute(sql`insert into product_picture (product_id, position, picture_hash, alt)
    values (${codes.cheapPhone}, 0, 'bbbbbbbbbbbb', '')`);
  await db.execute(sql`insert into landing (id, category_id, slug, filters, heading) values
    (1, ${categories.phones}, 'apple', ${`filter-brand=${brands.apple}`}, 'گوشی اپل'),
    (2, ${categories.phones}, 'cheap', 'filter-price=-5000000', 'گوشی ارزان')`);
  await db.execute(sql`insert into landing (id, category_id, slug, filters, heading, goods_category_id)
    values (3, 0, 'event', 'filter-available=1', 'رویداد', ${categories.phones})`);
  const pictureOf = async (id: number) =>
    (await getLandingPreview(shop.shop.database, { kind: 'g', id }))?.picture;
  expect([await pictureOf(1), await pictureOf(2)]).toEqual(['bbbbbbbbbbbb', 'aaaaaaaaaaaa']);
  for (const asked of [
    { categoryId: categories.phones, landing: 'apple' },
    // Its goods are of one category.
    { offers: 'event' },
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    const { body } = await shop.post('/api/Product/Get-List', asked);
    // oxlint-disable-next-line no-await-in-loop
    const answer = await shop.app.inject(`/media/${getListAnswer.parse(body).ogImage ?? ''}`);
    // The name is the current one: it leads nowhere else.
    expect(answer.statusCode).not.toBe(302);
  }
});
