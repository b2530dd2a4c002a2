import { load } from 'cheerio';
import { toLatinDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { contents, linksOf, type Page } from '#scripts/seo/page.ts';
import { cut, type PageRule } from '#scripts/seo/rules.ts';
import { select } from '#scripts/seo/select.ts';
import { isA, isThing, listOf, nestedThings, readThings, type Thing } from '#scripts/seo/things.ts';

/** Rials per toman: data are in rials, pages in toman. */
const rial = 10;

/** The products that a page is about, not those of its lists. */
const productsOf = ({ $ }: Page): Thing[] =>
  readThings($).things.filter((thing) => isA(thing, 'Product', 'ProductGroup'));

const offersOf = (products: readonly Thing[]): Thing[] =>
  products.flatMap(nestedThings).filter((thing) => isA(thing, 'Offer'));

/** A page's texts, those for visitors without scripts included; spaces differ between markup and data. */
function textOf({ $ }: Page): string {
  const body = $('body').clone();
  body.find('script, style').remove();
  return body.text();
}
const unspaced = (text: string): string => text.replace(/\s+/g, '');

/** Prices in toman that machines read, each with its place. */
function machinePrices(page: Page): [place: string, toman: number][] {
  const { $ } = page;
  return [
    ...offersOf(productsOf(page)).map((offer): [string, number] => [
      'Offer.price',
      Number(offer['price']) / rial,
    ]),
    ...contents($, 'product:price:amount').map((price): [string, number] => [
      'product:price:amount',
      Number(price) / rial,
    ]),
    ...contents($, 'product_price').map((price): [string, number] => [
      'product_price',
      Number(price),
    ]),
  ];
}

/** Search engines compare data with what the page says. */
const hiddenPrices: PageRule = (page) => {
  const prices = machinePrices(page);
  if (prices.length === 0) return [];
  const text = textOf(page);
  return prices
    .filter(([, toman]) => !text.includes(formatNumber(toman)))
    .map(([place, toman]) => `${place} is ${toman} toman, which the page does not show`);
};

const amountIn = (text: string): number => Number(toLatinDigits(text).replace(/\D/g, ''));

/** The prices a product's page shows for its variants; without scripts they are a list. */
function shownPrices({ $ }: Page): number[] {
  const chosen = select($, ['span'], '.buy-box .price').map((price) => $(price).text());
  const others = select($, ['noscript'], '*').flatMap((each) => {
    const inside = load($(each).text());
    return inside('.all-variants b')
      .toArray()
      .map((price) => inside(price).text());
  });
  return [...chosen, ...others].map(amountIn).filter((amount) => amount > 0);
}

const withoutOffer: PageRule = (page) => {
  const offered = new Set(offersOf(productsOf(page)).map(({ price }) => Number(price) / rial));
  return [...new Set(shownPrices(page))]
    .filter((price) => !offered.has(price))
    .map((price) => `${price} toman is shown, but no offer has it`);
};

const reviewsOf = (product: Thing): Thing[] => listOf(product['review']).filter(isThing);

/** Reviews in the data must have a text, and stand on the page. */
const hiddenReviews: PageRule = (page) => {
  const reviews = productsOf(page).flatMap(reviewsOf);
  if (reviews.length === 0) return [];
  const text = unspaced(textOf(page));
  return reviews.flatMap(({ reviewBody }) => {
    if (typeof reviewBody !== 'string' || reviewBody === '') return ['Review lacks reviewBody'];
    return text.includes(unspaced(reviewBody)) ? [] : [`the page lacks: ${cut(reviewBody)}`];
  });
};

const reviewPage = /\/reviews\/\d+$/;

/** What is not on the page must be on others that links lead to. */
const unreachedReviews: PageRule = (page) => {
  const own = new URL(page.url).pathname;
  const leadsOn = linksOf(page).some(({ href }) => {
    const url = URL.parse(href, page.url);
    return (
      url !== null &&
      url.pathname !== own &&
      (reviewPage.test(url.pathname) || url.hash === '#reviews')
    );
  });
  return productsOf(page).flatMap((product) => {
    const rating = product['aggregateRating'];
    const total = isThing(rating) ? Number(rating['reviewCount'] ?? 0) : 0;
    const shown = reviewsOf(product).length;
    return total > shown && !leadsOn
      ? [`shows ${shown} of ${total} reviews, without a link to more`]
      : [];
  });
};

/** So much of a description is looked for on the page. */
const comparedLetters = 100;

/** What merchant listings want of a product that is sold. */
function merchantFaults(page: Page, product: Thing, offers: readonly Thing[]): string[] {
  const { $ } = page;
  const { description } = product;
  const start = unspaced(typeof description === 'string' ? description : '').slice(
    0,
    comparedLetters,
  );
  const struck = select($, ['s'], '.buy-box .was').map((price) => amountIn($(price).text()));
  const former = new Set(
    offers
      .map((offer) => offer['priceSpecification'])
      .filter(isThing)
      .filter(({ priceType }) => priceType === 'https://schema.org/StrikethroughPrice')
      .map(({ price }) => Number(price) / rial),
  );
  return [
    ...(start === '' && $('#description').length > 0 ? ['lacks the description of its page'] : []),
    ...(unspaced(textOf(page)).includes(start)
      ? []
      : [`the description is not on the page: ${cut(String(description))}`]),
    ...($('#specifications').length > 0 && product['additionalProperty'] === undefined
      ? ['lacks additionalProperty for its specifications']
      : []),
    ...struck
      .filter((price) => !former.has(price))
      .map((price) => `no offer has the former price, ${price} toman`),
  ];
}

const merchantData: PageRule = (page) =>
  productsOf(page).flatMap((product) => {
    const offers = offersOf([product]);
    return offers.length === 0 ? [] : merchantFaults(page, product, offers);
  });

const pathOf = (address: unknown, { url }: Page): string =>
  decodeURI(URL.parse(String(address), url)?.pathname ?? '');

/** The data of a version lead to the pages of the other ones, as the page does. */
const versionsApart: PageRule = (page) => {
  const { $ } = page;
  const products = productsOf(page);
  if (offersOf(products).length === 0) return [];
  const linked = new Set(
    select($, ['a'], '.versions a:not([aria-current])').map((link) =>
      pathOf($(link).attr('href'), page),
    ),
  );
  const named = new Set(
    products
      .flatMap((product) => listOf(product['hasVariant']))
      .filter(isThing)
      .filter(({ offers }) => offers === undefined)
      .map(({ url }) => pathOf(url, page)),
  );
  return [
    ...[...linked.difference(named)].map((path) => `hasVariant lacks the version ${path}`),
    ...[...named.difference(linked)].map(
      (path) => `hasVariant has ${path}, to which no version links`,
    ),
  ];
};

export const productRules = {
  'hidden price': hiddenPrices,
  'price without offer': withoutOffer,
  'hidden review': hiddenReviews,
  'reviews out of reach': unreachedReviews,
  'poor merchant data': merchantData,
  'versions apart': versionsApart,
} satisfies Record<string, PageRule>;
