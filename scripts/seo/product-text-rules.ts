import { type Introduction, repetitionOf } from '#scripts/seo/introductions.ts';
import { headOf } from '#scripts/seo/page.ts';
import { productPageOf } from '#scripts/seo/product-page.ts';
import { cut, type PageRule, type SiteRule } from '#scripts/seo/rules.ts';
import { isListed, type Site, type VisitedPage } from '#scripts/seo/site.ts';
import { readable } from '#lib/text/readable-address.ts';

/** Part of a title that every search engine shows. */
const shownOfTitle = 60;
/** Share of sentences in introductions that may stand in others, too. */
const mostRepeated = 0.25;
const leastWords = 120;
/** The most rated products, whose introductions have at least as many words. */
const mostRated = 100;

const bidi = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const numbers = (text: string): string[] => text.match(/[0-9۰-۹]+/g) ?? [];

const latinOf = (text: string): string =>
  text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)));

/** Name, heading and title write a number in the same digits. */
const digitsDiffer: PageRule = (page) => {
  const product = productPageOf(page);
  const { titles, h1s } = headOf(page);
  const [title = ''] = titles;
  const heading = (h1s[0] ?? '').replace(bidi, '');
  if (product === null || product.name === null || heading === '') return [];
  const known = new Set(numbers(product.name));
  const same = new Set([...known].map(latinOf));
  const others = numbers(title).filter((each) => !known.has(each) && same.has(latinOf(each)));
  return [
    ...(heading === product.name
      ? []
      : [`the h1 is ${cut(heading)}, the name in its data ${cut(product.name)}`]),
    ...others.map((each) => `the title has ${each} in other digits than the name`),
  ];
};

/** Words that promise a purchase. */
const promise = /(?<![\p{L}\u200c])(?:خرید|بخرید|ارسال|تحویل|ضمانت|گارانتی)(?![\p{L}\u200c])/u;

const promises: PageRule = (page) => {
  const product = productPageOf(page);
  if (product === null || product.isSold) return [];
  return headOf(page)
    .descriptions.filter((text) => promise.test(text))
    .map((text) => `cannot be bought, but promises: ${cut(text)}`);
};

const halfSentences: PageRule = (page) =>
  productPageOf(page) === null
    ? []
    : headOf(page)
        .descriptions.filter((text) => text !== '' && !/[.!؟?]$/.test(text))
        .map((text) => `ends within a sentence: …${text.slice(-40)}`);

export const productTextRules = {
  'digits differ': digitsDiffer,
  'promise without sale': promises,
  'description cut': halfSentences,
} satisfies Record<string, PageRule>;

type Found = { url: string; page: VisitedPage; product: NonNullable<VisitedPage['product']> };

const productsOf = ({ visits }: Site): Found[] =>
  [...visits].flatMap(([url, { page }]) =>
    page !== null && page.product !== null && isListed(url, page)
      ? [{ url, page, product: page.product }]
      : [],
  );

const introductionsOf = (site: Site): Introduction[] =>
  productsOf(site).map(({ url, product: { sentences } }) => ({ url, sentences }));

/** Share of repeated sentences in the introductions of a site's products, 0 to 1. */
export const repeatedShare = (site: Site): number => repetitionOf(introductionsOf(site)).share;

const repeatedIntroductions: SiteRule = (site) => {
  const { share, most } = repetitionOf(introductionsOf(site));
  if (share < mostRepeated) return [];
  const words = `${Math.round(share * 100)}% of the sentences stand in several introductions; in ${most.count}: ${cut(most.sentence)}`;
  return [{ url: most.url, words }];
};

const shortIntroductions: SiteRule = (site) =>
  productsOf(site)
    .filter(({ product }) => product.ratingCount > 0)
    .toSorted((a, b) => b.product.ratingCount - a.product.ratingCount)
    .slice(0, mostRated)
    .filter(({ product }) => product.words < leastWords)
    .map(({ url, product }) => ({ url, words: `has ${product.words} words` }));

const alikeTitles: SiteRule = (site) => {
  const first = new Map<string, string>();
  return productsOf(site).flatMap(({ url, page }) => {
    const [title = ''] = page.titles;
    const shown = title.slice(0, shownOfTitle);
    const before = first.get(shown);
    if (before === undefined) first.set(shown, url);
    // Equal titles are a fault of their own.
    return before === undefined || site.visits.get(before)?.page?.titles[0] === title
      ? []
      : [{ url, words: `begins as that of ${readable(before)}: ${shown}` }];
  });
};

export const productTextSiteRules = {
  'titles alike': alikeTitles,
  'introduction repeated': repeatedIntroductions,
  'introduction short': shortIntroductions,
} satisfies Record<string, SiteRule>;
