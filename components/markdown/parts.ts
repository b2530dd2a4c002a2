import { NodeHtmlMarkdown } from 'node-html-markdown';
import { markdownTexts as texts } from '#components/markdown/texts.ts';
import { availabilityTexts } from '#components/product/texts.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { paths } from '#lib/contract/paths.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { twinOf } from '#lib/markdown/twin.ts';
import { publicConfig } from '#lib/public-config.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';
import { formatToman } from '#lib/text/toman.ts';

/** Text as one line without Markdown syntax. */
export const plain = (text: string): string => text.replace(/[[\]\\`*_<>|#\s]+/g, ' ').trim();

/** A link to the twin of a page, or to the page if it has none. @param path not percent-encoded */
export const link = (title: string, path: string): string =>
  `[${plain(title)}](${absoluteUrl(twinOf(path))})`;

/** A link to the twin at an address with a canonical query. */
export const linkWithQuery = (title: string, path: string, query: string): string =>
  `[${title}](${absoluteUrl(twinOf(path))}${query === '' ? '' : `?${query}`})`;

const converter = new NodeHtmlMarkdown({ bulletMarker: '-' });

/** Sanitised HTML as Markdown, with absolute addresses and headings below those of the twin. */
export function markdownOf(html: string): string {
  const absolute = html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${publicConfig.siteUrl}/`);
  return converter.translate(absolute).trim();
}

type Priced = Pick<ProductCard, 'price' | 'oldPrice' | 'availability'>;

/** Price of what is sold, or the state of what is not. */
export function priceText({ price, oldPrice, availability }: Priced): string {
  if (price === null || availability !== availabilityCodes.available) {
    return availabilityTexts[availability];
  }
  const now = formatToman(price);
  return oldPrice === null ? now : `${now} (${texts.oldPrice(oldPrice)})`;
}

/** A product of a list. */
export const cardLine = (card: ProductCard): string =>
  `- ${link(card.nameFa, paths.product(card.websiteCode, card.slug))}: ${priceText(card)}`;

/** Blocks with an empty line between them; a text ends with a line break. */
export const blocks = (parts: readonly (string | null)[]): string =>
  `${parts.filter((part) => part !== null && part !== '').join('\n\n')}\n`;

/** A section, or nothing if it is empty. */
export const section = (title: string, lines: readonly string[]): string | null =>
  lines.length === 0 ? null : `## ${title}\n\n${lines.join('\n')}`;
