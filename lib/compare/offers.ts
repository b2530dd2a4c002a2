/** How many products are offered to be added to a comparison. */
export const mostOffered = 8;
