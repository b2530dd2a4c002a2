/** How many products are suggested for a comparison. */
export const mostOffered = 8;
