// Apart from the schemas: the browser uses these codes, and must not load zod for them.

/** Product availability codes (specification §4). */
export const availabilityCodes = {
  available: 1,
  call: 2,
  soon: 3,
  outOfStock: 4,
  discontinued: 5,
} as const;

/** Sent in place of a basket count when a change is refused (specification §4): the basket awaits payment. */
export const frozenBasket = -8;
/** The same: a rule of the shop refused the change; `message` says which. */
export const refusedChange = -7;

/** What is missing of a member, the first of it: specification §2 and §3. */
export const warnings = { none: 0, mobileUnverified: 1, nationalCodeMissing: 2 } as const;

/** The fixed role of those who run the shop; members have the name the settings give (`MEMBER_ROLE`). */
export const administratorRole = 'Administrator';
