import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { adminPost } from '#lib/contract/admin-post.ts';
import { homePart } from '#lib/contract/appearance.ts';
import { adminPage } from '#lib/contract/admin-page.ts';
import { type DraftKind, draftAnswer, draftPage } from '#lib/contract/draft.ts';
import { adminProduct } from '#lib/contract/goods-product.ts';
import { createLogger } from '#server/http/logging.ts';
import { rows } from '#server/db/database.ts';
import { keepDraft } from '#server/modules/draft/queries.ts';
import { cover, fillTestBlog } from '#server/testing/blog.ts';
import { codes } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';
import { accounts } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';

const script =
  '<p>خوب</p><script>alert(1)</script><img src=x onerror=alert(1) alt="ع"><p style="x">ا</p>';
const unsafe = /<script|onerror|style=/i;

let desk: GoodsDesk;
beforeAll(async () => {
  desk = await openGoodsDesk();
  await fillTestBlog(desk.shop);
  // The pages of the tiny shop have ids of their own.
  await execute(sql`select setval(pg_get_serial_sequence('content_page', 'id'), 1000)`);
});
afterAll(() => desk.shop.close());

const execute = (query: ReturnType<typeof sql>) => desk.shop.shop.database.db.execute(query);
const product = async (websiteCode: number) =>
  adminProduct.parse(await desk.done('Get-Product', { websiteCode }));

/** Token and kind of the preview that a call answers. */
async function preview(name: string, body: object): Promise<{ token: string; kind: string }> {
  const { path } = draftAnswer.parse(await desk.done(name, body));
  const [, first, token = '', kind = ''] = path.split('/');
  expect(first).toBe('preview');
  return { token, kind };
}
const ask = (body: object) => desk.shop.post('/api/preview/get-draft', body);
async function shown(name: string, body: object) {
  const { body: answer, headers, status } = await ask(await preview(name, body));
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  return draftPage.parse(answer);
}

/** Everything that a save writes. */
async function state() {
  const tables = [
    'product',
    'variant',
    'post',
    'post_tag',
    'content_page',
    'home_block',
    'slug_history',
    'outbox',
    'staff_event',
    'change_row',
    'stock_movement',
    'sms',
  ];
  const counted = tables.map(
    (table) =>
      `select '${table}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as state from ${table} t`,
  );
  return rows(
    desk.shop.shop.database.db,
    sql.raw(counted.join(' union all ')),
    z.object({ name: z.string(), state: z.string() }),
  );
}

describe('a product', () => {
  test('is shown as it would be, and nothing of it is stored', async () => {
    const { websiteCode, revision, variants } = await product(codes.phone);
    const before = await state();
    const events: string[] = [];
    const listening = () => events.push('outbox');
    desk.shop.shop.events.on('outbox', listening);
    const [first, ...others] = variants;
    const page = await shown('Preview-Product', {
      websiteCode,
      revision,
      nameFa: 'نام  تازه',
      descriptionHtml: script,
      variants: [{ id: first?.id, price: 77_000 }, ...others.map(({ id }) => ({ id }))],
    });
    desk.shop.shop.events.off('outbox', listening);
    if (page.kind !== 'product') throw new Error(page.kind);
    expect(page.product).toMatchObject({ websiteCode, nameFa: 'نام تازه' });
    expect(page.product.variants.some(({ price }) => price === 77_000)).toBe(true);
    expect(JSON.stringify(page)).not.toMatch(unsafe);
    expect(JSON.stringify(page)).toContain('خوب');
    expect(await state()).toEqual(before);
    expect(events).toEqual([]);
    const { body } = await desk.shop.post('/api/Product/Get-Detail', { WebsiteCode: websiteCode });
    expect(JSON.stringify(body)).not.toContain('نام تازه');
  });

  test('that is a draft, or not stored yet, is shown too', async () => {
    const made = adminProduct.parse(
      await desk.done('Save-Product', { nameFa: 'پنهان', categoryId: 3, price: 5_000, stock: 1 }),
    );
    const { websiteCode, revision } = made;
    expect(await shown('Preview-Product', { websiteCode, revision })).toMatchObject({
      kind: 'product',
      product: { nameFa: 'پنهان' },
    });
    const fresh = { nameFa: 'نو', categoryId: 3, price: 5_000, stock: 1 };
    expect(await shown('Preview-Product', fresh)).toMatchObject({ product: { nameFa: 'نو' } });
    expect((await product(websiteCode)).state).toBe('draft');
  });

  test('is refused as its save is', async () => {
    const { websiteCode, revision } = await product(codes.laptop);
    const refused = [
      { websiteCode, revision: revision + 1 },
      { websiteCode, revision, nameFa: '؟' },
      { nameFa: 'بی‌دسته' },
      { websiteCode: 999_999, revision: 1 },
      { websiteCode, revision, variants: [] },
    ];
    const answers = await Promise.all(refused.map((body) => desk.call('Preview-Product', body)));
    expect(answers.map(({ status }) => status)).toEqual([409, 422, 422, 404, 422]);
  });
});

const postBody = {
  title: 'راهنمای تازه',
  summary: 'خلاصه',
  bodyHtml: `${script}<h2>بخش</h2><p data-product="${codes.phone}"></p>`,
  image: cover,
  imageAlt: '',
  categorySlug: 'guide',
  authorSlug: 'nobody',
  tags: ['برچسب نو'],
  publishedTime: null,
};
const postTerms = async () => {
  const [post] = await rows(
    desk.shop.shop.database.db,
    sql`select c.slug as "categorySlug", a.slug as "authorSlug" from post p
      join post_category c on c.id = p.category_id join post_author a on a.id = p.author_id limit 1`,
    z.object({ categorySlug: z.string(), authorSlug: z.string() }),
  );
  return { ...postBody, ...post };
};

describe('a post', () => {
  test('is shown without what only publishing needs, sanitised, and nothing of it is stored', async () => {
    const before = await state();
    const page = await shown('Preview-Post', await postTerms());
    expect(page).toMatchObject({
      kind: 'post',
      post: { title: 'راهنمای تازه', products: [{ websiteCode: codes.phone }] },
    });
    expect(JSON.stringify(page)).not.toMatch(unsafe);
    expect(await state()).toEqual(before);
  });

  test('without a category is refused', async () => {
    const { status } = await desk.call('Preview-Post', { ...postBody, categorySlug: 'none' });
    expect(status).toBe(422);
  });
});

describe('a content page', () => {
  const body = { name: 'تازه', title: 'برگهٔ تازه', bodyHtml: script };

  test('is shown under its new name, sanitised, and nothing of it is stored', async () => {
    const before = await state();
    const page = await shown('Preview-Page', body);
    expect(page).toMatchObject({ kind: 'page', page: { name: 'تازه', title: 'برگهٔ تازه' } });
    expect(await state()).toEqual(before);
  });
});

describe('the home page', () => {
  test('is shown with other blocks, and nothing of it is stored', async () => {
    const { revision } = homePart.parse(await desk.done('Get-Home-Blocks', {}));
    const before = await state();
    const block = { type: 'products', title: 'تازه‌ها', url: '', isHidden: false };
    const data = { categoryId: 0, pick: 'newest', limit: 4, look: 'rail', text: '' };
    const body = { revision, blocks: [{ ...block, data }] };
    const page = await shown('Preview-Home', body);
    expect(page).toMatchObject({ kind: 'home', home: { blocks: [{ title: 'تازه‌ها' }] } });
    expect(await state()).toEqual(before);
    expect((await desk.call('Preview-Home', { ...body, revision: revision + 1 })).status).toBe(409);
  });
});

test('a preview of a part that was asked for earlier does not replace a later one', async () => {
  const { database } = desk.shop.shop;
  const [staff] = await rows(
    database.db,
    sql`select id from member where mobile = ${accounts.administrator.mobile}`,
    z.object({ id: z.coerce.number() }),
  );
  const keep = (id: string, page: object, asked: string) =>
    database.run(keepDraft, [id, 'home', null, JSON.stringify(page), staff?.id, 'banner', asked]);
  const [later, earlier] = [{ kind: 'later' }, { kind: 'earlier' }];
  const [first] = await keep('one', later, '2026-11-27T10:00:01.000Z');
  expect(await keep('two', earlier, '2026-11-27T10:00:00.000Z')).toEqual([first]);
  const pages = sql`select page from preview_draft where id = ${first?.id ?? ''}`;
  const stored = () => rows(database.db, pages, z.object({ page: z.unknown() }));
  expect(await stored()).toEqual([{ page: later }]);
  await keep('three', earlier, '2026-11-27T10:00:02.000Z');
  expect(await stored()).toEqual([{ page: earlier }]);
});

describe('a token', () => {
  test.each<DraftKind>(['post', 'page'])('of a product shows no %s', async (kind) => {
    const { websiteCode, revision } = await product(codes.phone);
    const { token } = await preview('Preview-Product', { websiteCode, revision });
    expect((await ask({ token, kind })).status).toBe(404);
  });

  test.each(['', 'x', 'A'.repeat(400), 'cHJvZHVjdC4xLng'])('%s is none', async (token) => {
    expect((await ask({ token, kind: 'product' })).status).toBe(404);
  });

  test.each([
    {},
    { token: 'x' },
    { token: 5, kind: 'page' },
    { token: 'x', kind: 'banner' },
    { token: 'A'.repeat(401), kind: 'page' },
  ])('%o is no question', async (body) => {
    expect((await ask(body)).status).toBe(422);
  });

  test('ends after 15 minutes, and its draft is removed', async () => {
    const { websiteCode, revision } = await product(codes.phone);
    const named = await preview('Preview-Product', { websiteCode, revision });
    await execute(sql`update preview_draft set created_at = now() - interval '14 minutes'`);
    expect((await ask(named)).status).toBe(200);
    await execute(sql`update preview_draft set created_at = now() - interval '16 minutes'`);
    expect((await ask(named)).status).toBe(404);
    await desk.shop.job('clean up old drafts').run(createLogger('silent'));
    expect(
      await rows(desk.shop.shop.database.db, sql`select id from preview_draft`, z.unknown()),
    ).toEqual([]);
  });

  test('ends when what it is of is removed', async () => {
    const made = adminProduct.parse(
      await desk.done('Save-Product', { nameFa: 'کوتاه', categoryId: 3, price: 5_000, stock: 1 }),
    );
    const { websiteCode, revision } = made;
    const ofProduct = await preview('Preview-Product', { websiteCode, revision });
    const saved = adminPost.parse(await desk.done('Save-Post', await postTerms()));
    const ofPost = await preview('Preview-Post', {
      ...(await postTerms()),
      id: saved.id,
      revision: saved.revision,
    });
    const page = adminPage.parse(
      await desk.done('Save-Page', { name: 'رفتنی', title: 'رفتنی', bodyHtml: '' }),
    );
    const ofPage = await preview('Preview-Page', {
      former: page.name,
      revision: page.revision,
      name: 'رفتنی',
      title: 'رفتنی',
      bodyHtml: '',
    });
    const all = [ofProduct, ofPost, ofPage];
    const statuses = async () => (await Promise.all(all.map(ask))).map(({ status }) => status);
    expect(await statuses()).toEqual([200, 200, 200]);
    await desk.done('Remove-Products', { websiteCodes: [websiteCode] });
    await desk.done('Remove-Post', { id: saved.id, revision: saved.revision });
    await execute(sql`delete from content_page where id = ${page.id}`);
    expect(await statuses()).toEqual([404, 404, 404]);
  });
});

const countDrafts = async () => {
  const all = sql`select id from preview_draft`;
  return (await rows(desk.shop.shop.database.db, all, z.unknown())).length;
};

test('the hundred latest drafts of each person are kept', async () => {
  await execute(sql`delete from preview_draft`);
  const { websiteCode, revision } = await product(codes.phone);
  const first = await preview('Preview-Product', { websiteCode, revision });
  const write = (of: string, most: number) =>
    execute(sql`insert into preview_draft (id, kind, page, staff_id)
      select ${of} || n, 'page', '{}', (select id from member where mobile = ${of})
      from generate_series(1, ${most}::int) n`);
  await write(accounts.member.mobile, 150);
  await preview('Preview-Product', { websiteCode, revision });
  expect((await ask(first)).status).toBe(200);
  expect(await countDrafts()).toBe(150 + 2);
  await write(accounts.administrator.mobile, 150);
  const named = await preview('Preview-Product', { websiteCode, revision });
  expect((await ask(named)).status).toBe(200);
  expect(await countDrafts()).toBe(150 + 100);
});

test('needs the permission of the save', async () => {
  const { websiteCode, revision, variants } = await product(codes.phone);
  const call = async (name: string, body: object, headers: Record<string, string>) =>
    (await desk.shop.post(`/api/Admin/${name}`, body, headers)).status;
  const page = { name: 'x', title: 'x', bodyHtml: '' };
  expect(await call('Preview-Product', { websiteCode, revision }, {})).toBe(401);
  expect(await call('Preview-Page', page, {})).toBe(401);
  const post = await postTerms();
  const catalogue = await signInStaff(desk.shop, ['catalogue']);
  const priced = [{ id: variants[0]?.id, price: 1_000 }];
  const unchanged = { websiteCode, revision };
  expect(await call('Preview-Product', unchanged, catalogue)).toBe(200);
  expect(await call('Preview-Product', { ...unchanged, variants: priced }, catalogue)).toBe(403);
  expect(await call('Preview-Post', post, catalogue)).toBe(403);
  expect(await call('Preview-Page', page, catalogue)).toBe(403);
  const content = await signInStaff(desk.shop, ['content']);
  expect(await call('Preview-Post', post, content)).toBe(200);
  expect(await call('Preview-Product', unchanged, content)).toBe(403);
});
