import { expect, test } from '@jest/globals';
import { priceBasket } from '#lib/rules/pricing/price.ts';
import { invoiceRows, sumsOf } from './rows.ts';

const bought = [
  { websiteCode: 1001, price: 61_900_000, insurance: 500_000, count: 1 },
  { websiteCode: 1140, price: 1_640_000, insurance: 0, count: 3 },
];
const priced = priceBasket({
  lines: bought.map((line, place) => ({
    ...line,
    variantId: place + 1,
    categories: [1],
    brand: null,
  })),
  freight: 70_000,
  promotions: [
    {
      id: 1,
      title: 'پاییز',
      when: {},
      give: { kind: 'percent', percent: 7 },
      priority: 0,
      isExclusive: false,
    },
  ],
  coupon: null,
  buyer: { province: null, method: null, payment: null, isFirstOrder: false },
  now: new Date('2026-11-20T00:00:00Z'),
  vatRate: 10,
});
const order = {
  lines: priced.lines.map(({ variantId, count, discount, total, vat, ...line }) => ({
    websiteCode: bought[variantId - 1]?.websiteCode ?? 0,
    propertyId: variantId,
    nameFa: 'کالا',
    slug: '',
    image: '',
    options: [{ title: 'رنگ', value: 'مشکی' }],
    guarantee: '',
    oldPrice: null,
    count,
    discount,
    total,
    vat,
    ...line,
  })),
  totals: { ...priced, reductions: [], vatRate: 10 },
  deliveryMethod: {
    kind: 'post' as const,
    title: 'پست',
    note: '',
    isPaidOnArrival: false,
    daysFrom: 1,
    daysTo: 2,
    slot: null,
  },
};

test('rows and sums add up to what was paid', () => {
  const rows = invoiceRows(order);
  for (const { gross, discount, net, vat, total } of rows) {
    expect(gross - discount).toBe(total);
    expect(net + vat).toBe(total);
  }
  expect(sumsOf(rows)).toEqual({
    gross: priced.linesTotal + priced.freight,
    discount: priced.discount,
    net: priced.total - priced.vat,
    vat: priced.vat,
    total: priced.total,
  });
});

test('a row names options and insurance; the last one is the freight', () => {
  expect(invoiceRows(order).map(({ code, what }) => [code, what])).toEqual([
    [1001, 'کالا، مشکی، با بیمه'],
    [1140, 'کالا، مشکی'],
    [null, 'هزینهٔ ارسال، پست'],
  ]);
});

test('free freight has no row', () => {
  expect(invoiceRows({ ...order, totals: { ...order.totals, freight: 0 } })).toHaveLength(2);
});
