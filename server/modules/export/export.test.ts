import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { exportFiles, exportKinds } from '#lib/contract/export-kinds.ts';
import { type Permission, permissions } from '#lib/contract/permissions.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { post } from '#server/db/schema/blog.ts';
import { fillTestBlog } from '#server/testing/blog.ts';
import { rowsOfFile } from '#server/testing/goods-files.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';
import { accounts } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';

let desk: GoodsDesk;
const db = () => desk.shop.shop.database.db;
beforeAll(async () => {
  desk = await openGoodsDesk();
  await fillTestBlog(desk.shop);
  const address = {
    province: 'تهران',
    city: 'تهران',
    line: '=خیابان "آزادی", کوچه',
    plate: '۷',
    unit: '۲',
    postalCode: '1234567890',
    receiverName: 'مینا کریمی راد',
    receiverMobile: '09121234567',
  };
  await db().execute(sql`
    insert into shop_order (id, number, member_id, start_key, start_hash, status, delivery, payment,
      delivery_chosen, address, note, lines_total, discount, freight, total, vat, vat_rate, created_at)
    select 1, 10000001, id, gen_random_uuid(), repeat('x', 64), 3, 'delivered', 'card-to-card',
      '{"title": "پست"}', ${JSON.stringify(address)}::jsonb, 'زنگ نزنید', 2000, 100, 50, 1950, 10, 10,
      '2026-11-27T21:00:00Z'
    from member where mobile = ${accounts.member.mobile}`);
  await db().execute(sql`
    insert into order_line (order_id, position, product_id, variant_id, name_fa, slug, image, options,
      guarantee, count, price, insurance, discount, vat)
    values (1, 0, 1001, 1, 'گوشی | نو', 'x', '', '[{"title": "رنگ", "value": "مشکی"}]', 'یک سال', 2, 1000, 0, 100, 0)`);
});
afterAll(() => desk.shop.close());

const held = (...all: Permission[]) => signInStaff(desk.shop, all);

const taken = async (name: string, headers: Record<string, string>) =>
  String((await desk.call(name, {}, headers)).body);

describe.each(exportKinds)('the file of %s', (kind) => {
  const { call, file, permission } = exportFiles[kind];

  test('is given to those who may have it alone, and recorded without what it holds', async () => {
    const others = permissions.filter((each) => each !== permission);
    expect((await desk.call(call, {}, await held(...others))).status).toBe(403);
    expect((await desk.call(call, {}, {})).status).toBe(401);
    const { status, headers } = await desk.call(call, {}, await held(permission));
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="${file}"`);
    const events = await db().select().from(staffEvent).where(eq(staffEvent.action, call));
    expect(events).toMatchObject([{ subject: kind, before: null, after: null }]);
  });
});

test.each(['Export-All-Orders', 'Export-All-Customers'])(
  '%s is answered after a fresh confirmation alone',
  async (call) => {
    const admin = await held(...permissions);
    await db().execute(sql`update panel_session set confirmed_until = now() - interval '1 minute'`);
    expect(await desk.call(call, {}, admin)).toMatchObject({
      status: 403,
      body: { code: 'CONFIRM_IDENTITY' },
    });
  },
);

describe('orders', () => {
  test('have the columns of the plugins, and their lines', async () => {
    const admin = await held(...permissions);
    expect(await rowsOfFile(await taken('Export-All-Orders', admin))).toMatchObject([
      {
        order_number: '10000001',
        order_date: '2026-11-28 00:30:00',
        status: 'completed',
        order_subtotal: '2000',
        discount_total: '100',
        shipping_total: '50',
        order_total: '1950',
        order_currency: 'IRT',
        payment_method_title: 'کارت به کارت',
        shipping_method: 'پست',
        customer_note: 'زنگ نزنید',
        billing_first_name: 'عضو',
        billing_last_name: 'نمونه',
        billing_phone: accounts.member.mobile,
        shipping_first_name: 'مینا',
        shipping_last_name: 'کریمی راد',
        shipping_phone: '09121234567',
        shipping_address_1: `'=خیابان "آزادی", کوچه`,
        shipping_address_2: '۷، ۲',
        shipping_postcode: '1234567890',
        shipping_country: 'IR',
        line_item_1:
          'name:گوشی / نو|product_id:1001|variation_id:1|sku:|quantity:2|sub_total:2000|total:1900|meta:رنگ:مشکی|meta:گارانتی:یک سال',
      },
    ]);
  });

  test('name nobody for those who may not export customers', async () => {
    const content = await taken('Export-All-Orders', await held('orders'));
    expect(content).toContain('0912 ••• 0001');
    for (const word of [accounts.member.mobile, 'نمونه', 'کریمی', 'آزادی', '1234567890', 'زنگ']) {
      expect(content).not.toContain(word);
    }
  });
});

test('customers have no passwords, and staff who never ordered are none of them', async () => {
  const content = await taken('Export-All-Customers', await held(...permissions));
  const [first, ...others] = await rowsOfFile(content);
  expect(first).toMatchObject({
    user_login: accounts.member.mobile,
    display_name: 'عضو نمونه',
    first_name: 'عضو',
    orders_count: '1',
    total_spent: '1950',
  });
  expect(others.map((each) => each['user_login'])).not.toContain(accounts.administrator.mobile);
  expect(content).not.toContain('argon2');
});

describe('posts and pages', () => {
  const parser = new XMLParser({
    parseTagValue: false,
    ignoreAttributes: false,
    isArray: (name) => ['item', 'category', 'wp:author', 'wp:category'].includes(name),
  });
  async function channel() {
    const content = await taken('Export-All-Posts', await held('content'));
    expect(XMLValidator.validate(content)).toBe(true);
    return parser.parse(content).rss.channel;
  }

  test('are a file that the importer of WordPress reads', async () => {
    const { item: items, ...head } = await channel();
    expect(head).toMatchObject({
      'wp:wxr_version': '1.2',
      'wp:base_site_url': 'https://shop.example',
    });
    const found = items.find((each: Record<string, unknown>) => each['wp:post_id'] === '3');
    const picture = items.find((each: Record<string, unknown>) => each['wp:post_id'] === '5');
    expect(found).toMatchObject({
      title: 'راهنمای خرید گوشی گلکسی',
      'wp:post_type': 'post',
      'wp:status': 'publish',
      'wp:post_date_gmt': expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      'content:encoded': expect.stringContaining('<h2'),
    });
    expect(picture).toMatchObject({
      'wp:post_type': 'attachment',
      'wp:attachment_url': expect.stringMatching(/^https:\/\/shop\.example\/media\/\w+-\d+\.webp$/),
    });
    expect(found['wp:postmeta']).toEqual({ 'wp:meta_key': '_thumbnail_id', 'wp:meta_value': '5' });
    const states = items.map((each: Record<string, string>) => each['wp:status']);
    expect(states).toEqual(expect.arrayContaining(['publish', 'future', 'draft', 'inherit']));
    const numbers = items.map((each: Record<string, string>) => each['wp:post_id']);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(items.at(-2)).toMatchObject({
      title: 'تماس با ما',
      'wp:post_type': 'page',
      'content:encoded': '<p>سلام</p>',
    });
  });

  test('stay well-formed whatever stands in them', async () => {
    const title = ']]> & <b> "x" \u0001 </title>';
    const bodyHtml = '<p>a]]&gt;b <img src="/media/x-850.webp" alt="" /></p>';
    await db().update(post).set({ title, summary: ']]>]]>', bodyHtml }).where(eq(post.id, 1));
    const { item: items } = await channel();
    const found = items.find((each: Record<string, unknown>) => each['wp:post_id'] === '3');
    expect(found).toMatchObject({
      title: ']]> & <b> "x"  </title>',
      'excerpt:encoded': ']]>]]>',
      'content:encoded': expect.stringContaining('src="https://shop.example/media/x-850.webp"'),
    });
  });
});
