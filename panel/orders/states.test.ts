import { expect, test } from '@jest/globals';
import { orderStatuses } from '#lib/contract/codes.ts';
import { groupActOf, paymentOf, stageOf } from './states.ts';

const { waiting, paid, preparing, cancelled, unpaid, atGateway } = orderStatuses;
const order = { payment: 'zibal', paidAt: null, receiptWaits: false, hasManualRefund: false };
const at = '2026-11-25T10:00:00Z';

test.each([
  [{ status: paid, paidAt: at }, 'good', 'پرداخت موفق'],
  [{ status: paid, hasManualRefund: true, paidAt: at }, 'wait', 'برگشت پول با شما'],
  [{ status: waiting, payment: 'card-to-card', receiptWaits: true }, 'info', 'رسید در بررسی'],
  [{ status: waiting, payment: 'card-to-card' }, 'rest', 'در انتظار واریز'],
  [{ status: preparing, payment: 'on-delivery' }, 'rest', 'هنگام تحویل'],
  [{ status: preparing }, 'good', 'پرداخت موفق'],
  [{ status: unpaid }, 'bad', 'پرداخت ناموفق'],
  [{ status: atGateway }, 'info', 'در درگاه'],
  [{ status: cancelled }, 'rest', 'پرداخت نشده'],
] as const)('the payment of %j is shown as %s', (given, kind, word) => {
  expect(paymentOf({ ...order, ...given })).toEqual({ kind, word });
});

test('a return that waits is shown before the stage', () => {
  expect(stageOf({ state: 'delivered', returnWaits: true }).kind).toBe('bad');
  expect(stageOf({ state: 'paid', returnWaits: false })).toEqual({
    kind: 'wait',
    word: 'برای بسته‌بندی',
  });
});

test('orders of one stage are moved together', () => {
  expect(groupActOf([{ state: 'paid' }, { state: 'paid' }])).toBe('prepare');
  expect(groupActOf([{ state: 'packing' }])).toBe('send');
  expect(groupActOf([{ state: 'packing' }, { state: 'paid' }])).toBeNull();
  expect(groupActOf([{ state: 'sent' }])).toBeNull();
  expect(groupActOf([])).toBeNull();
});
