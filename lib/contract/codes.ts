// Separate from the schemas: browsers use these codes and must not load zod for them.

/** Product availability codes (contract §2). */
export const availabilityCodes = {
  available: 1,
  call: 2,
  soon: 3,
  outOfStock: 4,
  discontinued: 5,
} as const;

/**
 * Sent in place of a basket count when a change is refused (contract §3): the basket is locked by
 * an unpaid order.
 */
export const frozenBasket = -8;
/** The same: a rule of the shop refused the change; `message` says which. */
export const refusedChange = -7;

/** First thing a member still has to do, as `warning` in the member's data. */
export const warnings = { none: 0, mobileUnverified: 1, nationalCodeMissing: 2 } as const;

/** Fixed role of administrators; the role name of members is a setting (`MEMBER_ROLE`). */
export const administratorRole = 'Administrator';
