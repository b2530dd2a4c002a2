import { badXml } from '#server/modules/import-content/refusal.ts';
import { contentTexts } from '#server/modules/import-content/texts.ts';
import { type XmlEvent, XmlReader } from '#server/modules/import-content/xml-reader.ts';

export interface WxrTerm {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
}

/** What stands before the items. */
export interface WxrSite {
  /** Address of the former site, without a trailing slash; '' where it is not said. */
  baseUrl: string;
  /** By the name that items call them. */
  readonly authors: Map<string, string>;
  /** By slug. */
  readonly categories: Map<string, WxrTerm>;
  readonly tags: Map<string, WxrTerm>;
}

/** Fields of an item that are kept, as they are written. */
const itemFields = [
  'title',
  'link',
  'guid',
  'dc:creator',
  'content:encoded',
  'excerpt:encoded',
  'wp:post_id',
  'wp:post_date',
  'wp:post_date_gmt',
  'wp:post_name',
  'wp:status',
  'wp:post_type',
  'wp:post_password',
  'wp:attachment_url',
] as const;
type ItemField = (typeof itemFields)[number];
const metaKeys = new Set([
  '_thumbnail_id',
  '_wp_attachment_image_alt',
  '_yoast_wpseo_focuskw',
  '_yoast_wpseo_metadesc',
  'rank_math_focus_keyword',
  'rank_math_description',
]);

export interface WxrItem {
  /** Where it begins. */
  readonly line: number;
  readonly fields: Map<ItemField, string>;
  readonly meta: Map<string, string>;
  readonly terms: { readonly domain: string; readonly slug: string; readonly title: string }[];
  comments: number;
  /** Its text is longer than one that is taken. */
  isTooLong: boolean;
}

/** Most characters of a text, and of other fields. */
const longestText = 2_000_000;
const longestField = 4_000;
const mostTerms = 20_000;
/** Of all kinds; those of a shop are many. */
const mostItems = 200_000;
const mostTermsOfItem = 200;

const isItemField = (name: string): name is ItemField =>
  (itemFields as readonly string[]).includes(name);
const isText = (name: string): boolean => /^(?:content|excerpt):encoded$/.test(name);

/**
 * Items of a WordPress export in their order; `site` is filled before the first of them.
 * @throws {ShopError} 422 that names the line
 */
export async function* readWxr(
  bytes: AsyncIterable<Uint8Array>,
  site: WxrSite = newSite(),
): AsyncGenerator<WxrItem> {
  const xml = new XmlReader();
  const builder = new WxrBuilder(site);
  let items = 0;
  for await (const piece of textsOf(bytes)) {
    for (const event of xml.push(piece)) {
      const item = builder.take(event);
      if (item === null) continue;
      items += 1;
      if (items > mostItems) throw badXml(contentTexts.tooManyItems);
      yield item;
    }
  }
  xml.end();
  if (!builder.hasChannel) throw badXml(contentTexts.noChannel);
}

export const newSite = (): WxrSite => ({
  baseUrl: '',
  authors: new Map(),
  categories: new Map(),
  tags: new Map(),
});

/** @throws {ShopError} 422 for what is not UTF-8 */
async function* textsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  const decoded = (piece?: Uint8Array): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw badXml(contentTexts.notUtf8(line));
    }
  };
  for await (const piece of bytes) {
    const text = decoded(piece);
    line += text.split('\n').length - 1;
    yield text;
  }
  yield decoded();
}

/** Makes items of what is read; memory holds one. */
class WxrBuilder {
  hasChannel = false;
  readonly #site: WxrSite;
  readonly #path: string[] = [];
  #item: WxrItem | null = null;
  /** Fields of a term, an author or a note of an item. */
  #part = new Map<string, string>();
  #attributes: ReadonlyMap<string, string> = new Map();
  #pieces: string[] = [];
  #length = 0;

  constructor(site: WxrSite) {
    this.#site = site;
  }

  take(event: XmlEvent): WxrItem | null {
    if (event.kind === 'text') {
      this.#keep(event.text);
      return null;
    }
    if (event.kind === 'open') {
      this.#begin(event.name, event.line, event.attributes);
      return null;
    }
    return this.#end(event.name);
  }

  #begin(name: string, line: number, attributes: ReadonlyMap<string, string>): void {
    this.#path.push(name);
    this.#attributes = attributes;
    this.#pieces = [];
    this.#length = 0;
    const depth = this.#path.length;
    if (depth === 2) this.hasChannel ||= name === 'channel' && this.#path[0] === 'rss';
    if (depth === 3 && name === 'item') {
      this.#item = {
        line,
        fields: new Map(),
        meta: new Map(),
        terms: [],
        comments: 0,
        isTooLong: false,
      };
    }
    if (depth === 3 || (depth === 4 && name === 'wp:postmeta')) this.#part = new Map();
  }

  #keep(text: string): void {
    const name = this.#path.at(-1) ?? '';
    const most = isText(name) ? longestText : longestField;
    const space = most - this.#length;
    this.#length += text.length;
    if (space > 0) this.#pieces.push(text.slice(0, space));
    else if (this.#item !== null && isText(name)) this.#item.isTooLong = true;
  }

  /** @returns an item that is complete */
  #end(name: string): WxrItem | null {
    this.#path.pop();
    if (!this.hasChannel) return null;
    const text = this.#pieces.join('');
    if (this.#length > longestText && this.#item !== null && isText(name)) {
      this.#item.isTooLong = true;
    }
    this.#pieces = [];
    this.#length = 0;
    const depth = this.#path.length;
    if (depth === 2) return this.#endOfChild(name, text);
    if (this.#item !== null) this.#endOfField(this.#item, name, text, depth);
    else if (depth === 3) this.#part.set(name, text);
    return null;
  }

  #endOfField(item: WxrItem, name: string, text: string, depth: number): void {
    if (depth === 4) this.#part.set(name, text);
    if (depth !== 3) return;
    if (isItemField(name)) item.fields.set(name, text);
    if (name === 'wp:comment') item.comments += 1;
    if (name === 'category' && item.terms.length < mostTermsOfItem) {
      item.terms.push(termOf(this.#attributes, text));
    }
    const key = this.#part.get('wp:meta_key') ?? '';
    if (name === 'wp:postmeta' && metaKeys.has(key)) {
      item.meta.set(key, this.#part.get('wp:meta_value') ?? '');
    }
  }

  #endOfChild(name: string, text: string): WxrItem | null {
    const site = this.#site;
    if (name === 'item') {
      const item = this.#item;
      this.#item = null;
      return item;
    }
    const part = this.#part;
    const of = (field: string) => part.get(`wp:${field}`) ?? '';
    if (name === 'wp:wxr_version' && !/^1\.[12]$/.test(text.trim())) {
      throw badXml(contentTexts.wrongVersion(text.trim().slice(0, 20)));
    }
    if (name === 'wp:base_site_url' || (name === 'wp:base_blog_url' && text.trim() !== '')) {
      site.baseUrl = text.trim().replace(/(?<!\/)\/+$/, '');
    }
    if (name === 'wp:author') site.authors.set(of('author_login'), of('author_display_name'));
    if (name === 'wp:category') {
      noteTerm(
        site.categories,
        of('category_nicename'),
        of('cat_name'),
        of('category_description'),
      );
    }
    if (name === 'wp:tag')
      noteTerm(site.tags, of('tag_slug'), of('tag_name'), of('tag_description'));
    if (site.authors.size + site.categories.size + site.tags.size > mostTerms) {
      throw badXml(contentTexts.tooManyTerms);
    }
    return null;
  }
}

const termOf = (attributes: ReadonlyMap<string, string>, title: string) => ({
  domain: attributes.get('domain') ?? '',
  slug: attributes.get('nicename') ?? '',
  title,
});

function noteTerm(
  terms: Map<string, WxrTerm>,
  slug: string,
  title: string,
  description: string,
): void {
  if (slug !== '') terms.set(slug, { slug, title, description });
}
