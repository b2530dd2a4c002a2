import { expect, test } from '@jest/globals';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { stepsOf, wayBackOf } from './steps.ts';

type Event = OrderAnswer['events'][number];
const first = '2026-11-20T07:00:00.000Z';

function orderWith(name: string, ...states: [Event['status'], Event['delivery']][]) {
  const events = states.map(([status, delivery], hour) => ({
    at: `2026-11-20T${String(7 + hour).padStart(2, '0')}:00:00.000Z`,
    status,
    delivery,
  }));
  const { status = 1, delivery = '' } = events.at(-1) ?? {};
  const payment = {
    name,
    title: 'زرین‌پال',
    isLent: false,
    reference: null,
    trace: null,
    maskedCard: null,
    receiptWaits: false,
    transfer: null,
  };
  return { events, status, delivery, createdAt: first, payment } as const;
}
const shown = (order: Parameters<typeof stepsOf>[0]) =>
  stepsOf(order).map(({ word, is }) => `${word}: ${is}`);

test('an order that waits for its payment is at it', () => {
  expect(shown(orderWith('zarinpal', [1, '']))).toEqual([
    'ثبت سفارش: done',
    'در انتظار: now',
    'آماده‌سازی: todo',
    'ارسال: todo',
    'تحویل: todo',
  ]);
  expect(shown(orderWith('zarinpal', [1, ''], [6, ''], [5, '']))[1]).toBe('پرداخت ناموفق: now');
});

test('an order on its way has the times of the steps behind it', () => {
  const order = orderWith('zarinpal', [1, ''], [6, ''], [2, ''], [3, 'packing'], [3, 'sent']);
  expect(shown(order)).toEqual([
    'ثبت سفارش: done',
    'پرداخت: done',
    'آماده‌سازی: done',
    'ارسال شد: now',
    'تحویل: todo',
  ]);
  expect(stepsOf(order).map(({ at }) => at)).toEqual([
    first,
    '2026-11-20T09:00:00.000Z',
    '2026-11-20T10:00:00.000Z',
    '2026-11-20T11:00:00.000Z',
    null,
  ]);
});

const gatewaysOf = (order: Parameters<typeof stepsOf>[0]) => stepsOf(order).map(({ by }) => by);

test('the payment names its gateway, once it is made', () => {
  expect(gatewaysOf(orderWith('zarinpal', [1, ''], [2, '']))).toEqual(['', 'زرین‌پال', '', '', '']);
  expect(gatewaysOf(orderWith('zarinpal', [1, ''], [2, ''], [3, 'packing']))[1]).toBe('زرین‌پال');
  expect(gatewaysOf(orderWith('zarinpal', [1, ''], [6, ''], [5, ''])).join('')).toBe('');
});

test('paid on delivery, it has no payment before', () => {
  expect(shown(orderWith('on-delivery', [1, '']))).toEqual([
    'ثبت سفارش: now',
    'آماده‌سازی: todo',
    'ارسال: todo',
    'تحویل: todo',
  ]);
});

test('a delivered order is done, without steps it skipped', () => {
  expect(shown(orderWith('zarinpal', [1, ''], [2, ''], [3, 'sent'], [3, 'delivered']))).toEqual([
    'ثبت سفارش: done',
    'پرداخت: done',
    'ارسال: done',
    'تحویل شد: done',
  ]);
});

test('a cancelled order ends with it', () => {
  expect(shown(orderWith('zarinpal', [1, ''], [6, ''], [4, '']))).toEqual([
    'ثبت سفارش: done',
    'لغو شده: now',
  ]);
  expect(shown(orderWith('zarinpal', [1, ''], [2, ''], [4, '']))).toEqual([
    'ثبت سفارش: done',
    'پرداخت: done',
    'لغو شده: now',
  ]);
});

test('a parcel that came back did not arrive, whether it is sent again or cancelled', () => {
  const sent = [
    [1, ''],
    [2, ''],
    [3, 'packing'],
    [3, 'sent'],
  ] as const satisfies [Event['status'], Event['delivery']][];
  const again = orderWith('zarinpal', ...sent, [3, 'returned'], [3, 'packing']);
  expect(wayBackOf(again)).toBe('again');
  expect(shown(again)).toEqual([
    'ثبت سفارش: done',
    'پرداخت: done',
    'در حال آماده‌سازی: now',
    'ارسال: todo',
    'تحویل: todo',
  ]);
  const off = orderWith('zarinpal', ...sent, [3, 'returned'], [4, 'returned']);
  expect(wayBackOf(off)).toBe('cancelled');
  expect(shown(off)).toEqual([
    'ثبت سفارش: done',
    'پرداخت: done',
    'آماده‌سازی: done',
    'ارسال: done',
    'لغو شده: now',
  ]);
  const onItsWay = orderWith('zarinpal', ...sent, [3, 'returned'], [3, 'packing'], [3, 'sent']);
  expect(wayBackOf(onItsWay)).toBeNull();
  expect(wayBackOf(orderWith('zarinpal', ...sent, [3, 'delivered'], [3, 'returned']))).toBeNull();
  expect(wayBackOf(orderWith('zarinpal', [1, ''], [2, ''], [4, '']))).toBeNull();
});
