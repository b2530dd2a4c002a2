import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asc, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  adminPostAuthor,
  adminPostCategory,
  adminPostTag,
  listTagsAnswer,
  mostTerms,
  postAuthorsAnswer,
  postCategoriesAnswer,
  staleTerm,
} from '#lib/contract/admin-term.ts';
import { blogDetailAnswer, blogListAnswer } from '#lib/contract/blog.ts';
import { getMediaAnswer } from '#lib/contract/media.ts';
import { errorBody } from '#lib/contract/errors.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { outboxChange } from '#server/outbox/change.ts';
import { cover, refillTestBlog } from '#server/testing/blog.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await refillTestBlog(shop);
  await shop.shop.database.db.execute(sql`truncate staff_event, redirect`);
});

const call = (name: string, body: unknown, headers = admin) =>
  shop.post(`/api/Admin/${name}`, body, headers);
async function done<Row>(schema: z.ZodType<Row>, name: string, body: object = {}): Promise<Row> {
  const { status, body: answer } = await call(name, body);
  expect([status, answer]).toEqual([200, expect.anything()]);
  return schema.parse(answer);
}
const announced = async () => {
  const found = await shop.shop.database.db.select().from(outbox);
  return found.map(({ payload }) => outboxChange.parse(payload));
};
const events = () => shop.shop.database.db.select().from(staffEvent).orderBy(asc(staffEvent.id));
const find = async (body: object) => {
  const found = await shop.post('/api/blog/get-list', body);
  return blogListAnswer.parse(found.body).items.map(({ id }) => id);
};

describe('lists', () => {
  test('have categories in their order, authors by name, and how many posts they have', async () => {
    const { items } = await done(postCategoriesAnswer, 'List-Post-Categories');
    expect(items.map(({ id, postCount }) => [id, postCount])).toEqual([
      [2, 1],
      [1, 13],
      [3, 0],
    ]);
    const authors = await done(postAuthorsAnswer, 'List-Post-Authors');
    expect(authors.items).toMatchObject([
      { title: 'مینا', role: 'نویسنده', about: 'از گوشی می‌نویسد' },
      { title: 'کاوه' },
    ]);
  });

  test('of tags go on without a gap, and are found by their beginning', async () => {
    const first = await done(listTagsAnswer, 'List-Post-Tags', { limit: 2 });
    const second = await done(listTagsAnswer, 'List-Post-Tags', { limit: 2, after: first.next });
    expect(first.total).toEqual({ count: 3, isExact: true });
    expect(second).toMatchObject({ next: null, total: null });
    expect([...first.items, ...second.items].map(({ title }) => title).toSorted()).toEqual(
      ['سامسونگ', 'نکته‌ها', 'پنهان'].toSorted(),
    );
    const found = await done(listTagsAnswer, 'List-Post-Tags', { query: 'سا' });
    expect(found.items).toMatchObject([{ slug: 'سامسونگ', postCount: 4 }]);
    for (const query of ['%', '_', '\\']) {
      expect((await done(listTagsAnswer, 'List-Post-Tags', { query })).items).toEqual([]);
    }
  });
});

const rename = (revision: number, slug: string) =>
  done(adminPostCategory, 'Save-Post-Category', { id: 1, revision, title: 'راهنما', slug });
const lead = async (slug: string) => {
  const address = encodeURI(`/blog/category/${slug}`);
  return (await shop.post('/api/home/find-redirect', { address })).body;
};

describe('a category', () => {
  test('is created, and refused another time', async () => {
    const made = await done(adminPostCategory, 'Save-Post-Category', {
      title: ' راهنماي  سفر ',
      description: 'برای سفر',
      position: 7,
    });
    expect(made).toMatchObject({
      title: 'راهنمای سفر',
      slug: 'راهنمای-سفر',
      revision: 1,
      postCount: 0,
      position: 7,
    });
    const { status, body } = await call('Save-Post-Category', { title: 'راهنمای سفر' });
    expect([status, Object.keys(errorBody.parse(body).fields ?? {})]).toEqual([422, ['slug']]);
    expect((await events()).map(({ action, subject }) => [action, subject])).toEqual([
      ['Save-Post-Category', `post category ${made.id}`],
    ]);
  });

  test('that gets another name is shown by it in posts, which are found by it, too', async () => {
    const before = await done(postCategoriesAnswer, 'List-Post-Categories');
    const [reviews] = before.items;
    await done(adminPostCategory, 'Save-Post-Category', {
      ...reviews,
      title: 'بررسی تخصصی',
      slug: 'بررسی-تخصصی',
    });
    const detail = await shop.post('/api/Blog/Get-Blog-Detail', { value: 3 });
    expect(blogDetailAnswer.parse(detail.body).category).toMatchObject({ title: 'بررسی تخصصی' });
    expect(await find({ type: 'category', value: 'بررسی-تخصصی' })).toEqual([3]);
    expect(await find({ type: 'search', value: 'تخصصی' })).toEqual([3]);
    expect(await find({ type: 'search', value: 'بررسی' })).toEqual([3]);
    const [change] = await announced();
    expect(change?.tags).toEqual(['blog', 'home', 'sitemap']);
    expect(change?.paths).toEqual(
      expect.arrayContaining(['/blog/category/بررسی', '/blog/category/بررسی-تخصصی']),
    );
  });

  test('that gets another address is found at its former ones in one step', async () => {
    await rename(1, 'دوم');
    await rename(2, 'سوم');
    const third = { target: '/blog/category/سوم', code: 308 };
    expect([await lead('راهنمای-خرید'), await lead('دوم')]).toEqual([third, third]);
    await rename(3, 'دوم');
    expect(await lead('سوم')).toEqual({ ...third, target: '/blog/category/دوم' });
    expect(await lead('دوم')).toMatchObject({ target: null });
  });

  test('with posts is not removed; one without is', async () => {
    expect((await call('Remove-Post-Category', { id: 1, revision: 1 })).body).toMatchObject({
      code: 'IN_USE',
    });
    expect((await call('Remove-Post-Category', { id: 3, revision: 2 })).body).toMatchObject({
      code: 'STALE',
    });
    expect((await call('Remove-Post-Category', { id: 3, revision: 1 })).body).toEqual({ id: 3 });
    expect((await call('Remove-Post-Category', { id: 3, revision: 1 })).status).toBe(404);
  });

  test('changed on an older version is refused with the one of now', async () => {
    const body = { id: 1, revision: 1, title: 'یک', slug: '', description: '' };
    await done(adminPostCategory, 'Save-Post-Category', body);
    const { status, body: answer } = await call('Save-Post-Category', { ...body, title: 'دو' });
    expect(status).toBe(409);
    expect(staleTerm.parse(answer)).toMatchObject({ code: 'STALE', now: { title: 'یک' } });
  });

  test('beyond the most there can be is refused', async () => {
    await shop.shop.database.db.execute(sql`insert into post_category (title, slug)
      select 'x', 'x-' || n from generate_series(1, ${mostTerms}) n`);
    expect((await call('Save-Post-Category', { title: 'دیگر' })).body).toMatchObject({
      code: 'TOO_MANY',
    });
  });
});

test('an author has a role and a text, and stays while they have posts', async () => {
  const made = await done(adminPostAuthor, 'Save-Post-Author', {
    title: 'نیلوفر',
    role: 'عکاس',
    about: '<b>x</b>',
  });
  expect(made).toMatchObject({ slug: 'نیلوفر', role: 'عکاس', about: '<b>x</b>' });
  expect((await call('Remove-Post-Author', { id: 1, revision: 1 })).body).toMatchObject({
    code: 'IN_USE',
  });
  expect((await call('Remove-Post-Author', { id: made.id, revision: 1 })).status).toBe(200);
});

const profileOf = async () => {
  const found = await shop.post('/api/blog/get-list', { type: 'author', value: 'مینا' });
  return blogListAnswer.parse(found.body).term?.profile;
};

describe('an author', () => {
  const mina = { id: 1, revision: 1, title: 'مینا', role: 'نویسنده', about: 'از گوشی می‌نویسد' };
  test('has a picture and links to their pages elsewhere, shown with their posts', async () => {
    expect(await profileOf()).toMatchObject({ role: 'نویسنده', image: '', links: [] });
    const links = ['https://t.me/mina', ' https://MINA.example ', 'https://mina.example/'];
    const saved = await done(adminPostAuthor, 'Save-Post-Author', { ...mina, image: cover, links });
    expect(saved).toMatchObject({
      image: cover,
      links: ['https://t.me/mina', 'https://mina.example/'],
    });
    const { role, image } = saved;
    expect(await profileOf()).toMatchObject({ role, image, links: saved.links });
    const detail = await shop.post('/api/Blog/Get-Blog-Detail', { value: 1 });
    expect(blogDetailAnswer.parse(detail.body).author).toMatchObject({ image: cover });
    const { body } = await call('Get-Media', { hash: cover.slice(0, 12) });
    expect(getMediaAnswer.parse(body).uses).toContainEqual({
      kind: 'author',
      id: 1,
      title: 'مینا',
    });
    const { revision } = saved;
    await done(adminPostAuthor, 'Save-Post-Author', { ...mina, revision });
    expect(await profileOf()).toMatchObject({ role: 'نویسنده', image: '', links: [] });
  });

  test.each([
    [{ links: ['http://mina.example'] }, 'links'],
    [{ links: ['javascript:alert(1)'] }, 'links'],
    [{ links: ['/blog'] }, 'links'],
    [{ links: ['//mina.example'] }, 'links'],
    [{ links: ['https://shop@mina.example'] }, 'links'],
    [{ links: ['https://mina.example/\u202egnp.exe'] }, 'links'],
    [{ links: ['https://mina.example/"><script>'] }, 'links'],
    [{ links: [''] }, 'links'],
    [{ links: Array.from({ length: 7 }, (_, n) => `https://mina.example/${n}`) }, 'links'],
    [{ links: [`https://mina.example/${'x'.repeat(300)}`] }, 'links.0'],
    [{ links: 'https://mina.example' }, 'links'],
    [{ image: 'ffffffffffff-850.webp' }, 'image'],
    [{ image: 'https://mina.example/a.png' }, 'image'],
    [{ image: '../../secret' }, 'image'],
  ])('with %j is refused with its field', async (own, field) => {
    const { status, body } = await call('Save-Post-Author', { ...mina, ...own });
    expect([status, Object.keys(errorBody.parse(body).fields ?? {})]).toEqual([422, [field]]);
  });
});

test('a tag that is removed is gone from its posts', async () => {
  const saved = await done(adminPostTag, 'Save-Post-Tag', { id: 1, revision: 1, title: 'گلکسی‌ها' });
  expect(saved).toMatchObject({ slug: 'گلکسی-ها', revision: 2, postCount: 4 });
  expect((await call('Remove-Post-Tag', { id: 1, revision: 2 })).status).toBe(200);
  const detail = await shop.post('/api/Blog/Get-Blog-Detail', { value: 1 });
  expect(blogDetailAnswer.parse(detail.body).tags).toMatchObject([{ slug: 'نکته-ها' }]);
});

test.each([
  [{ title: '' }, 'title'],
  [{ title: '\u200c…' }, 'title'],
  [{ title: 'خوب', slug: '!!' }, 'slug'],
  [{ title: 'آ'.repeat(101) }, 'title'],
  [{ title: 'خوب', position: -1 }, 'position'],
  [{ title: 'خوب', id: 1 }, 'revision'],
  [{ title: ['x'] }, 'title'],
])('a category with %j is refused with its field', async (body, field) => {
  const answer = await call('Save-Post-Category', body);
  expect(answer.status).toBe(422);
  expect(Object.keys(errorBody.parse(answer.body).fields ?? {})).toContain(field);
});
