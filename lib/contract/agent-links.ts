import { paths } from '#lib/contract/paths.ts';

// Separate from the schemas: browsers read these links and must not load zod for them.

/** Path of the endpoint for agents (Model Context Protocol). */
export const agentPath = '/mcp';

/** Pieces of a variant that a link proposes for the basket. */
export interface LinkedPieces {
  readonly websiteCode: number;
  readonly variantId: number;
  readonly count: number;
}

/** Key of the query that names them. */
export const addKey = 'add';
/** Most variants in one link. */
export const mostLinked = 10;
/** Most pieces of each. */
export const mostLinkedPieces = 99;

const pieces = /^([1-9]\d{0,9})-([1-9]\d{0,9})-([1-9]\d?)$/;

/** Path of the basket's page that proposes these pieces. It changes nothing until the shopper agrees. */
export const basketLink = (items: readonly LinkedPieces[]): string =>
  `${paths.cart}?${addKey}=${items.map(({ websiteCode, variantId, count }) => `${websiteCode}-${variantId}-${count}`).join(',')}`;

/** What the query of the basket's page proposes; malformed parts are left out, a variant counts once. */
export function readBasketLink(query: URLSearchParams): LinkedPieces[] {
  const found = new Map<string, LinkedPieces>();
  for (const part of (query.get(addKey) ?? '').split(',').slice(0, mostLinked)) {
    const [, code, variant, count] = pieces.exec(part) ?? [];
    if (code !== undefined) {
      const item = { websiteCode: Number(code), variantId: Number(variant), count: Number(count) };
      found.set(`${code}-${variant}`, item);
    }
  }
  return [...found.values()];
}
