import { existsSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { z } from 'zod';
import { blogDetailAnswer } from '#lib/contract/blog.ts';
import { contactPageName } from '#lib/contract/forms.ts';
import { getDetailAnswer } from '#lib/contract/product.ts';
import { previewSize, squareSide } from '#lib/text/picture.ts';
import { FailedLately, createMadePictures, removeSomeMade } from '#server/media/made-pictures.ts';
import { TooManyWaiting } from '#server/media/turns.ts';
import { drawOgPicture } from '#server/media/og-picture.ts';
import { getProductPreview } from '#server/modules/catalogue/detail-service.ts';
import { madeFolder } from '#server/modules/preview/service.ts';
import { fillTestBlog } from '#server/testing/blog.ts';
import { categories, codes, variants } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestBlog(shop);
  const picture = await sharp({
    create: { width: 850, height: 600, channels: 3, background: '#336699' },
  })
    .webp()
    .toBuffer();
  await mkdir(join(shop.dataDir, 'media'), { recursive: true });
  writeFileSync(join(shop.dataDir, 'media', 'aaaaaaaaaaaa-850.webp'), picture);
});
afterAll(() => shop.close());

const load = (name: string) => shop.app.inject(`/media/${name}`);
const ogOf = async (code: number): Promise<string> => {
  const { body } = await shop.post('/api/Product/Get-Detail', { WebsiteCode: code });
  return getDetailAnswer.parse(body).ogImage ?? '';
};
const ogOfVariant = async (id: number): Promise<string> => {
  const { body } = await shop.post('/api/Product/Get-Detail', { WebsiteCode: codes.phone });
  return getDetailAnswer.parse(body).variantOgImages?.[id] ?? '';
};
const ogOfPost = async (id: number): Promise<string> => {
  const { body } = await shop.post('/api/Blog/Get-Blog-Detail', { value: id });
  return blogDetailAnswer.parse(body).ogImage ?? '';
};
/** A former name that was never drawn redirects to the current one, with a short cache lifetime. */
async function expectLeads(former: string, now: string): Promise<void> {
  expect(former).not.toBe(now);
  const moved = await load(former);
  expect(moved.statusCode).toBe(302);
  expect(moved.headers).toMatchObject({
    location: `/media/${now}`,
    'cache-control': 'public, max-age=60',
  });
  expect((await load(now)).statusCode).toBe(200);
}
const kept = () => {
  const folder = madeFolder(shop.dataDir);
  return existsSync(folder) ? readdirSync(folder) : [];
};

const drawn = (name: string) =>
  drawOgPicture({ name, kicker: '', price: '', note: '', shop: '' }, null);

describe('the link preview', () => {
  test('of a product is drawn on request, and cacheable forever', async () => {
    const name = await ogOf(codes.phone);
    expect(kept()).not.toContain(name);
    const answer = await load(name);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      ...previewSize,
    });
    expect(answer.rawPayload.length).toBeLessThanOrEqual(300_000);
    expect(kept()).toContain(name);
  });

  test("of a variant shows that variant: its name changes with its price, and the product's does not", async () => {
    const [product, before] = [await ogOf(codes.phone), await ogOfVariant(variants.phoneBlue)];
    expect(before).toMatch(new RegExp(`^og-p${codes.phone}-${variants.phoneBlue}-`));
    expect((await load(before)).statusCode).toBe(200);
    expect((await load(before)).rawPayload.equals((await load(product)).rawPayload)).toBe(false);
    const which = { websiteCode: codes.phone, variantId: variants.phoneBlue };
    await shop.shop.catalogue.setPrice(which, 61_000_000);
    const after = await ogOfVariant(variants.phoneBlue);
    expect(await ogOf(codes.phone)).toBe(product);
    expect(after).not.toBe(before);
    expect((await load(after)).statusCode).toBe(200);
  });

  test('shows the picture on the left and the text on the right', async () => {
    const { rawPayload } = await load(await ogOf(codes.phone));
    const mean = async (left: number, top: number, width: number, height: number) => {
      const part = await sharp(rawPayload).extract({ left, top, width, height }).png().toBuffer();
      return (await sharp(part).stats()).channels.map((channel) => channel.mean);
    };
    const [red = 0, , blue = 0] = await mean(150, 280, 300, 60);
    expect(blue - red).toBeGreaterThan(60);
    const [words = 255] = await mean(620, 100, 500, 400);
    expect(words).toBeLessThan(250);
  });

  test.each<[string, string, object, string]>([
    [
      'a category',
      'Product/Get-List',
      { categoryId: categories.phones },
      `og-c${categories.phones}-`,
    ],
    ['the whole shop', 'Product/Get-List', {}, 'og-c0-'],
    ['a brand', 'Product/Get-List', { 'filter-brand': '1' }, 'og-r1-'],
    [
      'a price list',
      'Product/Get-Price-Page',
      { categoryId: categories.phones },
      `og-l${categories.phones}-`,
    ],
    ['a content page', 'home/Get-Page', { Name: contactPageName }, 'og-w'],
  ])('of %s is drawn, and a former name leads to it', async (_, call, body, start) => {
    const answer = await shop.post(`/api/${call}`, body);
    const { ogImage } = z.object({ ogImage: z.string() }).parse(answer.body);
    expect(ogImage.startsWith(start)).toBe(true);
    await expectLeads(ogImage.replace(/[0-9a-f]{16}/, '0123456789abcdef'), ogImage);
  });

  test('of a narrowed list does not exist', async () => {
    const body = { categoryId: categories.phones, 'filter-available': '1' };
    expect((await shop.post('/api/Product/Get-List', body)).body).not.toHaveProperty('ogImage');
    expect((await load('og-r999-0123456789abcdef.jpg')).statusCode).toBe(404);
    expect((await load('og-x1-0123456789abcdef.jpg')).statusCode).toBe(404);
  });

  test('shows a discount, and the state where there is no price', async () => {
    const subjectOf = async (code: number) =>
      getProductPreview(shop.shop.database, code, undefined);
    expect(await subjectOf(codes.soldOut)).toMatchObject({ price: 'ناموجود', note: '' });
    expect(await subjectOf(codes.soon)).toMatchObject({ price: 'به‌زودی', note: '' });
    const blue = await getProductPreview(shop.shop.database, codes.phone, variants.phoneBlue);
    expect(blue).toMatchObject({ note: expect.stringMatching(/٪ تخفیف$/) });
  });

  test('gets another name when the price changes, and the former name redirects to it', async () => {
    const before = await ogOf(codes.cheapPhone);
    await shop.shop.catalogue.setPrice(
      { websiteCode: codes.cheapPhone, variantId: variants.cheapPhone },
      39_000_000,
    );
    const after = await ogOf(codes.cheapPhone);
    expect(after).not.toBe(before);
    await expectLeads(before, after);
  });

  test('of a product or post gets another name when the shop is renamed', async () => {
    const [product, post] = [await ogOf(codes.laptop), await ogOfPost(1)];
    const rename = sql`insert into setting (key, value)
      values ('shop', ${JSON.stringify({ name: 'بازار نو' })}::jsonb)
      on conflict (key) do update set value = setting.value || excluded.value`;
    await shop.shop.database.db.execute(rename);
    await expectLeads(product, await ogOf(codes.laptop));
    await expectLeads(post, await ogOfPost(1));
  });

  test('renamed more than once redirects to the current name in one step', async () => {
    const setPrice = async (price: number) => {
      const former = await ogOf(codes.cheapPhone);
      const which = { websiteCode: codes.cheapPhone, variantId: variants.cheapPhone };
      await shop.shop.catalogue.setPrice(which, price);
      return former;
    };
    const formers = [await setPrice(41_000_000), await setPrice(42_000_000)];
    const now = await ogOf(codes.cheapPhone);
    for (const former of formers) await expectLeads(former, now);
  });

  test('is not drawn without its picture', async () => {
    const name = await ogOf(codes.phone);
    rmSync(join(madeFolder(shop.dataDir), name), { force: true });
    const picture = join(shop.dataDir, 'media', 'aaaaaaaaaaaa-850.webp');
    renameSync(picture, `${picture}.away`);
    const { statusCode } = await load(name);
    renameSync(`${picture}.away`, picture);
    expect([statusCode, kept().includes(name)]).toEqual([404, false]);
    expect((await load(name)).statusCode).toBe(200);
  });

  test.each([
    ['line ends', 'الف\n'.repeat(60), 'فروشگاه'],
    ['one long word', 'الف'.repeat(200), 'فروشگاه'],
    ['letters that stand high', 'گ\u0650\u0651\u0670\u0653'.repeat(60), 'فروشگاه'],
    ['nothing to be seen', '\u200c', ''],
  ])('with a name of %s is drawn', async (_, name, shopName) => {
    const facts = { name, kicker: '\u200c', price: '', note: '', shop: shopName };
    expect(await sharp(await drawOgPicture(facts, null)).metadata()).toMatchObject(previewSize);
  });

  test('shows Latin names left to right, and other numbers in Persian digits', async () => {
    const name = await drawn('آیفون 17 Pro Max ظرفیت 256 گیگابایت');
    expect(name.equals(await drawn('آیفون Pro Max 17 ظرفیت ۲۵۶ گیگابایت'))).toBe(false);
    expect(name.equals(await drawn('آیفون \u202a17 Pro Max\u202c ظرفیت ۲۵۶ گیگابایت'))).toBe(true);
  });

  test('of a post shows its title', async () => {
    const name = await ogOfPost(1);
    expect(name).toMatch(/^og-b1-/);
    expect((await load(name)).statusCode).toBe(200);
  });

  test('is drawn once for concurrent requests', async () => {
    const name = await ogOf(codes.laptop);
    const answers = await Promise.all(Array.from({ length: 20 }, async () => load(name)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(kept().filter((each) => each === name)).toHaveLength(1);
  });

  test.each([
    `og-p${codes.removed}-0123456789abcdef.jpg`,
    'og-p999999999-0123456789abcdef.jpg',
    `og-p${codes.phone}-999999999-0123456789abcdef.jpg`,
    `og-b1-${variants.phoneBlue}-0123456789abcdef.jpg`,
    'og-b4-0123456789abcdef.jpg',
    'og-x1-0123456789abcdef.jpg',
    'og-p1-0123456789abcdef.webp',
    '..%2fog-p1001-0123456789abcdef.jpg',
  ])('%s does not exist', async (name) => {
    expect((await load(name)).statusCode).toBe(404);
  });
});

test('a square of a picture is at least 900 px on white, and does not exist without the picture', async () => {
  const { rawPayload } = await load('aaaaaaaaaaaa-square.jpg');
  expect(await sharp(rawPayload).metadata()).toMatchObject({
    width: squareSide,
    height: squareSide,
  });
  const [red] = await sharp(rawPayload)
    .extract({ left: 0, top: 0, width: 20, height: 20 })
    .raw()
    .toBuffer();
  expect(red).toBe(255);
  expect((await load('cccccccccccc-square.jpg')).statusCode).toBe(404);
});

test('requests beyond the queue get Retry-After', async () => {
  const held = Promise.withResolvers<null>();
  const draw = async () => {
    await held.promise;
    return Buffer.from('x');
  };
  const nothing = 'og-p1-0123456789abcdef.jpg';
  const find = async (name: string) => (name === nothing ? null : { draw });
  const made = createMadePictures(join(shop.dataDir, 'held'), find);
  const asked = Array.from({ length: 60 }, async (_, n) => made.provide(`a${n}-square.jpg`));
  const settled = Promise.allSettled(asked);
  await expect(Promise.race(asked)).rejects.toThrow(TooManyWaiting);
  // An unknown name does not wait in the queue.
  expect(await made.provide(nothing)).toBe(false);
  held.resolve(null);
  const done = await settled;
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(51);
  expect(readdirSync(join(shop.dataDir, 'held'))).toHaveLength(51);
});

test('a failed drawing is not retried for a while', async () => {
  let tries = 0;
  const draw = async () => {
    tries += 1;
    throw new Error('cannot be drawn');
  };
  const made = createMadePictures(join(shop.dataDir, 'failing'), async () => ({ draw }));
  await expect(made.provide('a-square.jpg')).rejects.toThrow('cannot be drawn');
  await expect(made.provide('a-square.jpg')).rejects.toThrow(FailedLately);
  expect(tries).toBe(1);
});

test('missing files are limited per network, existing ones are not', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const ask = async (name: string) => shop.app.inject({ url: `/media/${name}`, headers });
  const name = await ogOf(codes.phone);
  await load(name);
  const nothing = 'og-p999999999-0123456789abcdef.jpg';
  const asked = await Promise.all(Array.from({ length: 301 }, async () => ask(nothing)));
  expect(
    asked
      .map(({ statusCode }) => statusCode)
      .toSorted()
      .at(-1),
  ).toBe(429);
  expect(asked.filter(({ statusCode }) => statusCode === 404)).toHaveLength(300);
  expect((await ask(name)).statusCode).toBe(200);
});

test('files drawn a month ago are removed, and drawn again on request', async () => {
  const name = await ogOf(codes.phone);
  await load(name);
  const folder = madeFolder(shop.dataDir);
  const old = new Date(Date.now() - 31 * 86_400_000);
  utimesSync(join(folder, name), old, old);
  expect(await removeSomeMade(folder)).toBe(1);
  expect(kept()).not.toContain(name);
  expect((await load(name)).statusCode).toBe(200);
  expect(await removeSomeMade(join(folder, 'nowhere'))).toBe(0);
});
