import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { asc } from 'drizzle-orm';
import { adminPost } from '#lib/contract/admin-post.ts';
import {
  blogDetailAnswer,
  blogListAnswer,
  mostPostProducts,
  savePostBody,
} from '#lib/contract/blog.ts';
import { errorBody } from '#lib/contract/errors.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { outboxChange } from '#server/outbox/change.ts';
import { cover, refillTestBlog } from '#server/testing/blog.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { codes } from '#server/testing/fixture.ts';
import { administratorOf } from '#server/testing/after-sale.ts';
import { fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let shop: TestShop;
let member: { authorization: string };
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  member = (await logIn(shop)).bearer;
  admin = await signInStaff(shop);
});
afterAll(() => shop.close());
beforeEach(() => refillTestBlog(shop));

const now = () => new Date().toISOString();
const written = (more: object = {}) => ({
  title: 'هدفون بخریم یا هندزفری؟',
  summary: 'مقایسه',
  bodyHtml: '<p>متن</p>',
  image: cover,
  imageAlt: 'عکس',
  categorySlug: 'بررسی',
  authorSlug: 'مینا',
  publishedTime: now(),
  ...more,
});
const send = (more: object = {}, headers: object = admin) =>
  shop.post('/api/Admin/Save-Post', written(more), { ...headers });
const current = async (id: number) =>
  adminPost.parse((await shop.post('/api/Admin/Get-Post', { id }, admin)).body);
async function save(more: { id?: number; [field: string]: unknown } = {}) {
  const read = more.id === undefined ? {} : { revision: (await current(more.id)).revision };
  const { status, body } = await send({ ...read, ...more });
  expect([status, body]).toEqual([200, expect.anything()]);
  return adminPost.parse(body);
}
const detail = (id: number) => shop.post('/api/Blog/Get-Blog-Detail', { value: id });
const read = async (id: number) => blogDetailAnswer.parse((await detail(id)).body);
const ids = async (body: object) => {
  const found = await shop.post('/api/blog/get-list', body);
  return blogListAnswer.parse(found.body).items.map(({ id }) => id);
};
const announced = async () => {
  const found = await shop.shop.database.db.select().from(outbox).orderBy(asc(outbox.id));
  return found.map(({ payload, dueAt }) => ({ ...outboxChange.parse(payload), dueAt }));
};

describe('a new post', () => {
  test('is first in its lists, found by its words, and complete', async () => {
    const { id, slug } = await save({
      bodyHtml: `<h2>صدا</h2><p data-product="${codes.earphones}"></p><p>نویزگیر</p>`,
      tags: ['نکته‌ها', 'صدای خوب', 'صدای-خوب'],
      imageAlt: 'هدفون',
    });
    expect(slug).toBe('هدفون-بخریم-یا-هندزفری');
    expect((await ids({}))[0]).toBe(id);
    expect(await ids({ type: 'category', value: 'بررسی' })).toEqual([id, 3]);
    expect(await ids({ type: 'tag', value: 'صدای-خوب' })).toEqual([id]);
    expect(await ids({ type: 'search', value: 'نویزگیر' })).toEqual([id]);
    expect(await read(id)).toMatchObject({
      contents: [{ id: 'صدا' }],
      products: [{ websiteCode: codes.earphones }],
      tags: [{ title: 'نکته‌ها' }, { title: 'صدای خوب', slug: 'صدای-خوب' }],
      imageAlt: 'هدفون',
    });
  });

  test('notifies the storefront of the pages it appears on', async () => {
    const { id, slug } = await save();
    expect(await announced()).toMatchObject([
      {
        tags: ['blog', `post-${id}`, 'home', 'sitemap'],
        paths: [`/blog/${id}/${slug}`, '/blog/category/بررسی', '/blog/author/مینا', '/blog', '/'],
        unlisted: [],
      },
    ]);
  });

  test('is stored with Persian letters, and sanitised', async () => {
    const { id } = await save({
      title: 'كيف\u202e پول',
      summary: 'هدية',
      bodyHtml: '<p onclick="x">يك</p><script>alert(1)</script><h1>دو</h1>',
    });
    expect(await read(id)).toMatchObject({
      title: 'کیف پول',
      slug: 'کیف-پول',
      bodyHtml: '<p>یک</p><h2 id="دو">دو</h2>',
    });
  });

  test('with a future date is not shown, and is announced when it is due', async () => {
    const publishedTime = new Date(Date.now() + 60_000).toISOString();
    const { id, slug } = await save({ publishedTime });
    expect((await detail(id)).status).toBe(404);
    const [first, later] = await announced();
    expect(first?.paths).not.toContain(`/blog/${id}/${slug}`);
    expect(later?.paths).toContain(`/blog/${id}/${slug}`);
    expect(later?.dueAt.toISOString()).toBe(publishedTime);
  });

  // PGlite uses the clock of this process.
  const onPostgres = testsOnPostgres ? test : test.skip;
  onPostgres('is to come by the clock of the database, not by the service’s', async () => {
    const publishedTime = new Date(Date.now() + 60_000).toISOString();
    const by = await administratorOf(shop);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    await shop.shop.posts.save(by, savePostBody.parse(written({ publishedTime })));
    clock.mockRestore();
    expect((await announced()).map(({ dueAt }) => dueAt.toISOString())[1]).toBe(publishedTime);
  });

  test.each([
    ['put off', { publishedTime: new Date(Date.now() + 3_600_000).toISOString() }, 1],
    ['withdrawn', { publishedTime: null }, 0],
    ['published at once', {}, 0],
  ])('that is %s is not announced at its former time', async (_, more, waiting) => {
    const { id } = await save({ publishedTime: new Date(Date.now() + 60_000).toISOString() });
    await save({ id, slug: 'دیگر', ...more });
    const later = (await announced()).filter(({ dueAt }) => dueAt.getTime() > Date.now() + 30_000);
    expect(later).toHaveLength(waiting);
    for (const { paths, dueAt } of later) {
      expect(paths).toContain(`/blog/${id}/دیگر`);
      expect(dueAt.getTime()).toBeGreaterThan(Date.now() + 600_000);
    }
  });

  test('unpublished again is not announced, and only its former URL is revalidated', async () => {
    const { id, slug } = await save({ publishedTime: null });
    await save({ id, slug: 'دیگر', publishedTime: null });
    const former = [`/blog/${id}/${slug}`];
    expect(await announced()).toMatchObject([
      { paths: [], unlisted: [] },
      { paths: former, unlisted: former },
    ]);
  });

  test('without a date is not shown', async () => {
    const { id } = await save({ publishedTime: null });
    expect((await detail(id)).status).toBe(404);
    expect(await announced()).toHaveLength(1);
  });
});

describe('a changed post', () => {
  test('keeps its id with another slug, and both categories are revalidated', async () => {
    const { id, slug, revision } = await save({ id: 1, slug: 'راهنمای گوشی', tags: [] });
    expect({ id, slug, revision }).toEqual({ id: 1, slug: 'راهنمای-گوشی', revision: 2 });
    expect(await read(1)).toMatchObject({ slug, tags: [], category: { slug: 'بررسی' } });
    const [{ paths = [], unlisted } = {}] = await announced();
    expect(paths.toSorted()).toEqual(
      [
        '/blog/1/راهنمای-خرید-گوشی-گلکسی',
        '/blog/1/راهنمای-گوشی',
        '/blog/category/راهنمای-خرید',
        '/blog/category/بررسی',
        '/blog/author/مینا',
        '/blog/tag/سامسونگ',
        '/blog/tag/نکته-ها',
        '/blog',
        '/',
      ].toSorted(),
    );
    expect(unlisted).toEqual([]);
    expect(await ids({ type: 'tag', value: 'سامسونگ' })).toEqual([2]);
  });

  test('can be unpublished', async () => {
    await save({ id: 1, publishedTime: null });
    expect((await detail(1)).status).toBe(404);
    expect((await ids({}))[0]).toBe(2);
    expect((await announced())[0]).toMatchObject({
      paths: [
        '/blog/1/راهنمای-خرید-گوشی-گلکسی',
        '/blog/category/راهنمای-خرید',
        '/blog/author/مینا',
        expect.stringContaining('/blog/tag/'),
        expect.stringContaining('/blog/tag/'),
        '/blog',
        '/',
      ],
      unlisted: [],
    });
  });

  test('must exist', async () => {
    expect((await send({ id: 99, revision: 1 })).status).toBe(404);
  });
});

describe('invalid input', () => {
  test.each([
    [{ categorySlug: 'نیست' }, 'categorySlug'],
    [{ authorSlug: 'نیست' }, 'authorSlug'],
    [{ image: 'cccccccccccc-850.webp' }, 'image'],
    [{ image: '../../etc/passwd' }, 'image'],
    [{ id: 1 }, 'revision'],
    [{ revision: 1 }, 'revision'],
    [{ imageAlt: ' … ' }, 'imageAlt'],
    [{ bodyHtml: '<p>متن<img src="/media/a.webp" alt=" "></p>' }, 'bodyHtml'],
    [
      { bodyHtml: '<p><img src="/media/a.webp" alt="یک"><img src="/media/b.webp"></p>' },
      'bodyHtml',
    ],
    [{ tags: ['!'] }, 'tags'],
    [{ title: '\u202e ' }, 'title'],
    [{ publishedTime: 'فردا' }, 'publishedTime'],
    [{ publishedTime: '0000-01-01T00:00:00Z' }, 'publishedTime'],
    [
      {
        bodyHtml: Array.from(
          { length: mostPostProducts + 1 },
          (_, n) => `<p data-product="${n + 1}"></p>`,
        ).join(''),
      },
      'bodyHtml',
    ],
  ])('%j is refused with its field', async (more, field) => {
    const { status, body } = await send(more);
    expect(status).toBe(422);
    expect(Object.keys(errorBody.parse(body).fields ?? {})).toContain(field);
    expect(await announced()).toEqual([]);
  });

  test('a long body of many different words is accepted, a longer one is not', async () => {
    const words = Array.from({ length: 25_000 }, (_, n) => `${n.toString(36)}واژ`).join(' ');
    await save({ bodyHtml: words.slice(0, 200_000) });
    expect((await send({ bodyHtml: 'و'.repeat(200_001) })).status).toBe(422);
  });
});

test('members and visitors may not write posts', async () => {
  expect((await send({}, member)).status).toBe(401);
  expect((await send({}, {})).status).toBe(401);
  expect((await shop.post('/api/Admin/Save-Post', {}, member)).status).toBe(401);
  expect((await shop.post('/api/Admin/Save-Post', {})).status).toBe(401);
  expect(await announced()).toEqual([]);
});

test('a draft may lack what a published post needs', async () => {
  const draft = { imageAlt: '', bodyHtml: '<p><img src="/media/a.webp"></p>', publishedTime: null };
  const { id, revision } = await save(draft);
  const { status, body } = await send({ ...draft, id, revision, publishedTime: now() });
  expect([status, Object.keys(errorBody.parse(body).fields ?? {})]).toEqual([
    422,
    ['imageAlt', 'bodyHtml'],
  ]);
});

test('two posts that create the same tags concurrently both succeed', async () => {
  const tags = ['یک', 'دو', 'سه'];
  const answers = await Promise.all([send({ tags }), send({ tags: tags.toReversed() })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ids({ type: 'tag', value: 'دو' })).toHaveLength(2);
});

test('a title is stored on one line, and must have visible characters', async () => {
  const { id } = await save({ title: ' یک\n\nدو\t سه ', summary: 'چهار\n پنج' });
  const { body } = await shop.post('/api/blog/get-list', {});
  const card = blogListAnswer.parse(body).items.find((each) => each.id === id);
  expect(card).toMatchObject({ title: 'یک دو سه', summary: 'چهار پنج' });
  const refused = await send({ title: '\u200c…' });
  expect(refused.status).toBe(422);
  expect(errorBody.parse(refused.body).fields).toHaveProperty('title');
});
