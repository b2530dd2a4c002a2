import { availabilityCodes } from '#lib/contract/codes.ts';
import { slugify } from '#lib/text/slug.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { formatToman } from '#lib/text/toman.ts';
import { seoTexts } from '#panel/product/seo-texts.ts';
import type { ProductValues } from '#panel/product/values.ts';

/** About where results are cut, in characters. */
const cut = { title: 60, description: 160 };
/** A shorter description is replaced by a piece of the page. */
const shortest = 70;

/** What is seen of a product among results: as lib/seo/product-metadata.ts makes it. */
export interface SearchResult {
  readonly title: string;
  readonly description: string;
  /** Parts of its address below the shop's. */
  readonly path: readonly string[];
  /** «۹۸٬۴۰۰٬۰۰۰ تومان · موجود»; '' without a price. */
  readonly offer: string;
}

export function searchResultOf(values: ProductValues, code: number | null): SearchResult {
  const { nameFa, seoTitle, seoDescription, slug, variants } = values;
  const written = slugify(normalisePersian(slug === '' ? nameFa : slug));
  const prices = variants.flatMap(({ price, availability }) =>
    price !== null && availability === availabilityCodes.available ? [price] : [],
  );
  const isSold = variants.some(
    ({ availability, stock, held }) =>
      availability === availabilityCodes.available && (stock ?? 0) > held,
  );
  const state = isSold ? seoTexts.available : seoTexts.unavailable;
  return {
    title: shortened(seoTitle.trim() || nameFa.trim(), cut.title),
    description: shortened(seoDescription.trim(), cut.description),
    path: ['shop', 'product', ...(code === null ? [] : [String(code)]), written].filter(Boolean),
    offer: prices.length > 0 ? `${formatToman(Math.min(...prices))} · ${state}` : '',
  };
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/u, '')} …`;
}

/** What is weak about the texts, by field. */
export function seoWarnings({ seoTitle, nameFa, seoDescription }: ProductValues): {
  title: string | null;
  description: string | null;
} {
  const title = (seoTitle.trim() || nameFa.trim()).length > cut.title ? seoTexts.longTitle : null;
  return { title, description: ofDescription(seoDescription.trim().length) };
}

function ofDescription(length: number): string | null {
  if (length === 0) return seoTexts.noDescription;
  if (length < shortest) return seoTexts.shortDescription;
  return length > cut.description ? seoTexts.longDescription : null;
}
