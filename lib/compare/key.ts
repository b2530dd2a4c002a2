/** Local storage key of the collected products; absent while there are none. */
export const compareKey = 'compare';
