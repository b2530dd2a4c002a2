/** Product availability codes (specification §4). Apart from the schemas, for the browser needs them. */
export const availabilityCodes = {
  available: 1,
  call: 2,
  soon: 3,
  outOfStock: 4,
  discontinued: 5,
} as const;
