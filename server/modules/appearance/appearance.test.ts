import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asc, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  bannerPart,
  homePart,
  menuPart,
  staleHome,
  textsPart,
  versionsAnswer,
} from '#lib/contract/appearance.ts';
import { errorBody } from '#lib/contract/errors.ts';
import { homeAnswer, masterData } from '#lib/contract/home.ts';
import { advanceIdentity } from '#server/db/insert-rows.ts';
import { homeBlock, menuItem, setting } from '#server/db/schema/content.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { outboxChange } from '#server/outbox/change.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let admin: Record<string, string>;
let before: { blocks: (typeof homeBlock.$inferSelect)[]; menus: (typeof menuItem.$inferSelect)[] };
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
  const { db } = shop.shop.database;
  before = { blocks: await db.select().from(homeBlock), menus: await db.select().from(menuItem) };
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.shop.database;
  await db.execute(sql`truncate appearance_part, appearance_version, staff_event, outbox`);
  await db.execute(sql`truncate home_block, menu_item, setting`);
  await db.insert(homeBlock).values(before.blocks);
  await db.insert(menuItem).values(before.menus);
  await advanceIdentity(db, menuItem);
});

const call = (name: string, body: unknown = {}, headers = admin) =>
  shop.post(`/api/Admin/${name}`, body, headers);
async function done<Row>(schema: z.ZodType<Row>, name: string, body: object = {}): Promise<Row> {
  const { status, body: answer } = await call(name, body);
  expect([status, answer]).toEqual([200, expect.anything()]);
  return schema.parse(answer);
}
async function refused(name: string, body: object): Promise<string[]> {
  const { status, body: answer } = await call(name, body);
  expect([status, answer]).toEqual([422, expect.anything()]);
  return Object.keys(errorBody.parse(answer).fields ?? {});
}
const announced = async () => {
  const found = await shop.shop.database.db.select().from(outbox).orderBy(asc(outbox.id));
  return found.map(({ payload }) => outboxChange.parse(payload));
};
const master = async () => masterData.parse((await shop.get('/api/home/get-master-data')).body);
const shownBlocks = async () =>
  homeAnswer.parse((await shop.get('/api/home/get-home')).body).blocks.map(({ title }) => title);
const versions = (part: string) => done(versionsAnswer, 'Get-Appearance-Versions', { part });

const slide = {
  kicker: '',
  title: 'گوشی تازه',
  text: '',
  label: 'دیدن',
  url: '/shop',
  image: 'aaaaaaaaaaaa-850.webp',
  alt: 'گوشی',
  tint: 'sand',
};
const ofBlog = { type: 'blog', title: 'مجله', url: '/blog', isHidden: false, data: { limit: 3 } };
const slider = { type: 'slider', title: '', url: '', isHidden: false, data: [slide] };
const saveBlocks = (revision: number, ...blocks: object[]) =>
  call('Save-Home-Blocks', { revision, blocks });

describe('the home page', () => {
  test('is read with its blocks in order, saved as a whole, and shown at once', async () => {
    const read = await done(homePart, 'Get-Home-Blocks');
    expect(read.revision).toBe(1);
    expect(read.blocks.map(({ title }) => title)).toEqual([
      'تخفیف',
      'پرطرفدار',
      'دسته‌ها',
      'برندها',
      'خالی',
    ]);
    const [, popular] = read.blocks;
    const saved = await done(homePart, 'Save-Home-Blocks', {
      revision: 1,
      blocks: [slider, { ...popular, title: 'پرفروش‌هاي ما' }, { ...ofBlog, isHidden: true }],
    });
    expect(saved).toMatchObject({
      revision: 2,
      blocks: [{ data: [slide] }, { title: 'پرفروش‌های ما' }, { isHidden: true }],
    });
    expect(await shownBlocks()).toEqual(['', 'پرفروش‌های ما']);
    expect(await announced()).toMatchObject([{ tags: ['home'], paths: ['/'] }]);
  });

  test('saved on an older version gets the one of now; of two at once one is kept', async () => {
    const answers = await Promise.all([saveBlocks(1, ofBlog), saveBlocks(1, slider)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = await saveBlocks(1);
    expect(staleHome.parse(body)).toMatchObject({
      code: 'STALE',
      fields: { version: '2' },
      now: { revision: 2, blocks: [expect.anything()] },
    });
    expect((await versions('home')).items).toHaveLength(2);
  });

  test.each([
    [{ ...slider, data: [] }, 'blocks.0.data'],
    [{ ...slider, data: [{ ...slide, alt: ' ' }] }, 'blocks.0.data.0.alt'],
    [{ ...slider, data: [{ ...slide, url: '' }] }, 'blocks.0.data.0.url'],
    [{ ...slider, data: [{ ...slide, image: 'x.svg' }] }, 'blocks.0.data.0.image'],
    [{ ...slider, data: [{ ...slide, image: 'cccccccccccc-850.webp' }] }, 'blocks.0.data.0.image'],
    [{ ...slider, data: [{ ...slide, tint: 'red' }] }, 'blocks.0.data.0.tint'],
    [{ ...ofBlog, data: { limit: 13 } }, 'blocks.0.data.limit'],
    [{ ...ofBlog, title: 'آ'.repeat(121) }, 'blocks.0.title'],
    [{ ...ofBlog, type: 'html', data: '<script>' }, 'blocks.0.type'],
    [{ ...ofBlog, type: 'categories', data: { ids: [1, 99] } }, 'blocks.0.data.ids'],
    [{ ...ofBlog, type: 'brands', data: { ids: [99] } }, 'blocks.0.data.ids'],
    [{ ...ofBlog, type: 'brands', data: { ids: [-1] } }, 'blocks.0.data.ids.0'],
    [
      {
        ...ofBlog,
        type: 'products',
        data: { look: 'rail', text: '', categoryId: 99, pick: 'newest', limit: 4 },
      },
      'blocks.0.data.categoryId',
    ],
  ])('with the block %j is refused with its field', async (block, field) => {
    expect(await refused('Save-Home-Blocks', { revision: 1, blocks: [block] })).toContain(field);
    expect(await announced()).toEqual([]);
    expect((await versions('home')).items).toEqual([]);
  });

  test('with too many blocks is refused', async () => {
    const blocks = Array.from({ length: 31 }, () => ofBlog);
    expect(await refused('Save-Home-Blocks', { revision: 1, blocks })).toEqual(['blocks']);
  });
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'http://shop.example/',
  '//evil.example',
  '/\\evil.example',
  '/a b',
  '/\u202e/shop',
  '/a\u0000',
  '/a"onclick="x',
  '/<script>',
  'https://',
  'https:///evil',
  'https://user:pass@evil.example/',
  'https://localhost/',
  'shop',
  '/\ud800',
  'آ',
  `/${'a'.repeat(500)}`,
])('no link of the look leads to %j', async (url) => {
  const blocks = [{ ...ofBlog, url }];
  expect(await refused('Save-Home-Blocks', { revision: 1, blocks })).toEqual(['blocks.0.url']);
  const banner = { bannerImgUrl: '', bannerLink: url, title: 'x' };
  expect(await refused('Save-Top-Banner', { revision: 1, banner })).toEqual(['banner.bannerLink']);
});

describe('a menu', () => {
  const entry = { label: 'موبایل', url: '/shop/category/1/موبایل', icon: 'smartphone', imgUrl: '' };
  const lines = [
    { label: 'برند', url: '', type: 0 },
    { label: 'اپل', url: '/shop/brand/2/اپل?sort=price#top', type: 1 },
  ];

  test('is read and saved as a whole; the other menus stay as they are', async () => {
    const read = await done(menuPart, 'Get-Menu', { place: 'menu' });
    expect(read).toMatchObject({ revision: 1, items: [{ label: 'موبایل', items: [{}, {}] }] });
    const items = [
      { ...entry, items: [] },
      { ...entry, label: 'كالاها', imgUrl: 'aaaaaaaaaaaa-480.webp', items: lines },
      { ...entry, label: 'بیرون', url: 'https://example.com/يک?a=1', items: [] },
    ];
    const saved = await done(menuPart, 'Save-Menu', { place: 'menu', revision: 1, items });
    expect(saved).toEqual({
      revision: 2,
      items: [items[0], { ...items[1], label: 'کالاها' }, items[2]],
    });
    const { menu, footerLinks } = await master();
    expect(menu.map(({ label, type, items: { length } }) => [label, type, length])).toEqual([
      ['موبایل', 'menu', 0],
      ['کالاها', 'megamenu', 2],
      ['بیرون', 'menu', 0],
    ]);
    expect(footerLinks.map(({ label }) => label)).toEqual(['تماس']);
    expect(await announced()).toMatchObject([{ tags: ['master'], paths: [] }]);
    expect((await done(menuPart, 'Get-Menu', { place: 'footer' })).revision).toBe(1);
  });

  test.each([
    ['menu', [{ ...entry, label: ' ', items: [] }], 'items.0.label'],
    ['menu', [{ ...entry, url: '', items: [] }], 'items.0.url'],
    ['menu', [{ ...entry, icon: '../x', items: [] }], 'items.0.icon'],
    ['side', [{ ...entry, items: [lines[1]] }], 'items.0.items.0'],
    ['side', [{ ...entry, items: [lines[0], { ...lines[1], url: '' }] }], 'items.0.items.1.url'],
    ['side', [{ ...entry, items: [{ ...lines[0], type: 2 }] }], 'items.0.items.0.type'],
    ['header', [{ ...entry, items: lines }], 'items.0.items'],
    ['footer', [{ ...entry, imgUrl: 'cccccccccccc-480.webp', items: [] }], 'items.0.imgUrl'],
    ['other', [], 'place'],
  ])('%s with %j is refused with its field', async (place, items, field) => {
    expect(await refused('Save-Menu', { place, revision: 1, items })).toContain(field);
  });
});

describe('the banner and the footer', () => {
  test('are saved, sanitised and shown; a banner can be taken away', async () => {
    const banner = { bannerImgUrl: '', bannerLink: '/shop', title: 'فروش ویژه' };
    await done(bannerPart, 'Save-Top-Banner', { revision: 1, banner });
    const texts = await done(textsPart, 'Save-Footer', {
      revision: 1,
      aboutUs: '<p onclick="x">كهربا</p><script>alert(1)</script>',
      contactUs: '<a href="javascript:x">تماس</a>',
      eNamad: `<a href="/warranty"><img src="/b.svg" onerror="x"></a>`,
      socialNetwork: [{ name: 'Telegram', url: 'https://t.me/kahroba', title: 'تلگرام' }],
      services: [{ icon: 'truck', title: 'ارسال', text: '{returnDays} روز' }],
    });
    expect(texts).toMatchObject({ aboutUs: '<p>کهربا</p>', contactUs: '<a>تماس</a>' });
    const shown = await master();
    expect(shown.topBanner).toEqual(banner);
    expect(shown.aboutUs).toBe('<p>کهربا</p>');
    expect(shown.eNamad).not.toContain('onerror');
    expect(shown.shop.services).toMatchObject([{ icon: 'truck', title: 'ارسال' }]);
    await done(bannerPart, 'Save-Top-Banner', { revision: 2, banner: null });
    expect((await master()).topBanner).toBeNull();
  });

  test('leave the other settings of the shop as they are', async () => {
    const value = { name: 'کهربا', title: 'فروشگاه', description: 'د', phone: '1', services: [] };
    await shop.shop.database.db.insert(setting).values({ key: 'shop', value });
    const read = await done(textsPart, 'Get-Footer');
    await done(textsPart, 'Save-Footer', {
      ...read,
      services: [{ icon: '', title: 'ارسال', text: '' }],
    });
    expect((await master()).shop).toMatchObject({ name: 'کهربا', description: 'د', phone: '1' });
  });

  test.each([
    [{ banner: { bannerImgUrl: '', bannerLink: '', title: '' } }, 'banner.title'],
    [
      { banner: { bannerImgUrl: 'cccccccccccc-850.webp', bannerLink: '', title: 'x' } },
      'banner.bannerImgUrl',
    ],
    [{ banner: 'x' }, 'banner'],
    [{}, 'banner'],
  ])('refuse %j with its field', async (body, field) => {
    expect(await refused('Save-Top-Banner', { revision: 1, ...body })).toContain(field);
  });
});
