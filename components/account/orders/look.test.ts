import { expect, test } from '@jest/globals';
import { nextOf } from '#components/account/orders/look.ts';
import { stateTexts } from '#components/account/orders/texts.ts';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';

const cancelled = {
  status: orderStatuses.cancelled,
  // Also of an order that was packed when it was cancelled.
  delivery: deliveryStates.returned,
  canPay: false,
  awaitsTransfer: false,
};

test('a cancelled order is said not to be sent only if it never was', () => {
  expect(nextOf({ ...cancelled, wasSent: false })).toBe(stateTexts.cancelledNext);
  expect(nextOf({ ...cancelled, wasSent: true })).toBe(stateTexts.cancelledBack);
});
