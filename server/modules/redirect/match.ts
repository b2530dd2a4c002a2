import { paths } from '#lib/contract/paths.ts';
import {
  type OldKind,
  type OldPage,
  type Spoken,
  isCut,
  keyOf,
  spokenBy,
  withoutNumber,
} from '#server/modules/redirect/old-page.ts';
import { matchTexts } from '#server/modules/redirect/texts.ts';

export type ShopKind = Exclude<OldKind, 'tag'>;

/** A page of the shop. */
export interface ShopPage {
  readonly kind: ShopKind;
  readonly id: number;
  readonly path: string;
  /** What it can be found by. */
  readonly keys: readonly string[];
  /** Of a category below another one: what that can be found by. */
  readonly within: readonly string[];
}

/** Where an old page leads; a guess is for somebody to decide. */
export interface Match {
  readonly target: string;
  /** Why it may be wrong, in Persian; null for one that is sure. */
  readonly guess: string | null;
}

/** What the shop knows about some old pages. */
export interface Known {
  /** Products by their numbers in the former shop, and by their codes in small letters. */
  readonly byId: ReadonlyMap<number, string>;
  readonly bySku: ReadonlyMap<string, string>;
  readonly pages: PageIndex;
  /** Products whose keys begin with a key, at most two each. */
  readonly byStart: ReadonlyMap<string, readonly ShopPage[]>;
}

/** Pages by kind and key. */
export class PageIndex {
  readonly #pages = new Map<string, ShopPage[]>();

  constructor(pages: Iterable<ShopPage> = []) {
    for (const page of pages) this.add(page);
  }

  add(page: ShopPage): void {
    for (const key of new Set(page.keys)) {
      if (key === '') continue;
      const place = `${page.kind} ${key}`;
      const found = this.#pages.get(place);
      if (found === undefined) this.#pages.set(place, [page]);
      else found.push(page);
    }
  }

  find(kind: ShopKind, key: string): readonly ShopPage[] {
    return this.#pages.get(`${kind} ${key}`) ?? [];
  }
}

/** Pages that WooCommerce and WordPress have in every shop. */
const usual: Readonly<Record<string, string>> = {
  '/cart': paths.cart,
  '/basket': paths.cart,
  '/checkout': paths.checkout,
  '/my-account': paths.account,
  '/feed': paths.blogFeed,
  '/shop/feed': paths.shop,
  '/products': paths.shop,
};

/** Kinds of the shop's pages in which an old page is sure to be, and those in which it may be. */
const places: Readonly<
  Record<OldKind | 'any', { sure: readonly ShopKind[]; perhaps: readonly ShopKind[] }>
> = {
  product: { sure: ['product'], perhaps: [] },
  category: { sure: ['category'], perhaps: ['brand', 'postCategory'] },
  brand: { sure: ['brand'], perhaps: ['category'] },
  tag: { sure: ['category', 'brand'], perhaps: ['postTag'] },
  post: { sure: ['post'], perhaps: ['page'] },
  postCategory: { sure: ['postCategory'], perhaps: ['category', 'postTag'] },
  postTag: { sure: ['postTag'], perhaps: ['postCategory', 'category'] },
  page: { sure: ['page'], perhaps: ['post', 'category', 'brand'] },
  any: {
    sure: ['page', 'post', 'product', 'category', 'brand'],
    perhaps: ['postCategory', 'postTag'],
  },
};

/** What of the shop must be known to match an old page. */
export interface Wanted {
  readonly ids: readonly number[];
  readonly skus: readonly string[];
  readonly keys: readonly string[];
  /** Beginnings of keys. */
  readonly starts: readonly string[];
}

export function wantedFor(old: OldPage): Wanted {
  const spoken = spokenBy(old.path);
  const id = old.id ?? spoken.id;
  const key = keyOf(spoken.slug);
  return {
    ids: id === null ? [] : [id],
    skus: old.sku === null ? [] : [old.sku.toLowerCase()],
    keys: keysFor(old, spoken),
    starts: isCut(spoken.slug) && key !== '' ? [key] : [],
  };
}

function keysFor(old: OldPage, { slug }: Spoken): string[] {
  const bare = withoutNumber(slug);
  const all = [old.name ?? '', slug, bare ?? ''].map(keyOf);
  return [...new Set(all)].filter((key) => key !== '');
}

const mayBeProduct = (kind: OldKind | null): boolean => kind === null || kind === 'product';

/** Where an old page leads in the shop; null when nothing like it is there. */
export function matchOf(old: OldPage, known: Known): Match | null {
  const spoken = spokenBy(old.path);
  const kind = old.kind ?? spoken.kind;
  const named = Object.hasOwn(usual, old.path) ? usual[old.path] : undefined;
  if (named !== undefined) return sure(named);
  const coded = mayBeProduct(kind) ? byCode(old, spoken, known) : undefined;
  if (coded !== undefined) return sure(coded);
  return byName(old, spoken, known) ?? byEnds(kind, spoken, known) ?? searchFor(old, kind, spoken);
}

const sure = (target: string): Match => ({ target, guess: null });

/** The number in the former shop, then the code. */
function byCode(old: OldPage, spoken: Spoken, { byId, bySku }: Known): string | undefined {
  const id = old.id ?? spoken.id;
  const found = id === null ? undefined : byId.get(id);
  return found ?? (old.sku === null ? undefined : bySku.get(old.sku.toLowerCase()));
}

/** Pages with the name that a file gives, then with the slug. */
function byName(old: OldPage, spoken: Spoken, { pages }: Known): Match | null {
  const kind = old.kind ?? spoken.kind ?? 'any';
  const keys = [keyOf(old.name ?? ''), keyOf(spoken.slug)].filter((key) => key !== '');
  for (const each of keys) {
    const found = places[kind].sure.flatMap((place) => pages.find(place, each));
    const match = oneOf(within(found, spoken));
    if (match !== null) return match;
  }
  for (const each of keys) {
    const [found] = places[kind].perhaps.flatMap((place) => pages.find(place, each));
    if (found !== undefined) return { target: found.path, guess: matchTexts.otherKind };
  }
  return null;
}

/** Those in the part above, if there are any. */
function within(found: readonly ShopPage[], spoken: Spoken): readonly ShopPage[] {
  if (found.length < 2) return found;
  const key = keyOf(spoken.within);
  const inside = found.filter((page) => page.within.includes(key));
  return inside.length === 0 ? found : inside;
}

function oneOf(found: readonly ShopPage[]): Match | null {
  const [first] = found;
  if (first === undefined) return null;
  const isOne = new Set(found.map(({ path }) => path)).size === 1;
  return { target: first.path, guess: isOne ? null : matchTexts.several };
}

/** A slug that WordPress has cut, or has given a number because the name was taken. */
function byEnds(kind: OldKind | null, spoken: Spoken, { pages, byStart }: Known): Match | null {
  if (!mayBeProduct(kind)) return null;
  const [begun] = byStart.get(keyOf(spoken.slug)) ?? [];
  if (begun !== undefined) return { target: begun.path, guess: matchTexts.cut };
  const bare = withoutNumber(spoken.slug);
  const [found] = bare === null ? [] : pages.find('product', keyOf(bare));
  return found === undefined ? null : { target: found.path, guess: matchTexts.numbered };
}

/** Tags of goods have no pages here. */
function searchFor(old: OldPage, kind: OldKind | null, { slug }: Spoken): Match | null {
  if (kind !== 'tag') return null;
  const words = (old.name ?? slug.replaceAll('-', ' ')).trim();
  return words === '' || words.length > 60
    ? null
    : {
        target: `${paths.shop}?filter-name=${encodeURIComponent(words)}`,
        guess: matchTexts.search,
      };
}
