import { expect, test } from '@jest/globals';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { nextStepOf, otherActsOf } from './next-step.ts';

const { waiting, paid, preparing, cancelled, unpaid, atGateway } = orderStatuses;
const { none, packing, sent, delivered } = deliveryStates;

const order = {
  status: paid,
  delivery: none,
  deliveryMethod: {
    kind: 'post',
    title: 'پست',
    note: '',
    isPaidOnArrival: false,
    daysFrom: 1,
    daysTo: 2,
    slot: null,
  },
  payment: { name: 'zibal', receiptWaits: false },
  returns: [],
  refunds: [],
} as const;
const pickUp = { ...order.deliveryMethod, kind: 'pick-up' } as const;
const byCard = { name: 'card-to-card', receiptWaits: true };

test.each([
  ['prepare', {}],
  ['prepare', { status: preparing }],
  ['send', { status: preparing, delivery: packing }],
  ['handOver', { status: preparing, delivery: packing, deliveryMethod: pickUp }],
  ['deliver', { status: preparing, delivery: sent }],
  ['over', { status: preparing, delivery: delivered }],
  ['accept', { status: waiting, payment: { name: 'on-delivery', receiptWaits: false } }],
  ['receipt', { status: waiting, payment: byCard }],
  ['receipt', { status: cancelled, payment: byCard }],
  ['waits', { status: waiting, payment: { ...byCard, receiptWaits: false } }],
  ['waits', { status: unpaid }],
  ['waits', { status: atGateway }],
  ['return', { status: preparing, delivery: delivered, returns: [{ state: 'asked' }] }],
  ['over', { status: preparing, delivery: delivered, returns: [{ state: 'refused' }] }],
  ['refund', { status: cancelled, refunds: [{ state: 'manual' }] }],
  ['cancelled', { status: cancelled, refunds: [{ state: 'done' }] }],
  ['deliver', { status: preparing, delivery: sent, refunds: [{ state: 'manual' }] }],
] as const)('the next step is %s for %j', (step, given) => {
  expect(nextStepOf({ ...order, ...given })).toBe(step);
});

test('a sent order can come back but not be cancelled; only what was paid goes back', () => {
  expect(otherActsOf({ status: preparing, delivery: sent, paid: 5, refunded: 5 })).toEqual({
    canCancel: false,
    canRefund: false,
    canTakeBack: true,
  });
  expect(otherActsOf({ status: paid, delivery: none, paid: 5, refunded: 2 })).toEqual({
    canCancel: true,
    canRefund: true,
    canTakeBack: false,
  });
  expect(otherActsOf({ status: cancelled, delivery: none, paid: 5, refunded: 0 })).toMatchObject({
    canCancel: false,
    canRefund: true,
  });
});
