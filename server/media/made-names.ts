import { createHash } from 'node:crypto';

/** Increase when the design of `og-picture.ts` changes: it is part of the file name, so all previews are drawn again. */
const ogVersion = 4;

/** Of what else there are link previews, by the letter in their names. */
const letters = {
  a: 'author',
  b: 'post',
  c: 'category',
  g: 'landing page',
  l: 'price list',
  o: 'offers of a category',
  r: 'brand',
  w: 'page',
} as const;
export type OgKind = keyof typeof letters;

/** What a link preview is for: a product, one variant of it, or another thing. */
export type OgOwner =
  | { kind: 'p'; id: number; variant?: number }
  /** `brand`: of a price list. */
  | { kind: OgKind; id: number; brand?: number };

/** The data a link preview is drawn from. */
export interface OgSubject {
  owner: OgOwner;
  name: string;
  /** Line above the name. */
  kicker: string;
  /** Price line below the name, or the state instead of a price; '' for none. */
  price: string;
  /** Line below the price: the discount; '' for none. */
  note: string;
  /** Hash of the picture shown beside the text; '' for none. */
  picture: string;
  shop: string;
}

/**
 * The file name of a link preview. It contains a hash of all that is shown, so the file can be cached
 * forever, and the id of its owner, so that it can be drawn on request.
 */
export function ogName({ owner, ...shown }: OgSubject): string {
  const { name, kicker, price, note, picture, shop } = shown;
  const hash = createHash('sha256')
    .update(JSON.stringify([ogVersion, name, kicker, price, note, picture, shop]))
    .digest('hex')
    .slice(0, 16);
  const part = owner.kind === 'p' ? owner.variant : owner.brand;
  return `og-${owner.kind}${owner.id}${part === undefined ? '' : `-${part}`}-${hash}.jpg`;
}

export type MadeName = { what: 'og'; owner: OgOwner } | { what: 'square'; hash: string };

const isKind = (letter: string): letter is OgKind => Object.hasOwn(letters, letter);

/** Parses the name of a file that is drawn on request; null for any other file. */
export function parseMadeName(name: string): MadeName | null {
  const [, kind = '', id, part] =
    /^og-([a-z])(\d{1,9})(?:-(\d{1,9}))?-[0-9a-f]{16}\.jpg$/.exec(name) ?? [];
  if (isKind(kind) && (part === undefined || kind === 'l')) {
    const of = part === undefined ? {} : { brand: Number(part) };
    return { what: 'og', owner: { kind, id: Number(id), ...of } };
  }
  if (kind === 'p') {
    const of = part === undefined ? {} : { variant: Number(part) };
    return { what: 'og', owner: { kind, id: Number(id), ...of } };
  }
  const [, hash] = /^([0-9a-z]{8,32})-square\.jpg$/.exec(name) ?? [];
  return hash === undefined ? null : { what: 'square', hash };
}
