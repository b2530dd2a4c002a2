// Separate from the schemas: browsers use these limits and must not load zod for them.

/** Most addresses a member may have. */
export const mostAddresses = 20;

/** Most products in a comparison (contract §1). */
export const mostCompared = 4;
