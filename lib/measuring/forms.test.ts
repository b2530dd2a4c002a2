import { describe, expect, test } from '@jest/globals';
import { gtmPushes } from '#lib/measuring/gtm.ts';
import { matomoCommands } from '#lib/measuring/matomo.ts';
import type { Measured } from '#lib/measuring/measured.ts';
import { yektanetCalls } from '#lib/measuring/yektanet.ts';

const phone = {
  sku: '1001-50002',
  name: 'گوشی سامسونگ',
  variant: 'سرمه‌ای',
  price: 30_000_000,
  count: 1,
};
const cable = { sku: '1002-50009', name: 'کابل', variant: '', price: 200_000, count: 3 };
const basket = { lines: [phone, cable], total: 30_600_000 };
const order = { vat: 2_781_818, freight: 90_000, discount: 50_000, coupon: 'YALDA' };
const view = { kind: 'view', url: 'https://a.ir/shop', title: 'کالاها', referrer: '' } as const;
const added: Measured = { kind: 'added', line: cable, basket };
const purchase: Measured = {
  kind: 'purchase',
  number: 4_000_123,
  lines: basket.lines,
  total: 30_640_000,
  ...order,
};

describe('Matomo', () => {
  test('a page is told by its address, title and the page before', () => {
    expect(matomoCommands(view)).toEqual([
      ['setReferrerUrl', ''],
      ['setCustomUrl', 'https://a.ir/shop'],
      ['setDocumentTitle', 'کالاها'],
      ['trackPageView'],
    ]);
  });

  const items = [
    ['clearEcommerceCart'],
    ['addEcommerceItem', '1001-50002', 'گوشی سامسونگ', '', 300_000_000, 1],
    ['addEcommerceItem', '1002-50009', 'کابل', '', 2_000_000, 3],
  ];
  const update = [...items, ['trackEcommerceCartUpdate', 306_000_000]];

  test('a change of the basket carries all its lines, in rials', () => {
    expect(matomoCommands(added)).toEqual(update);
    expect(matomoCommands({ kind: 'changed', basket })).toEqual(update);
    expect(matomoCommands({ kind: 'checkout', basket })).toEqual([
      ...update,
      ['trackEvent', 'Ecommerce', 'begin_checkout', '', 306_000_000],
    ]);
  });

  test('an order has its number, total, sum without VAT and freight, VAT, freight and discount', () => {
    expect(matomoCommands(purchase)).toEqual([
      ...items,
      ['trackEcommerceOrder', '4000123', 306_400_000, 277_681_820, 27_818_180, 900_000, 500_000],
    ]);
  });
});

describe('the data layer of Tag Manager', () => {
  const cableItem = { item_id: '1002-50009', item_name: 'کابل', price: 2_000_000, quantity: 3 };
  const phoneItem = {
    item_id: '1001-50002',
    item_name: 'گوشی سامسونگ',
    item_variant: 'سرمه‌ای',
    price: 300_000_000,
    quantity: 1,
  };

  test('clears what was there, and has what was added', () => {
    expect(gtmPushes(added)).toEqual([
      { ecommerce: null },
      {
        event: 'add_to_cart',
        ecommerce: { currency: 'IRR', value: 6_000_000, items: [cableItem] },
      },
    ]);
  });

  test('has the beginning of a checkout and the purchase', () => {
    expect(gtmPushes({ kind: 'checkout', basket })[1]).toEqual({
      event: 'begin_checkout',
      ecommerce: { currency: 'IRR', value: 306_000_000, items: [phoneItem, cableItem] },
    });
    expect(gtmPushes(purchase)[1]).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: '4000123',
        currency: 'IRR',
        value: 306_400_000,
        tax: 27_818_180,
        shipping: 900_000,
        coupon: 'YALDA',
        items: [phoneItem, cableItem],
      },
    });
  });

  test('gets nothing of pages, and of changes that are no additions', () => {
    expect([gtmPushes(view), gtmPushes({ kind: 'changed', basket })]).toEqual([[], []]);
  });
});

test('Yektanet gets each product, in toman, and nothing of baskets and pages', () => {
  const product = { sku: '1002-50009', title: 'کابل', price: 200_000, quantity: 3 };
  expect(yektanetCalls(added)).toEqual([['product', 'add', { ...product, currency: 'IRT' }]]);
  expect(yektanetCalls(purchase)).toMatchObject([
    ['product', 'purchase', { sku: '1001-50002', quantity: 1 }],
    ['product', 'purchase', product],
  ]);
  expect([view, { kind: 'checkout', basket } as const].flatMap(yektanetCalls)).toEqual([]);
});
