/** How many addresses a member may have. Apart from the schemas, for the browser needs it. */
export const mostAddresses = 20;
