/** Basket counts below zero that are not counts (specification §4), without zod for the browser's sake. */

/** The basket awaits payment. */
export const frozenBasket = -8;
/** A rule of the shop refused the change; `message` says which. */
export const refusedChange = -7;
