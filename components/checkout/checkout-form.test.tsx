import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { CheckoutForm } from '#components/checkout/checkout-form.tsx';
import { placeOf } from '#components/checkout/place.ts';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { CheckoutContext } from '#components/checkout/use-checkout.ts';
import { createKept } from '#lib/checkout/kept.ts';
import { createStart } from '#lib/checkout/start.ts';
import { createCheckout } from '#lib/checkout/store.ts';
import { anAnswer } from '#lib/checkout/testing/answer.ts';
import { type BasketLine, basketLine } from '#lib/contract/basket.ts';
import { availabilityCodes, orderErrors } from '#lib/contract/codes.ts';
import type { PreviewOrderAnswer } from '#lib/contract/order.ts';
import { paths } from '#lib/contract/paths.ts';
import { shelfOf } from '#lib/shelf.ts';

const nothing = async () => null;

/** The checkout page of a member with this answer of the service. */
function pageOf(answer: PreviewOrderAnswer) {
  const kept = createKept(
    shelfOf(() => sessionStorage),
    '1',
    randomUUID,
  );
  const checkout = createCheckout({ readAddresses: nothing, previewOrder: nothing }, kept);
  const start = createStart({ checkout, kept, start: async () => ({ outcome: null, code: '' }) });
  const book = { addresses: [], receiver: { name: 'سارا', mobile: '09121112233' } };
  return load(
    renderToStaticMarkup(
      <CheckoutContext value={{ checkout, start, dropStartKey: kept.dropStartKey }}>
        <CheckoutForm answer={answer} book={book} agreement={null} />
      </CheckoutContext>,
    ),
  );
}

const lineWith = (more: Partial<BasketLine>) =>
  basketLine.parse({
    websiteCode: 1,
    propertyId: 2,
    nameFa: 'هدفون',
    slug: 'هدفون',
    image: '/pictures/1.webp',
    colour: null,
    options: [],
    guarantee: '',
    count: 1,
    maxCount: 5,
    insurance: false,
    insurancePrice: null,
    price: 1_000_000,
    oldPrice: null,
    lineTotal: 1_000_000,
    addedAt: 1,
    availability: availabilityCodes.available,
    notices: [],
    ...more,
  });

/** The sums of the page, by their titles. */
const sumsOf = ($: ReturnType<typeof pageOf>) =>
  new Map(
    $('.sums > div')
      .toArray()
      .map((row) => [$(row).find('dt').text(), $(row).find('dd').text()]),
  );

test('a missing national code is said before the order, with the way to the profile and back', () => {
  const message = 'برای ادامه خرید، کد ملی خود را تایید کنید.';
  const $ = pageOf(anAnswer({ problems: [{ code: 'INVALID', field: 'NationalCode', message }] }));
  const part = $(`#${placeOf('profile')}`);
  expect(part.text()).toContain(message);
  const href = new URL(part.find('a').attr('href') ?? '', 'http://localhost');
  expect(href.pathname).toBe(paths.profile);
  expect([...href.searchParams.values()]).toEqual([paths.checkout]);
  expect($('.co-missing').text()).toContain(message);
  expect($('.co-pay > button').attr('aria-disabled')).toBe('true');
  const complete = pageOf(anAnswer());
  expect(complete(`#${placeOf('profile')}`).text()).toBe('');
  expect(complete('.co-pay > button').attr('aria-disabled')).toBe('false');
});

test('a price that rose is said before the order, and is to be confirmed first', () => {
  const [said, blocked] = ['قیمت این کالا افزایش یافته است.', 'سبد شما تغییر کرده است.'];
  const line = lineWith({ notices: [{ kind: 'priceUp', message: said }] });
  const problems = [{ code: orderErrors.basketChanged, field: null, message: blocked }];
  const $ = pageOf(anAnswer({ lines: [line], newsKey: 'n1', problems }));
  const part = $(`#${placeOf('basket')}`);
  expect(part.find('li').text()).toContain(said);
  expect(part.find('button').text()).toBe(checkoutTexts.seen);
  expect($('.co-missing').text()).toContain(blocked);
  expect($('.co-pay > button').attr('aria-disabled')).toBe('true');
});

test('the goods are summed up as in the cart: before their discounts, and what they save', () => {
  const totals = { ...anAnswer().totals, linesTotal: 2_100_000, discount: 50_000 };
  const lines = [
    lineWith({ count: 2, oldPrice: 1_300_000, insurance: true, lineTotal: 2_100_000 }),
    lineWith({
      propertyId: 3,
      oldPrice: 5_000_000,
      lineTotal: 0,
      availability: availabilityCodes.outOfStock,
    }),
  ];
  const sums = sumsOf(pageOf(anAnswer({ lines, basketCount: 3, totals })));
  expect(sums.get(checkoutTexts.goods(3))).toBe('۲٬۶۰۰٬۰۰۰');
  expect(sums.get(checkoutTexts.saved)).toBe('۶۰۰٬۰۰۰ −');
  expect(sums.get(checkoutTexts.insurance)).toBe('۱۰۰٬۰۰۰');
  expect(sums.get(checkoutTexts.discount)).toBe('۵۰٬۰۰۰ −');
  expect(sums.has(checkoutTexts.freight)).toBe(true);
});

test('nothing is said of the freight of a basket whose goods are all sold out', () => {
  const { outOfStock } = availabilityCodes;
  const lines = [lineWith({ price: null, lineTotal: 0, availability: outOfStock })];
  expect(sumsOf(pageOf(anAnswer({ lines }))).has(checkoutTexts.freight)).toBe(false);
});
