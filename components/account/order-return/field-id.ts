import type { Wrong } from '#components/account/order-return/drafts.ts';

/** Id of a field of a line. */
export const fieldId = (propertyId: number, field: Wrong['field'] | 'count'): string =>
  `return-${propertyId}-${field}`;
