import type { CheerioAPI } from 'cheerio';
import { contents, type Page } from '#scripts/seo/page.ts';
import { cut, type PageRule } from '#scripts/seo/rules.ts';
import { select } from '#scripts/seo/select.ts';
import { allValues, readThings } from '#scripts/seo/things.ts';

/** Digits that readers like and machines do not parse. */
const foreign = /[۰-۹٠-٩]/;

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** Fields of JSON-LD that contain numbers, codes, dates and addresses. */
const machineNames = new RegExp(
  `^(?:${[
    '@id|url|item|image|logo|sameAs|position|telephone|postalCode|duration|timeRequired|sku|mpn|value',
    'gtin\\d*|isbn|productID|productGroupID|width|height|priceValidUntil|uploadDate',
    'date\\w*|\\w*Price|price|\\w*Count|\\w*Rating|ratingValue|\\w*Days|\\w*Value|\\w*Url',
  ].join('|')})$`,
);
/** Values of such properties may be the shop's own text. */
const ofWords = /\b(?:additionalProperty|hasVariant\.\w+Property)\.value$/;

/** `<meta>` elements whose content machines parse as numbers. */
const machineMeta = [
  'product_id',
  'product_price',
  'product_old_price',
  'product:price:amount',
  'product:sale_price:amount',
  'product:retailer_item_id',
  'article:published_time',
  'article:modified_time',
  'og:updated_time',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
  'viewport',
];

interface Field {
  name: string;
  value: string;
}

const attributeFields = (
  $: CheerioAPI,
  names: readonly string[],
  attribute: string,
  selector = '*',
): Field[] =>
  select($, names, `${selector}[${attribute}]`).map((element) => ({
    name: attribute,
    value: $(element).attr(attribute) ?? '',
  }));

/** Search terms are text; in all other addresses digits are Latin, because slugs have no others. */
const addressFields = ($: CheerioAPI): Field[] =>
  attributeFields($, ['a', 'link'], 'href').map(({ name, value }) => ({
    name,
    value: decoded(value).replace(/([?&](?:filter-name|q)=)[^&#]*/g, '$1'),
  }));

const metaFields = ($: CheerioAPI): Field[] =>
  machineMeta.flatMap((name) =>
    contents($, name).map((value) => ({ name, value: decoded(value) })),
  );

const thingFields = ($: CheerioAPI): Field[] =>
  readThings($)
    .things.flatMap((thing) => allValues(thing))
    .flatMap(({ way, name, value }) =>
      typeof value === 'string' && machineNames.test(name) && !ofWords.test(way)
        ? [{ name: way, value: decoded(value) }]
        : [],
    );

const ofNumbers = ':is([type="number"], [type="range"], [type="date"])';

const fieldsOf = ({ $ }: Page): Field[] => [
  ...addressFields($),
  ...attributeFields($, ['time', 'del', 'ins'], 'datetime'),
  ...['value', 'min', 'max', 'step'].flatMap((name) =>
    attributeFields($, ['input'], name, ofNumbers),
  ),
  ...attributeFields($, ['data', 'meter', 'progress'], 'value'),
  ...metaFields($),
  ...thingFields($),
];

export const digits: PageRule = (page) => [
  ...new Set(
    fieldsOf(page)
      .filter(({ value }) => foreign.test(value))
      .map(({ name, value }) => `${name} is ${cut(value)}`),
  ),
];
