import type { OldKind } from '#server/modules/redirect/match-service.ts';
import { type Entry, badFile, entryOf } from '#server/modules/import-addresses/entry.ts';
import { plainXml } from '#server/modules/import-addresses/plain-xml.ts';
import { addressTexts } from '#server/modules/import-addresses/texts.ts';
import { SheetError } from '#server/spreadsheet/sheet-error.ts';
import { type Tag, cutBeforeTags, tagsIn, unescapeXml } from '#server/spreadsheet/xml-tags.ts';

const deepest = 64;
const longestField = 4_000;
/** Terms of which the paths of those below are made. */
const mostTerms = 20_000;

/**
 * Pages of a sitemap, or of an export of WordPress. What a file declares counts nothing.
 * @throws {ShopError} 422
 */
export async function* readXml(pieces: AsyncIterable<string>): AsyncGenerator<Entry> {
  const reader = new PageReader();
  try {
    for await (const piece of cutBeforeTags(plainXml(pieces))) {
      for (const tag of tagsIn(piece)) {
        const entry = reader.take(tag);
        if (entry !== null) yield entry;
      }
    }
  } catch (error) {
    throw error instanceof SheetError ? badFile(addressTexts.tooLong) : error;
  }
}

/** Kinds of items that have pages, by what WordPress calls them. */
const kinds: Readonly<Record<string, OldKind | null>> = {
  '': null,
  product: 'product',
  post: 'post',
  page: 'page',
};

/** Where the pages of terms are, unless an owner changed it. */
const roots: Readonly<Record<string, { kind: OldKind; root: string }>> = {
  product_cat: { kind: 'category', root: '/product-category' },
  product_tag: { kind: 'tag', root: '/product-tag' },
  product_brand: { kind: 'brand', root: '/brand' },
  'pwb-brand': { kind: 'brand', root: '/brand' },
  category: { kind: 'postCategory', root: '/category' },
  post_tag: { kind: 'postTag', root: '/tag' },
};

/** Elements that are wanted as a whole; elements of the same names within others are not. */
const wholes = new Set(['item', 'url', 'sitemap', 'category', 'tag', 'term']);

/** Makes pages of tags; memory holds one, and the paths of terms. */
class PageReader {
  readonly #open: string[] = [];
  /** Where the element begins that is being read; 0 in between. */
  #depth = 0;
  #fields = new Map<string, string>();
  #key = '';
  readonly #paths = new Map<string, string>();

  take(tag: Tag): Entry | null {
    if (tag.name === '' || /^[?!]/.test(tag.name)) return null;
    if (tag.isEnd) return this.#end(tag.name);
    if (!tag.isEmpty) this.#begin(tag);
    return null;
  }

  #begin({ name, text }: Tag): void {
    this.#open.push(name);
    if (this.#open.length > deepest) throw badFile(addressTexts.tooDeep);
    const depth = this.#open.length;
    if (this.#depth === 0 && wholes.has(name) && depth <= 3) {
      this.#depth = depth;
      this.#fields = new Map();
    } else if (this.#depth > 0) this.#note(name, depth - this.#depth, text.slice(0, longestField));
  }

  /** Keeps a field of the element itself, and the code of goods among its further ones. */
  #note(name: string, below: number, text: string): void {
    if (below === 1 && !this.#fields.has(name)) this.#fields.set(name, unescapeXml(text).trim());
    if (below !== 2) return;
    if (name === 'meta_key') this.#key = unescapeXml(text).trim();
    if (name === 'meta_value' && this.#key === '_sku') {
      this.#fields.set('sku', unescapeXml(text).trim());
    }
  }

  #end(name: string): Entry | null {
    const at = this.#open.lastIndexOf(name);
    // What ends nothing counts nothing.
    if (at === -1) return null;
    this.#open.length = at;
    if (this.#depth === 0 || this.#open.length >= this.#depth) return null;
    this.#depth = 0;
    return this.#entry(name);
  }

  #entry(name: string): Entry | null {
    const of = (field: string) => this.#fields.get(field) ?? '';
    if (name === 'url') return of('loc') === '' ? null : entryOf(of('loc'));
    if (name === 'sitemap') {
      const fault = { state: 'skipped', text: addressTexts.ofMaps } as const;
      return of('loc') === '' ? null : entryOf(of('loc'), { fault });
    }
    return name === 'item' ? this.#item(of) : this.#term(name, of);
  }

  #item(of: (field: string) => string): Entry | null {
    const type = of('post_type');
    const isPublic = ['', 'publish'].includes(of('status'));
    if (!Object.hasOwn(kinds, type) || !isPublic || of('link') === '') return null;
    const id = /^\d{1,10}$/.test(of('post_id')) ? Number(of('post_id')) : null;
    const kind = kinds[type] ?? null;
    return entryOf(of('link'), { kind, id, sku: of('sku') || null, name: of('title') });
  }

  #term(name: string, of: (field: string) => string): Entry | null {
    const first = (...fields: string[]) => fields.map(of).find((text) => text !== '') ?? '';
    const taxonomy = taxonomyOf(name, of('term_taxonomy'));
    const place = Object.hasOwn(roots, taxonomy) ? roots[taxonomy] : undefined;
    const slug = first('term_slug', 'category_nicename', 'tag_slug');
    if (place === undefined || slug === '' || /[\\/?#]/.test(slug)) return null;
    const above = this.#paths.get(`${taxonomy} ${first('term_parent', 'category_parent')}`);
    const path = `${above ?? place.root}/${slug}`;
    if (this.#paths.size < mostTerms && path.length < longestField) {
      this.#paths.set(`${taxonomy} ${slug}`, path);
    }
    const title = first('term_name', 'cat_name', 'tag_name');
    return entryOf(`${path}/`, { kind: place.kind, name: title });
  }
}

/** What kind of terms an element is of. */
function taxonomyOf(name: string, said: string): string {
  if (name === 'term') return said;
  return name === 'tag' ? 'post_tag' : 'category';
}
