const lenders = new Set(['snapppay', 'torobpay']);

/** Whether a gateway lends the amount, to be paid back in parts. */
export const isLender = (gateway: string): boolean => lenders.has(gateway);
