/** The owner of a basket: a visitor, identified by guid alone, or a member on all devices. */
export type BasketOwner =
  | { readonly kind: 'guest'; readonly guid: string }
  | { readonly kind: 'member'; readonly memberId: number };

export const guestBasket = (guid: string): BasketOwner => ({ kind: 'guest', guid });
export const memberBasket = (memberId: number): BasketOwner => ({ kind: 'member', memberId });

/** A string key for a basket, equal on all nodes. */
export const basketKey = (owner: BasketOwner): string =>
  owner.kind === 'guest' ? `guest-${owner.guid.toLowerCase()}` : `member-${owner.memberId}`;

/** @param guid of the visitor; ignored when a member is logged in */
export function basketOwner(
  member: { readonly id: number } | null,
  guid: string | null,
): BasketOwner | null {
  if (member !== null) return memberBasket(member.id);
  return guid === null ? null : guestBasket(guid);
}
