import { mostProductPictures } from '#lib/contract/goods-product.ts';
import { normalisePersian, onOneLine } from '#lib/text/persian.ts';
import { textOfHtml } from '#lib/text/text-of-html.ts';
import { cleanHtml } from '#server/content/clean-html.ts';
import type { Cells } from '#server/modules/import/cells.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import {
  type Read,
  categoriesOf,
  digitsOf,
  listOf,
  withBreaks,
} from '#server/modules/import/values.ts';

/** What a product is, in the words of the shop. Absent is what the file does not say: empty cells erase nothing. */
export interface Details {
  readonly nameFa: string;
  readonly shortText?: string;
  readonly descriptionHtml?: string;
  readonly state?: 'published' | 'draft';
  /** From the top down. */
  readonly categories?: readonly (readonly string[])[];
  readonly brand?: string;
  readonly pictures?: readonly string[];
}

const longestName = 200;
const longestShortText = 500;
const longestDescription = 200_000;
/** As the tree of the shop. */
const deepest = 6;
/** The primary one, and as many besides it as a product can have. */
const mostCategories = 21;
const longestTitle = 200;
const longestAddress = 2_000;

export function readDetails(cells: Cells): Details {
  return {
    nameFa: readName(cells),
    ...readTexts(cells),
    ...readState(cells),
    ...(cells.text('categories') !== '' && { categories: readCategories(cells) }),
    ...(cells.text('brand') !== '' && { brand: readBrand(cells) }),
    ...(cells.text('pictures') !== '' && { pictures: readPictures(cells) }),
  };
}

function readName(cells: Cells): string {
  const name = onOneLine(textOfHtml(cleanHtml(cells.text('name'))));
  if (name === '') cells.refuse('name', importTexts.missingName);
  if (name.length > longestName) cells.refuse('name', importTexts.tooLong(longestName));
  return name;
}

function readTexts(cells: Cells): Pick<Details, 'shortText' | 'descriptionHtml'> {
  const descriptionHtml = htmlOf(cells.text('description'));
  if (descriptionHtml.length > longestDescription) {
    cells.refuse('description', importTexts.tooLong(longestDescription));
  }
  const words = onOneLine(textOfHtml(htmlOf(cells.text('shortText'))));
  if (words.length > longestShortText) {
    cells.note('shortText', importTexts.shortened(longestShortText));
  }
  return {
    ...(words !== '' && { shortText: cut(words, longestShortText) }),
    ...(descriptionHtml !== '' && { descriptionHtml }),
  };
}

/** At the end of a word, with dots. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const end = start.lastIndexOf(' ');
  return `${(end > 0 ? start.slice(0, end) : start).toWellFormed()}…`;
}

/** As WordPress shows it: without blocks, empty lines part paragraphs. Sanitised. */
function htmlOf(cell: string): string {
  const html = cleanHtml(normalisePersian(withBreaks(cell)));
  if (html === '' || /<(?:p|div|h[1-6]|ul|ol|table|figure|blockquote)\b/i.test(html)) return html;
  return html
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/** Draft −1, private 0, published 1. */
export function stateOf(cell: string): Read<'published' | 'draft' | 'private'> {
  if (/^[-−]\s*[1۱١]$/.test(cell)) return { value: 'draft' };
  const digits = digitsOf(cell);
  if ('value' in digits && digits.value === '1') return { value: 'published' };
  if ('value' in digits && digits.value === '0') return { value: 'private' };
  return { reason: importTexts.wrongPublished };
}

function readState(cells: Cells): Pick<Details, 'state'> {
  const state = cells.read('published', stateOf);
  if (state !== 'private') return state === undefined ? {} : { state };
  cells.note('published', importTexts.private);
  return { state: 'draft' };
}

/** WordPress keeps signs such as `&` in titles as HTML has them. */
const titleOf = (html: string): string => onOneLine(textOfHtml(html));

function readCategories(cells: Cells): string[][] {
  const paths = categoriesOf(cells.text('categories')).map((path) => path.map(titleOf));
  if (paths.length > mostCategories) cells.refuse('categories', importTexts.tooManyCategories);
  for (const path of paths) {
    if (path.length > deepest) {
      cells.refuse('categories', importTexts.tooDeep(cut(path.join(' > '), longestTitle)));
    }
    if (path.some(({ length }) => length > longestTitle)) {
      cells.refuse('categories', importTexts.tooLong(longestTitle));
    }
  }
  return paths;
}

/** The first one: a product has one. */
function readBrand(cells: Cells): string {
  const brand = titleOf(listOf(cells.text('brand'))[0] ?? '');
  if (brand.length > longestTitle) cells.refuse('brand', importTexts.tooLong(longestTitle));
  return brand;
}

/** Addresses, which are asked for once their hosts are confirmed. */
export function readPictures(cells: Cells): string[] {
  const found = new Set<string>();
  for (const each of listOf(cells.text('pictures'))) {
    const address = addressOf(each);
    if (address === null) cells.note('pictures', importTexts.noAddress(cut(each, 100)));
    else found.add(address);
  }
  if (found.size > mostProductPictures) cells.note('pictures', importTexts.tooManyPictures);
  return [...found].slice(0, mostProductPictures);
}

/** With its signs percent-encoded; null for what is no address of the web. */
function addressOf(text: string): string | null {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return url === null || url.href.length > longestAddress ? null : url.href;
}
