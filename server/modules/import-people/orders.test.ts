import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { like, sql } from 'drizzle-orm';
import { allFormerAnswer, formerAnswer } from '#lib/contract/former-order.ts';
import { type ImportRow, listImportRowsAnswer } from '#lib/contract/import.ts';
import { formerOrder } from '#server/db/schema/former-order.ts';
import { member } from '#server/db/schema/member.ts';
import { shopOrder } from '#server/db/schema/order.ts';
import { type ImportDesk, openImportDesk } from '#server/testing/imports.ts';
import { accounts, logIn } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.shop.close());

const { mobile } = accounts.member;

/** An order as `/wp-json/wc/v3/orders` answers it. */
const order = (more: Record<string, unknown> = {}) => ({
  id: 727,
  parent_id: 0,
  number: '727',
  order_key: 'wc_order_58d2d042d1d',
  created_via: 'checkout',
  version: '8.5.2',
  status: 'completed',
  currency: 'IRT',
  date_created: '2023-03-22T16:28:02',
  date_created_gmt: '2023-03-22T12:58:02',
  discount_total: '10000',
  discount_tax: '0',
  shipping_total: '45000',
  total: '1235000',
  total_tax: '0',
  prices_include_tax: false,
  customer_id: 25,
  billing: {
    first_name: 'علی',
    last_name: 'احمدی',
    address_1: 'خیابان یکم',
    city: 'قم',
    state: 'QHM',
    postcode: '',
    country: 'IR',
    email: '',
    phone: `+98${mobile.slice(1)}`,
  },
  shipping: { first_name: '', last_name: '', phone: '' },
  payment_method: 'zarinpal',
  payment_method_title: 'زرین‌پال',
  date_paid_gmt: '2023-03-22T13:00:00',
  meta_data: [],
  line_items: [
    {
      id: 315,
      name: 'لیوان سفالی &amp; نعلبکی',
      product_id: 93,
      variation_id: 0,
      quantity: 2,
      subtotal: '1210000',
      total: '1200000',
      sku: 'MUG-OLD',
      price: 600000,
      meta_data: [],
    },
  ],
  shipping_lines: [{ id: 317, method_title: 'پست', total: '45000' }],
  refunds: [],
  ...more,
});
const bring = (all: readonly object[], more?: object) =>
  desk.bringOf('orders', JSON.stringify(all), more);
const listed = async (batch: number): Promise<ImportRow[]> =>
  listImportRowsAnswer.parse(await desk.done('List-Import-Rows', { batch })).items;
const all = async (body: object = {}) =>
  allFormerAnswer.parse(await desk.done('List-Former-Orders', body)).items;
const numbered = async (number: string) => (await all({ query: number }))[0];

describe('orders of WooCommerce', () => {
  test('are history apart from the orders of the shop, and go with the import', async () => {
    const { db } = desk.shop.shop.database;
    const before = await db.$count(shopOrder);
    const { batch, kind, counts } = await bring([order()]);
    expect({ kind, counts }).toEqual({
      kind: 'orders',
      counts: [{ state: 'new', result: 'done', count: 1 }],
    });
    expect(await all()).toEqual([
      {
        id: expect.any(Number),
        number: '727',
        createdAt: '2023-03-22T12:58:02.000Z',
        status: 'completed',
        total: 1_235_000,
        discount: 10_000,
        freight: 45_000,
        refunded: 0,
        payment: 'زرین‌پال',
        name: 'علی احمدی',
        mobile,
        lines: [{ name: 'لیوان سفالی & نعلبکی', count: 2, total: 1_200_000, product: null }],
      },
    ]);
    expect(await db.$count(shopOrder)).toBe(before);
    await desk.settled('Undo-Import', { batch });
    expect(await all()).toEqual([]);
  });

  test('that come again are not doubled; what has become of them since replaces what was known, until it is undone', async () => {
    await bring([order({ id: 1, number: '1', status: 'processing' })]);
    const again = await bring([order({ id: 1, number: '1', status: 'processing' })]);
    expect(again.counts).toEqual([{ state: 'unchanged', result: 'done', count: 1 }]);
    const newer = await bring([
      order({ id: 1, number: '1', status: 'refunded', refunds: [{ id: 9, total: '-1235000' }] }),
    ]);
    expect(newer.counts).toEqual([{ state: 'changed', result: 'done', count: 1 }]);
    expect((await listed(newer.batch))[0]?.changes).toEqual([
      { field: 'status', before: 'در حال انجام', after: 'پول برگشته', isEdited: false },
    ]);
    expect(await numbered('1')).toMatchObject({ status: 'refunded', refunded: 1_235_000 });
    await desk.settled('Undo-Import', { batch: newer.batch });
    expect(await numbered('1')).toMatchObject({ status: 'processing', refunded: 0 });
    expect(await desk.shop.shop.database.db.$count(formerOrder)).toBe(1);
  });

  test.each([
    ['IRR', '12350005', 1_235_001],
    ['IRT', '۱٬۲۳۵٬۰۰۰', 1_235_000],
    ['IRHT', '1235', 1_235_000],
    ['IRHR', '12350', 1_235_000],
  ])('in %s are read in toman', async (currency, total, toman) => {
    await bring([order({ id: 2, number: '2', currency, total })]);
    expect(await numbered('2')).toMatchObject({ total: toman });
  });

  test('without a currency are read in the unit that was chosen, and not without one', async () => {
    const rial = order({ id: 3, number: '3', currency: '', total: '50000' });
    const { batch, counts } = await desk.dryRunOf('orders', JSON.stringify([rial]));
    expect(counts).toEqual([{ state: 'wrong', result: null, count: 1 }]);
    expect((await listed(batch))[0]?.said[0]?.text).toContain('واحد پول');
    await desk.readFile(batch, { unit: 'rial' });
    await desk.settled('Apply-Import', { batch });
    expect(await numbered('3')).toMatchObject({ total: 5_000 });
  });

  test.each([
    ['of another currency', { currency: 'USD' }, 'wrong', 'پول «USD» تومان یا ریال نیست.'],
    ['of less than nothing', { total: '-5' }, 'wrong', 'مبلغ: عدد نباید منفی باشد.'],
    ['of words', { total: '<b>5</b>' }, 'wrong', 'مبلغ: عدد نیست.'],
    ['without an amount', { total: null }, 'wrong', 'مبلغ سفارش را ندارد.'],
    [
      'of no day',
      { date_created_gmt: '0000-00-00T00:00:00' },
      'wrong',
      'تاریخ سفارش «0000-00-00T00:00:00» درست نیست.',
    ],
    ['without a number', { id: 'x', number: '' }, 'wrong', 'سفارش شماره ندارد.'],
    ['that was never made', { status: 'checkout-draft' }, 'skipped', 'پیش‌نویس سبد'],
  ])('%s are left out with the reason', async (_what, more, state, text) => {
    const { batch } = await desk.dryRunOf('orders', JSON.stringify([order({ id: 4, ...more })]));
    expect(await listed(batch)).toMatchObject([
      { state, said: [{ text: expect.stringContaining(text) }] },
    ]);
  });

  test('of nobody known make no member, and lead to goods of the shop by their code or number', async () => {
    const { db } = desk.shop.shop.database;
    const goods =
      'ID,Type,Name,SKU,Regular price,Stock\n93,simple,لیوان,NEW-CODE,500,5\n94,simple,نعلبکی,PLATE,500,5';
    await desk.bring(goods);
    const line = { quantity: 1, total: '5' };
    await bring([
      order({
        id: 5,
        number: '5',
        billing: { first_name: 'رضا', phone: '۰۲۱۸۸۸' },
        line_items: [
          { name: 'به شماره', product_id: 93, sku: 'OLD', ...line },
          { name: 'به کد', product_id: 1_000_000, sku: 'plate', ...line },
          { name: '<i>هیچ</i>', product_id: 0, sku: '', quantity: -3, total: '-5' },
        ],
      }),
    ]);
    const found = await numbered('5');
    expect(found).toMatchObject({
      mobile: null,
      lines: [
        { name: 'به شماره', product: { websiteCode: expect.any(Number) } },
        { name: 'به کد', product: { websiteCode: expect.any(Number) } },
        { name: 'هیچ', count: 1, total: null, product: null },
      ],
    });
    expect(await db.$count(member, like(member.name, 'رضا%'))).toBe(0);
  });

  test.each([
    [
      'the plugin of WebToffee',
      'order_id,order_number,order_date,status,shipping_total,discount_total,order_total,order_currency,payment_method_title,billing_first_name,billing_phone,line_item_1,line_item_2',
      `6,6,2023-01-01 10:00:00,wc-completed,0,0,70000,IRR,کارت,علی,${mobile},name:کتاب|product_id:5|sku:B|quantity:2|total:50000|meta:جلد:سخت,name:دفتر|quantity:1|total:20000`,
    ],
    [
      'SkyVerge',
      'order_id,order_number,date,status,shipping_total,discount_total,order_total,order_currency,payment_method,billing_first_name,billing_phone,line_items',
      `6,6,2023-01-01 10:00:00,completed,0,0,70000,IRR,کارت,علی,${mobile},id:1|name:کتاب|product_id:5|sku:B|quantity:2|total:50000;id:2|name:دفتر|quantity:1|total:20000`,
    ],
    [
      'WP All Export',
      'Order ID,Order Number,Order Date,Order Status,Order Total,Order Currency,Payment Method Title,Billing First Name,Billing Phone,Product Name #1,Quantity #1,Item Total #1,Product Name #2,Quantity #2,Item Total #2',
      `6,6,1401/10/11 10:00,تکمیل شده,70000,IRR,کارت,علی,${mobile},کتاب,2,50000,دفتر,1,20000`,
    ],
  ])('come from a CSV of %s, too', async (_from, head, line) => {
    const { batch } = await desk.bringOf('orders', `${head}\n${line}\n`);
    expect(await numbered('6')).toMatchObject({
      createdAt: '2023-01-01T06:30:00.000Z',
      status: 'completed',
      total: 7_000,
      payment: 'کارت',
      mobile,
      lines: [
        { name: 'کتاب', count: 2, total: 5_000 },
        { name: 'دفتر', count: 1, total: 2_000 },
      ],
    });
    await desk.settled('Undo-Import', { batch });
  });

  test.each([
    ['of customers', JSON.stringify([{ id: 1, email: 'x@example.com' }])],
    ['of goods', 'Name,SKU\nx,5'],
  ])('are not looked for in a file %s', async (_what, text) => {
    expect(await desk.dryRunOf('orders', text)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('سفارش ندارد'),
    });
  });
});

test('members see the orders of their own number once it is proven, page by page', async () => {
  const { db } = desk.shop.shop.database;
  const { batch } = await bring([
    order({ id: 801, number: '801', date_created_gmt: '2022-01-01T00:00:00' }),
    order({ id: 802, number: '802', date_created_gmt: '2022-01-02T00:00:00' }),
    order({ id: 803, number: '803', billing: { phone: '09350000009' } }),
  ]);
  const { bearer } = await logIn(desk.shop);
  const ask = async (body: object) =>
    formerAnswer.parse((await desk.shop.post('/api/order/get-former', body, bearer)).body);
  const verify = (at: string) =>
    db.execute(sql`update member set mobile_verified_at = ${sql.raw(at)} where mobile = ${mobile}`);
  await verify('null');
  expect((await ask({})).items).toEqual([]);
  await verify('now()');
  const mine = (await ask({})).items.map(({ number }) => number);
  expect(mine).toContain('801');
  expect(mine).not.toContain('803');
  const first = await ask({ limit: mine.length - 1 });
  const rest = await ask({ limit: 50, after: first.next ?? '' });
  expect([...first.items, ...rest.items].map(({ number }) => number)).toEqual(mine);
  await desk.settled('Undo-Import', { batch });
});

test('staff without the right to export customers see no whole number, and those without orders nothing', async () => {
  const { batch } = await bring([order({ id: 901, number: '901' })]);
  const clerk = await signInStaff(desk.shop, ['orders'], accounts.withoutNationalCode);
  const { body } = await desk.call('List-Former-Orders', { query: '۹۰۱' }, clerk);
  expect(body).toMatchObject({ items: [{ mobile: expect.stringContaining('•••') }] });
  const other = await signInStaff(desk.shop, ['catalogue'], accounts.withoutNationalCode);
  expect(await desk.call('List-Former-Orders', {}, other)).toMatchObject({ status: 403 });
  await desk.settled('Undo-Import', { batch });
});
