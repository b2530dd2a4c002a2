import { expect, test } from '@jest/globals';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { stepsOf } from './steps.ts';

const { waiting, paid, preparing, cancelled } = orderStatuses;
const { none, packing, sent, delivered } = deliveryStates;
const at = (hour: number) => `2026-11-25T${String(hour).padStart(2, '0')}:00:00Z`;
const order = {
  status: preparing,
  delivery: packing,
  createdAt: at(1),
  paidAt: at(2),
  payment: { name: 'zibal' },
  events: [
    { status: paid, delivery: none, at: at(2) },
    { status: preparing, delivery: packing, at: at(3) },
  ],
} as const;

test('the step an order is at comes after those behind it, with their times', () => {
  expect(stepsOf(order)).toEqual([
    { word: 'پرداخت', is: 'done', at: at(2) },
    { word: 'آماده‌سازی', is: 'now', at: at(3) },
    { word: 'ارسال', is: 'todo', at: null },
    { word: 'تحویل', is: 'todo', at: null },
  ]);
});

test('a delivered order has no step left', () => {
  const events = [
    ...order.events,
    { status: preparing, delivery: sent, at: at(4) },
    { status: preparing, delivery: delivered, at: at(5) },
  ];
  const steps = stepsOf({ ...order, delivery: delivered, events });
  expect(steps.map(({ is }) => is)).toEqual(['done', 'done', 'done', 'done']);
  expect(steps.at(-1)?.at).toBe(at(5));
});

test('an order that is paid on delivery begins with its start, a cancelled one has no way', () => {
  const later = { ...order, status: waiting, delivery: none, payment: { name: 'on-delivery' } };
  expect(stepsOf({ ...later, paidAt: null, events: [] })[0]).toEqual({
    word: 'ثبت',
    is: 'now',
    at: at(1),
  });
  expect(stepsOf({ ...order, status: cancelled })).toEqual([]);
});
