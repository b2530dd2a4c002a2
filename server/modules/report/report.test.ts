import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readXlsx } from 'hucre/xlsx';
import { orderStatuses } from '#lib/contract/codes.ts';
import {
  categoriesReport,
  couponsReport,
  customersReport,
  deliveryReport,
  goodsReport,
  type SalesSums,
  salesReport,
} from '#lib/contract/report.ts';
import { xlsxType } from '#lib/contract/price-list.ts';
import { reportNames } from '#lib/contract/report-names.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { failedSearch } from '#server/db/schema/search.ts';
import { dayAfter, periodBefore } from '#server/modules/report/parts.ts';
import { reportTexts } from '#server/modules/report/texts.ts';
import {
  amountsOf,
  givenOf,
  makeMembers,
  makePastOrders,
  type PastOrder,
  sumOf,
  writePastOrders,
} from '#server/modules/report/testing/past-orders.ts';
import { codes } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { sellingShop } from '#server/testing/selling.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

const lastDay = '2025-12-10';
let shop: TestShop;
let orders: PastOrder[];
let owner: Readonly<Record<string, string>>;
beforeAll(async () => {
  shop = await openTestShop({ filling: sellingShop });
  await fillTestMembers(shop);
  owner = await signInStaff(shop, ['reports']);
  await shop.shop.database.transaction(async (tx) => {
    orders = makePastOrders(lastDay, await makeMembers(tx, 25));
    await writePastOrders(tx, orders, 1);
    await tx.insert(failedSearch).values(failedSearches);
  });
}, 60_000);
afterAll(() => shop.close());

const formula = '=HYPERLINK("https://evil.example","قاب")';
const failedSearches = [
  { day: lastDay, text: formula, count: 2 },
  { day: '2025-11-20', text: 'قاب چوبی', count: 3 },
  { day: lastDay, text: 'پاوربانک', count: 4 },
];

const call = (name: string, body: object, headers = owner) =>
  shop.post(`/api/Admin/${name}`, body, headers);
const bodyOf = async (name: string, body: object) => (await call(name, body)).body;

const isBought = ({ status }: PastOrder): boolean =>
  status === orderStatuses.paid || status === orderStatuses.preparing;
const dayOf = ({ createdAt }: PastOrder): string => dayInTehran(createdAt.toISOString());
/** The orders of a period that count, by reading all of them. */
const boughtIn = ({ from, to }: { from: string; to: string }): PastOrder[] =>
  orders.filter((order) => isBought(order) && from <= dayOf(order) && dayOf(order) <= to);

function sumsOf(found: readonly PastOrder[]): SalesSums {
  const amounts = found.map(amountsOf);
  const lines = found.flatMap((order) => order.lines);
  const refunds = found.flatMap((order) => order.refunds).filter(({ isRefused }) => !isRefused);
  return {
    orders: found.length,
    pieces: sumOf(lines.map(({ count }) => count)),
    lines: sumOf(amounts.map(({ linesTotal }) => linesTotal)),
    discount: sumOf(amounts.map(({ discount }) => discount)),
    freight: sumOf(amounts.map(({ freight }) => freight)),
    total: sumOf(amounts.map(({ total }) => total)),
    refunds: sumOf(refunds.map(({ amount }) => amount)),
  };
}

const totalOf = (found: readonly PastOrder[]): number => sumsOf(found).total;
const soldOf = (found: readonly PastOrder[], productId: number) => {
  const lines = found
    .flatMap((order) => order.lines)
    .filter((line) => line.productId === productId);
  return {
    pieces: sumOf(lines.map(({ count }) => count)),
    amount: sumOf(lines.map(({ price, count, discount }) => price * count - discount)),
  };
};

/** Whole weeks and months, parts of them, one day, and days without orders. */
const periods = [
  { from: '2025-11-11', to: '2025-12-10' },
  { from: '2025-09-20', to: '2025-10-25' },
  { from: '2025-12-01', to: '2025-12-01' },
  { from: '2025-06-01', to: '2026-06-01' },
  { from: '2024-01-01', to: '2024-01-31' },
] as const;

describe.each(periods)('from $from to $to', (period) => {
  const found = () => boughtIn(period);
  const before = () => boughtIn(periodBefore(period));

  test.each(['day', 'week', 'month'])('sales by %s add up to the orders', async (by) => {
    const {
      now,
      before: earlier,
      parts,
    } = salesReport.parse(await bodyOf('Get-Sales-Report', { ...period, by }));
    expect(now).toEqual(sumsOf(found()));
    expect(earlier).toEqual(sumsOf(before()));
    for (const part of parts) expect(part.now).toEqual(sumsOf(boughtIn(part)));
    // The parts are the whole period, without a gap.
    expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([period.from, period.to]);
    for (const [at, part] of parts.slice(1).entries()) {
      expect(part.from).toBe(dayAfter(parts[at]?.to ?? '', 1));
    }
    expect(sumOf(parts.map((part) => part.before.total))).toBe(earlier.total);
  });

  test('goods and categories add up to what was paid for goods', async () => {
    const goods = goodsReport.parse(await bodyOf('Get-Goods-Report', period));
    const { total, freight, pieces } = sumsOf(found());
    expect(goods.all).toMatchObject({ pieces, amount: total - freight });
    for (const each of goods.best) {
      expect(each).toMatchObject(soldOf(found(), each.websiteCode));
      expect(each.before).toEqual(soldOf(before(), each.websiteCode));
    }
    expect(goods.rest).toEqual({ products: 0, pieces: 0, amount: 0 });
    expect(sumOf(goods.best.map(({ amount }) => amount))).toBe(total - freight);
    const sold = new Set(found().flatMap(({ lines }) => lines.map(({ productId }) => productId)));
    expect(goods.all.products).toBe(sold.size);
    expect(goods.unsold.filter(({ websiteCode }) => sold.has(websiteCode))).toEqual([]);
    expect(goods.unsold.every(({ stock }) => stock > 0)).toBe(true);

    const { categories, all } = categoriesReport.parse(
      await bodyOf('Get-Categories-Report', period),
    );
    expect(all).toEqual({ pieces, amount: total - freight });
    expect(sumOf(categories.map(({ amount }) => amount))).toBe(all.amount);
    const gone = categories.find(({ id }) => id === null);
    const { amount: goneAmount } = soldOf(found(), 9_999);
    expect(gone?.amount ?? 0).toBe(goneAmount);
    for (const shares of [goods.best, categories]) {
      const sum = sumOf(shares.map(({ share }) => share));
      expect(Math.abs(sum - (all.amount === 0 ? 0 : 100))).toBeLessThanOrEqual(
        shares.length * 0.05 + 1e-9,
      );
    }
  });

  test('codes, methods, provinces and buyers add up to all orders', async () => {
    const whole = { orders: found().length, total: totalOf(found()) };
    const coupons = couponsReport.parse(await bodyOf('Get-Coupons-Report', period));
    const used = found().filter(({ hasCoupon }) => hasCoupon);
    expect(coupons.all).toEqual(whole);
    expect(coupons.coupons).toMatchObject(
      used.length === 0
        ? []
        : [
            {
              code: 'TEN',
              orders: used.length,
              total: totalOf(used),
              given: sumOf(used.map(givenOf)),
            },
          ],
    );
    expect(coupons.rest).toEqual({ coupons: 0, orders: 0, total: 0, given: 0 });
    expect(coupons.without.total).toBe(whole.total - totalOf(used));

    const { methods, provinces, all } = deliveryReport.parse(
      await bodyOf('Get-Delivery-Report', period),
    );
    expect(all).toMatchObject(whole);
    for (const part of [methods, provinces]) {
      expect(sumOf(part.map((each) => each.orders))).toBe(whole.orders);
      expect(sumOf(part.map((each) => each.total))).toBe(whole.total);
    }
    for (const { title, freight, sent, delivered, hoursToSend } of methods) {
      const by = found().filter(({ method }) => method === title);
      expect(freight).toBe(sumsOf(by).freight);
      const hours = by.flatMap((each) => each.hoursToSend ?? []);
      expect(sent).toBe(hours.length);
      expect(hoursToSend).toBe(medianOf(hours));
      expect(delivered).toBe(by.filter((each) => each.hoursToDeliver !== null).length);
    }

    const { now, before: earlier } = customersReport.parse(
      await bodyOf('Get-Customers-Report', period),
    );
    expect(sumOf([now.first.orders, now.again.orders, now.gone.orders])).toBe(whole.orders);
    expect(sumOf([now.first.total, now.again.total, now.gone.total])).toBe(whole.total);
    expect(now).toEqual(buyersOf(period));
    expect(earlier).toEqual(buyersOf(periodBefore(period)));
  });
});

function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  if (middle < 0) return null;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

const countedOf = (part: readonly PastOrder[]) => ({
  customers: new Set(part.flatMap(({ memberId }) => memberId ?? [])).size,
  orders: part.length,
  total: totalOf(part),
});

function buyersOf(period: { from: string; to: string }) {
  const found = boughtIn(period);
  const known = new Set(
    orders
      .filter((order) => isBought(order) && dayOf(order) < period.from)
      .map(({ memberId }) => memberId),
  );
  const members = [...new Set(found.flatMap(({ memberId }) => memberId ?? []))];
  const isAgain = ({ memberId }: PastOrder) => memberId !== null && known.has(memberId);
  return {
    first: countedOf(found.filter((order) => order.memberId !== null && !isAgain(order))),
    again: countedOf(found.filter(isAgain)),
    gone: countedOf(found.filter(({ memberId }) => memberId === null)),
    several: members.filter((id) => found.filter(({ memberId }) => memberId === id).length > 1)
      .length,
  };
}

test('the fixture has something of everything', () => {
  const found = boughtIn({ from: '2025-11-11', to: '2025-12-10' });
  const { refunds, discount } = sumsOf(found);
  expect(
    Math.min(refunds, discount, buyersOf({ from: '2025-11-11', to: lastDay }).again.customers),
  ).toBeGreaterThan(0);
  const ids = orders.map(({ createdAt }) => createdAt.getTime());
  expect(ids).not.toEqual(ids.toSorted((one, other) => one - other));
  expect(
    found.flatMap(({ lines }) => lines).some(({ productId }) => productId === codes.phone),
  ).toBe(true);
});

/** The sheet of a report's file, read by another library than wrote it. */
async function fileOf(body: object) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/Admin/Export-Report',
    headers: owner,
    payload: { ...periods[0], ...body },
  });
  expect(answer.headers['content-type']).toBe(xlsxType);
  const [sheet] = (await readXlsx(answer.rawPayload)).sheets;
  if (!sheet) throw new Error('The file has no sheet.');
  return { answer, sheet, rows: sheet.rows };
}

test.each(reportNames)('%s as a file is a right-to-left sheet below its heads', async (report) => {
  const { answer, sheet, rows } = await fileOf({ report });
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="report-${report}.xlsx"`,
  );
  expect(sheet).toMatchObject({ name: reportTexts.sheets[report], view: { rightToLeft: true } });
  expect(rows[0]).toEqual(reportTexts.heads[report]);
  expect(rows.length).toBeGreaterThan(2);
});

test('the file of sales has the sums of the report as numbers, and Jalali days', async () => {
  const { rows } = await fileOf({ report: 'sales', by: 'month' });
  const { orders: count, total, refunds } = sumsOf(boughtIn(periods[0]));
  expect(rows.at(-1)).toEqual(expect.arrayContaining(['جمع', count, total - refunds]));
  expect(rows[1]?.slice(0, 2)).toEqual(['1404/08/20', '1404/08/30']);
});

test('what was searched for stays a text in the file, also if it looks like a formula', async () => {
  const { rows } = await fileOf({ report: 'searches' });
  expect(rows.map(([text]) => text)).toContain(`'${formula}`);
});

const calls = [
  'Get-Sales-Report',
  'Get-Goods-Report',
  'Get-Categories-Report',
  'Get-Coupons-Report',
  'Get-Delivery-Report',
  'Get-Customers-Report',
  'Get-Searches-Report',
  'Export-Report',
];

test.each(calls)(
  '%s is for staff with the permission, and for periods that are one',
  async (name) => {
    const body = { ...periods[0], ...(name === 'Export-Report' ? { report: 'sales' } : {}) };
    expect((await call(name, body, {})).status).toBe(401);
    expect((await call(name, body, (await logIn(shop)).bearer)).status).toBe(401);
    const clerk = await signInStaff(shop, ['orders'], accounts.withoutNationalCode);
    expect((await call(name, body, clerk)).status).toBe(403);
    const wrong = [
      { from: '2025-11-02', to: '2025-11-01' },
      { from: '2024-01-01', to: '2025-02-04' },
      { from: '2025-02-30', to: '2025-03-01' },
      { from: '0001-01-01', to: '0001-01-02' },
      { from: '9999-12-30', to: '9999-12-31' },
      { from: 20_251_101, to: 20_251_102 },
      { from: "2025-11-01'; drop table member; --", to: '2025-11-02' },
      { from: '2025-11-01T00:00:00Z', to: '2025-11-02' },
      { to: null },
    ];
    for (const each of wrong) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await call(name, { ...body, ...each })).status).toBe(422);
    }
  },
);

test('parts and reports that there are not are refused', async () => {
  const { status } = await call('Get-Sales-Report', { ...periods[0], by: 'year' });
  expect(status).toBe(422);
  expect((await call('Export-Report', { ...periods[0], report: 'members' })).status).toBe(422);
});
