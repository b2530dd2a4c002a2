/** How many products stand side by side (contract §1). Apart from the schemas, for the browser needs it. */
export const mostCompared = 4;
