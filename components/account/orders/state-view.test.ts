import { expect, test } from '@jest/globals';
import { nextOf } from '#components/account/orders/state-view.ts';
import { stateTexts } from '#components/account/orders/texts.ts';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';

const over = {
  canPay: false,
  awaitsTransfer: false,
  wasSent: false,
  expiresAt: null,
  returnUntil: null,
  refunded: 0,
};
const cancelled = {
  ...over,
  status: orderStatuses.cancelled,
  // Also of an order that was packed when it was cancelled.
  delivery: deliveryStates.returned,
};

test('a cancelled order is said not to be sent only if it never was', () => {
  expect(nextOf({ ...cancelled, wasSent: false })).toBe(stateTexts.cancelledNext);
  expect(nextOf({ ...cancelled, wasSent: true })).toBe(stateTexts.cancelledBack);
});

test('an order that can still be paid shows until when it is held', () => {
  const unpaid = { ...over, status: orderStatuses.unpaid, delivery: deliveryStates.none };
  const expiresAt = '2026-11-24T11:22:00.000Z';
  expect(nextOf({ ...unpaid, canPay: true, expiresAt })).toBe('تا ساعت ۱۴:۵۲ نگه داشته می‌شود');
  expect(nextOf({ ...unpaid, expiresAt })).toBe(stateTexts.unpaidOver);
  const closed = { ...unpaid, status: orderStatuses.atGateway, expiresAt };
  expect(nextOf({ ...closed, canPay: true })).toBe('تا ساعت ۱۴:۵۲ نگه داشته می‌شود');
  expect(nextOf(closed)).toBe(stateTexts.atGatewayNext);
});

test('a delivered order shows until when it can be returned', () => {
  const delivered = {
    ...over,
    status: orderStatuses.preparing,
    delivery: deliveryStates.delivered,
  };
  const returnUntil = '2026-11-25T20:29:59.999Z';
  expect(nextOf({ ...delivered, returnUntil })).toContain('مرجوعی تا چهارشنبه ۴ آذر');
  expect(nextOf(delivered)).toBe(stateTexts.deliveredNext);
});

test('an order that is over shows the refunded amount', () => {
  const back = '۲٬۸۹۰٬۰۰۰ تومان به شما بازگشت';
  expect(nextOf({ ...cancelled, refunded: 2_890_000 })).toBe(back);
  expect(nextOf({ ...cancelled, status: orderStatuses.preparing, refunded: 2_890_000 })).toBe(back);
});
