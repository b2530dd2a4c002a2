import { createHash } from 'node:crypto';
import { ogVersion } from './og-picture.ts';

/** Whose link preview it is: a product's, a variant's of it, or a post's. */
export type OgOwner = { kind: 'p'; id: number; variant?: number } | { kind: 'b'; id: number };

/** What a link preview is made of. */
export interface OgSubject {
  owner: OgOwner;
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
export function ogName({ owner, name, kicker, price, picture, shop }: OgSubject): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([ogVersion, name, kicker, price, picture, shop]))
    .digest('hex')
    .slice(0, 16);
  const variant = owner.kind === 'p' && owner.variant !== undefined ? `-${owner.variant}` : '';
  return `og-${owner.kind}${owner.id}${variant}-${hash}.jpg`;
}

export type MadeName = { what: 'og'; owner: OgOwner } | { what: 'square'; hash: string };

/** What a file made on demand shows by its name; null for every other file. */
export function parseMadeName(name: string): MadeName | null {
  const [, post] = /^og-b(\d{1,9})-[0-9a-f]{16}\.jpg$/.exec(name) ?? [];
  if (post !== undefined) return { what: 'og', owner: { kind: 'b', id: Number(post) } };
  const [, product, variant] = /^og-p(\d{1,9})(?:-(\d{1,9}))?-[0-9a-f]{16}\.jpg$/.exec(name) ?? [];
  if (product !== undefined) {
    const of = variant === undefined ? {} : { variant: Number(variant) };
    return { what: 'og', owner: { kind: 'p', id: Number(product), ...of } };
  }
  const [, hash] = /^([0-9a-z]{8,32})-square\.jpg$/.exec(name) ?? [];
  return hash === undefined ? null : { what: 'square', hash };
}
