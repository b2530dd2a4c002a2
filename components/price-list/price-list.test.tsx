import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { priceMetadata } from '#components/price-list/metadata.ts';
import { PriceListView } from '#components/price-list/price-list-view.tsx';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { GetPricePageAnswer } from '#lib/contract/price-list.ts';

const samsung = { id: 1, title: 'سامسونگ', slug: 'سامسونگ' };
const at = '2026-11-24T10:50:00.000Z';
const row = (websiteCode: number, from: number) => ({
  websiteCode,
  nameFa: `گوشی ${websiteCode}`,
  slug: 'x',
  price: 5_000_000,
  oldPrice: null,
  availability: availabilityCodes.available,
  change: { at, from },
});
const category = { id: 2, title: 'گوشی', slug: 'گوشی', productCount: 5 };
const prices: GetPricePageAnswer = {
  title: 'گوشی',
  slug: 'گوشی',
  breadcrumb: [{ id: 2, title: 'گوشی', slug: 'گوشی' }],
  children: [],
  groups: [{ category, items: [row(1, 4_000_000), row(2, 6_000_000), row(3, 6_000_000)] }],
  brand: samsung,
  brands: [
    { ...samsung, productCount: 3 },
    { id: 2, title: 'اپل', slug: 'اپل', productCount: 4 },
  ],
  changedAt: at,
  readAt: at,
  total: 3,
  page: 1,
  pageCount: 1,
};
const path = '/shop/price-list/2/گوشی';

test('the price list of a brand is named after it and the day, and leads to the others', () => {
  const markup = renderToStaticMarkup(<PriceListView categoryId={2} prices={prices} />);
  const words = markup.replaceAll(/<[^<>]*>/g, '');
  expect(words).toContain('لیست قیمت گوشی سامسونگ امروز، ۳ آذر ۱۴۰۵');
  expect(words).toContain('آخرین تغییر قیمت در این صفحه: ۳ آذر ۱۴۰۵، ساعت ۱۴:۲۰.');
  expect(markup.match(/class="prices-rose"/g)).toHaveLength(1);
  expect(markup.match(/class="prices-fell"/g)).toHaveLength(2);
  expect(markup).toContain(`href="${path}/brand/2/اپل"`);
  expect(markup).not.toContain(`href="${path}/brand/1/سامسونگ"><`);
  expect(markup).toContain(`href="${path}"`);
  expect(markup).toContain('Get-Price-List?categoryId=2&amp;brandId=1');
});

test('a plain form leads to the prices of a brand, and goods that are not sold are marked', () => {
  const off = { ...row(4, 1), availability: availabilityCodes.outOfStock };
  const markup = renderToStaticMarkup(
    <PriceListView
      categoryId={2}
      prices={{ ...prices, groups: [{ category, items: [row(1, 4), off] }] }}
    />,
  );
  const [form = ''] = /<form action="[^"]*\/shop\/price-list\/2.*?<\/form>/.exec(markup) ?? [];
  expect(form).toContain(`<form action="${path}">`);
  expect(form.match(/<option value="\d*"(?: selected="")?>/g)).toEqual([
    '<option value="">',
    '<option value="1" selected="">',
    '<option value="2">',
  ]);
  expect(markup.match(/<tr data-off="">/g)).toHaveLength(1);
});

test('it has a title and an address of its own, and is searched for with enough goods', () => {
  const metadata = priceMetadata({ categoryId: 2, prices });
  expect(metadata).toMatchObject({
    title: 'لیست قیمت گوشی سامسونگ امروز، ۳ آذر ۱۴۰۵',
    robots: expect.stringMatching(/^index,follow,/),
  });
  expect(decodeURI(String(metadata.alternates?.canonical))).toMatch(
    new RegExp(`${path}/brand/1/سامسونگ$`),
  );
  const thin = priceMetadata({ categoryId: 2, prices: { ...prices, total: 2 } });
  expect(thin.robots).toBe('noindex,follow');
});

test('the price list of all brands leads to each', () => {
  const markup = renderToStaticMarkup(
    <PriceListView categoryId={2} prices={{ ...prices, brand: null }} />,
  );
  expect(markup).toContain(`href="${path}/brand/1/سامسونگ"`);
  expect(markup).toContain('لیست قیمت گوشی امروز، ۳ آذر ۱۴۰۵');
});
