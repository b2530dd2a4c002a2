import { createHash } from 'node:crypto';

/** Names a text by what it says. Weak: the same in another encoding has other bytes (RFC 9110 §8.8.3). */
export const etagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha1').update(content).digest('base64url')}"`;

const strong = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names it, compared weakly (RFC 9110 §13.1.2): some caches keep it without its `W/`. */
export const isKnown = (known: string | null | undefined, etag: string): boolean =>
  (known ?? '')
    .split(',')
    .map(strong)
    .some((candidate) => candidate === strong(etag) || candidate === '*');
