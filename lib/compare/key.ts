/** Where what is collected for comparing is kept; nothing is there while there is nothing. */
export const compareKey = 'compare';
