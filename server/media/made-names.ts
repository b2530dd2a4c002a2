import { createHash } from 'node:crypto';
import { ogVersion } from './og-picture.ts';

/** What a link preview is made for: a product or a post. */
export interface OgSubject {
  kind: 'p' | 'b';
  id: number;
  name: string;
  /** Above the name. */
  kicker: string;
  /** Below the name, in words; '' for none. */
  price: string;
  /** Hash of the picture beside them, '' for none. */
  picture: string;
  /** The shop's own name. */
  shop: string;
}

/**
 * The name of a link preview: another one whenever something it shows changes, so that it may be kept for
 * ever. It says whom it is made for, so that it can be made when it is asked for.
 */
export function ogName({ kind, id, name, kicker, price, picture, shop }: OgSubject): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([ogVersion, name, kicker, price, picture, shop]))
    .digest('hex')
    .slice(0, 16);
  return `og-${kind}${id}-${hash}.jpg`;
}

export type MadeName =
  | { what: 'og'; kind: 'p' | 'b'; id: number }
  | { what: 'square'; hash: string };

/** What a file made on demand shows by its name; null for every other file. */
export function parseMadeName(name: string): MadeName | null {
  const [, kind, id] = /^og-([pb])(\d{1,9})-[0-9a-f]{16}\.jpg$/.exec(name) ?? [];
  if (kind === 'p' || kind === 'b') return { what: 'og', kind, id: Number(id) };
  const [, hash] = /^([0-9a-z]{8,32})-square\.jpg$/.exec(name) ?? [];
  return hash === undefined ? null : { what: 'square', hash };
}
