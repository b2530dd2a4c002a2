import {
  allValues,
  isA,
  isArticle,
  isThing,
  listOf,
  nestedThings,
  type Thing,
  typesOf,
} from '#scripts/seo/things.ts';

/**
 * Properties search engines require of types for which `@adobe/structured-data-validator` has no
 * rules.
 */
const required: Record<string, readonly string[]> = {
  ProductGroup: ['name', 'productGroupID'],
  ItemList: ['itemListElement'],
  Article: ['headline', 'image', 'datePublished', 'author'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author'],
  ProfilePage: ['mainEntity'],
  OnlineStore: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  ContactPoint: ['contactType'],
  PostalAddress: ['addressCountry'],
  FAQPage: ['mainEntity'],
  Answer: ['text'],
  MerchantReturnPolicy: ['merchantReturnLink'],
};

const addresses = new Set(
  'url item image logo thumbnailUrl contentUrl embedUrl sameAs urlTemplate merchantReturnLink'.split(
    ' ',
  ),
);
const moments = new Set('datePublished dateModified uploadDate'.split(' '));
const days = new Set('priceValidUntil availabilityStarts validFrom validThrough'.split(' '));
const words = new Set(
  'availability itemCondition returnPolicyCategory returnMethod returnFees variesBy'.split(' '),
);
const prices = new Set(['price', 'lowPrice', 'highPrice']);
const longestHeadline = 110;

const isAddress = (value: string): boolean =>
  /^https?:\/\//.test(value) && URL.canParse(value.replace(/\{\w+\}/g, 'x'));
const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value) && !Number.isNaN(Date.parse(value));
/** A date, or a time with a time zone: without one a search engine assumes its own. */
const isMoment = (value: string): boolean =>
  isDay(value) && /^[^T]+$|T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value);
const isPrice = (value: unknown): boolean =>
  /^\d+(?:\.\d+)?$/.test(String(value)) && Number(value) > 0;
const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

type Judge = [names: ReadonlySet<string>, isRight: (value: string) => boolean, wanted: string];

const ofStrings: Judge[] = [
  [addresses, isAddress, 'is no whole address'],
  [moments, isMoment, 'is no day, and no moment with a time zone'],
  [days, isDay, 'is no date'],
  [words, isAddress, 'is not a term of schema.org (https://schema.org/…)'],
  [
    new Set(['priceCurrency', 'currency']),
    (value) => value === 'IRR',
    'is not IRR, the currency of all prices here',
  ],
  [
    new Set(['headline']),
    (value) => value.length <= longestHeadline,
    `has more than ${longestHeadline} characters`,
  ],
];

function wrongValue(name: string, value: unknown): string | null {
  if (isEmpty(value)) return 'is empty';
  if (prices.has(name) && !isPrice(value)) return 'is no price';
  if (typeof value !== 'string') return null;
  return ofStrings.find(([names, isRight]) => names.has(name) && !isRight(value))?.[2] ?? null;
}

const lacking = (thing: Thing): string[] =>
  typesOf(thing).flatMap((type) =>
    (required[type] ?? [])
      .filter((name) => thing[name] === undefined)
      .map((name) => `${type} lacks ${name}`),
  );

const timed = new Set(['BlogPosting', 'Article', 'NewsArticle', 'VideoObject']);

/** News needs a time of day, not only a date. */
const untimed = (thing: Thing): string[] =>
  typesOf(thing).some((type) => timed.has(type))
    ? ['datePublished', 'dateModified', 'uploadDate'].flatMap((name) =>
        /^[^T]+$/.test(String(thing[name] ?? 'T')) ? [`${name} has no time`] : [],
      )
    : [];

/** Every item of a list needs a name or an address. */
const nameless = (thing: Thing): string[] =>
  listOf(thing['itemListElement'])
    .filter(isThing)
    .some((item) => (item['name'] ?? item['url'] ?? item['item']) === undefined)
    ? ['something in a list has neither name nor address']
    : [];

/** A question needs an accepted answer or suggested answers. */
const unanswered = (thing: Thing): string[] =>
  isA(thing, 'Question') &&
  thing['acceptedAnswer'] === undefined &&
  thing['suggestedAnswer'] === undefined
    ? ['Question lacks acceptedAnswer']
    : [];

/** Positions in a list must be consecutive; a later page may start where the previous one ended. */
function misplaced(thing: Thing): string[] {
  const places = listOf(thing['itemListElement'])
    .filter(isThing)
    .map(({ position }) => Number(position));
  const [first = 1] = places;
  return places.every((place, index) => place === first + index && place >= 1)
    ? []
    : [`${typesOf(thing)[0] ?? 'a list'}: the positions are ${places.join(', ')}`];
}

function overrated(thing: Thing): string[] {
  const [value, best] = [Number(thing['ratingValue'] ?? 0), Number(thing['bestRating'] ?? 5)];
  return value <= best ? [] : [`a rating of ${value} of ${best}`];
}

/** Narrower pictures of articles are shown small. */
const articleWidth = 1_200;

/** The width in the name of a stored picture; the first is the article's own. */
function small(thing: Thing): string[] {
  if (!isArticle(thing)) return [];
  const [own] = listOf(thing['image']);
  const width = Number(/-(\d+)\.(?:webp|avif)$/.exec(String(own))?.[1] ?? articleWidth);
  return width < articleWidth ? [`its picture is only ${width} px wide: ${String(own)}`] : [];
}

/** Faults of a thing and everything nested in it. */
export function ownThingFaults(thing: Thing): string[] {
  const values = allValues(thing).flatMap(({ way, name, value }) => {
    const wrong = wrongValue(name, value);
    return wrong === null ? [] : [`${way} ${wrong}: ${JSON.stringify(value)}`];
  });
  const things = nestedThings(thing).flatMap((each) =>
    [lacking, untimed, nameless, unanswered, misplaced, overrated, small].flatMap((judge) =>
      judge(each),
    ),
  );
  return [...values, ...things];
}
