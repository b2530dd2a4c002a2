import { namedNumber, withoutEnding } from '#lib/rules/old-address.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { slugify } from '#lib/text/slug.ts';

/** What a page of a former shop was of. */
export type OldKind =
  | 'product'
  | 'category'
  | 'brand'
  | 'tag'
  | 'post'
  | 'postCategory'
  | 'postTag'
  | 'page';

/** A page of a former shop. */
export interface OldPage {
  /** As `oldAddress` writes it. */
  readonly path: string;
  /** Null: what its address says, if it says anything. */
  readonly kind: OldKind | null;
  /** Its number in the former shop. */
  readonly id: number | null;
  readonly sku: string | null;
  readonly name: string | null;
}

/** What an address says of its page. */
export interface Spoken {
  readonly kind: OldKind | null;
  readonly id: number | null;
  /** The last part of its path; '' without one. */
  readonly slug: string;
  /** The part before that, such as the category above; '' without one. */
  readonly within: string;
}

/** First parts of paths, as WooCommerce and its plugins have them unless an owner changed them. */
const roots: Readonly<Record<string, OldKind>> = {
  product: 'product',
  products: 'product',
  محصول: 'product',
  محصولات: 'product',
  'product-category': 'category',
  'product-cat': 'category',
  'دسته-محصول': 'category',
  'دسته-بندی-محصول': 'category',
  'product-tag': 'tag',
  'برچسب-محصول': 'tag',
  brand: 'brand',
  brands: 'brand',
  'product-brand': 'brand',
  product_brand: 'brand',
  'pwb-brand': 'brand',
  برند: 'brand',
  category: 'postCategory',
  tag: 'postTag',
};

/** Months and days before the name of a post, or a word that says that a number follows. */
const dated = /^\/\d{4}\/\d{1,2}(?:\/\d{1,2})?\/[^/]+$/;
const numbered = /^\/archives\/(\d{1,10})$/;

/** What the address of a page of WordPress says. @param path as `oldAddress` writes it */
export function spokenBy(path: string): Spoken {
  const mark = path.indexOf('?');
  const bare = withoutEnding(mark === -1 ? path : path.slice(0, mark));
  const [, number] = numbered.exec(bare) ?? [];
  const parts = bare.split('/').filter((part) => part !== '');
  const [root = '', ...rest] = parts;
  const kind = rest.length > 0 ? kindOf(bare, root, rest.length) : null;
  return {
    kind,
    id:
      number === undefined ? namedNumber(mark === -1 ? '' : path.slice(mark + 1)) : Number(number),
    slug: number === undefined ? (parts.at(-1) ?? '') : '',
    within: rest.length > 1 ? (parts.at(-2) ?? '') : '',
  };
}

function kindOf(path: string, root: string, depth: number): OldKind | null {
  if (Object.hasOwn(roots, root)) return roots[root] ?? null;
  if (root === 'shop' && depth === 1) return 'product';
  return dated.test(path) ? 'post' : null;
}

/**
 * What names and slugs are compared by: letters and digits alone, since shops separate words in different ways. As
 * `replace(slug, '-', '')` has it of a slug of the shop.
 */
export const keyOf = (text: string): string => slugify(normalisePersian(text)).replaceAll('-', '');

/** Bytes to which WordPress cuts slugs, a Persian letter having six; somewhat less, since a cut letter goes. */
const cutFrom = 186;

/** Whether WordPress may have cut a slug. */
export const isCut = (slug: string): boolean => encodeURI(slug.toWellFormed()).length >= cutFrom;

/** A slug without the number by which WordPress tells the second of a name from the first; null without one. */
export function withoutNumber(slug: string): string | null {
  const bare = slug.replace(/-\d{1,2}$/, '');
  return bare === slug ? null : bare;
}
