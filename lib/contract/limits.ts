// Apart from the schemas: the browser uses these limits, and must not load zod for them.

/** How many addresses a member may have. */
export const mostAddresses = 20;

/** How many products stand side by side in a comparison (contract §1). */
export const mostCompared = 4;
