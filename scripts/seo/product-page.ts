import { bareSentence, countWords, sentencesOf } from '#scripts/seo/introductions.ts';
import { contents, type Page } from '#scripts/seo/page.ts';
import { select } from '#scripts/seo/select.ts';
import { isA, nestedThings, readThings, type Thing } from '#scripts/seo/things.ts';

/** What is kept of the page of a product. */
export interface ProductPage {
  /** Its name in the structured data; null without any. */
  name: string | null;
  /** Whether its structured data has an offer in stock. */
  isSold: boolean;
  ratingCount: number;
  /** Sentences of its introduction without names and numbers. */
  sentences: string[];
  words: number;
}

const isProduct = (thing: Thing): boolean => isA(thing, 'Product', 'ProductGroup');

function ratingsOf({ aggregateRating }: Thing): number {
  const isCounted =
    typeof aggregateRating === 'object' &&
    aggregateRating !== null &&
    'ratingCount' in aggregateRating;
  return isCounted ? Number(aggregateRating.ratingCount) : 0;
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Further pages of a product's reviews and questions. */
const opinions = /\/(?:reviews|questions)\/\d+$/;

/** Null for a page that is not about one product. */
export function productPageOf({ $, url }: Page): ProductPage | null {
  if (opinions.test(new URL(url).pathname)) return null;
  const found = readThings($).things.find(isProduct);
  if (found === undefined && !contents($, 'og:type').includes('product')) return null;
  const name = typeof found?.['name'] === 'string' ? spaced(found['name']) : null;
  const [heading] = select($, ['h1'], 'h1').map((element) => spaced($(element).text()));
  const paragraphs = select($, ['p', 'li'], '#description :is(p, li)').map((element) =>
    spaced($(element).text()),
  );
  return {
    name,
    isSold: found !== undefined && nestedThings(found).some(isInStock),
    ratingCount: found === undefined ? 0 : ratingsOf(found),
    sentences: sentencesOf(paragraphs).map((each) => bareSentence(each, name ?? heading ?? '')),
    words: countWords(paragraphs),
  };
}

const isInStock = ({ availability }: Thing): boolean =>
  typeof availability === 'string' && availability.endsWith('/InStock');
