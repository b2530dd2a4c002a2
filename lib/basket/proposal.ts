import { type Choice, type Refusal } from '#lib/basket/client.ts';
import { addKey, type LinkedPieces, readBasketLink } from '#lib/contract/agent-links.ts';
import type { ProductCard } from '#lib/contract/product.ts';

/** A product that a link proposes for the basket. */
export interface Proposed extends LinkedPieces {
  readonly name: string;
}

/** What the address of the cart proposes, with names; products that are gone are left out. */
export async function readProposal(
  search: string,
  getCards: (codes: readonly number[]) => Promise<readonly ProductCard[]>,
): Promise<Proposed[]> {
  const linked = readBasketLink(new URLSearchParams(search));
  if (linked.length === 0) return [];
  const cards = await getCards([...new Set(linked.map(({ websiteCode }) => websiteCode))]);
  const names = new Map(cards.map(({ websiteCode, nameFa }) => [websiteCode, nameFa]));
  return linked.flatMap((item) => {
    const name = names.get(item.websiteCode);
    return name === undefined ? [] : { ...item, name };
  });
}

/**
 * Adds the proposed pieces, one product after the other, up to the first that is refused.
 * @returns null when all were added, or what is left, and why
 */
export async function acceptProposal(
  proposed: readonly Proposed[],
  add: (choice: Choice) => Promise<Refusal | null>,
): Promise<{ left: readonly Proposed[]; refusal: Refusal } | null> {
  for (const [at, { websiteCode, variantId, count }] of proposed.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- A basket takes one change at a time, and keeps this order.
    const refusal = await add({ websiteCode, variantId, count, insurance: false });
    if (refusal !== null) return { left: proposed.slice(at), refusal };
  }
  return null;
}

/** The address of the cart without the proposal, which is answered. */
export function withoutProposal(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(addKey);
  return url.pathname + url.search;
}
