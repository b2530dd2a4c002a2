/**
 * What tools were told of orders; gone with the member. In the local storage: numbers of orders that were given. In the
 * session storage: an order whose payment is awaited.
 */
export const measuredKeys = { given: 'measuredOrders', awaited: 'measuredOrder' } as const;
