import { expect, test } from '@jest/globals';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { historyOf } from './history.ts';

const { paid, preparing, cancelled } = orderStatuses;
const { none, packing, sent, returned } = deliveryStates;
const event = {
  at: '2026-11-25T10:00:00Z',
  status: preparing,
  delivery: packing,
  by: 'staff',
  person: 'رضا کریمی',
  reason: '',
} as const;

test('events are Persian sentences with who did it, the newest first', () => {
  const lines = historyOf([
    { ...event, by: 'shopper', person: null, reason: 'to zibal', delivery: none },
    {
      ...event,
      by: 'gateway',
      person: null,
      reason: 'paid by zibal',
      status: paid,
      delivery: none,
    },
    { ...event, reason: 'accepted by the shop' },
    { ...event, reason: 'note: جعبه در کادو' },
    { ...event, reason: 'sent by post', delivery: sent },
  ]);
  expect(lines.map(({ person, text, kind, isNote }) => [person, text, kind, isNote])).toEqual([
    ['رضا کریمی', 'با پست فرستاد', 'info', false],
    ['رضا کریمی', 'جعبه در کادو', 'rest', true],
    ['رضا کریمی', 'آماده‌سازی را آغاز کرد', 'info', false],
    ['', 'پرداخت موفق از زیبال', 'good', false],
    ['مشتری', 'به درگاه زیبال رفت', 'rest', false],
  ]);
});

test('reasons that people wrote are shown as they are, and a name never leads out of the table', () => {
  const texts = historyOf([
    { ...event, reason: 'constructor' },
    { ...event, reason: 'ناموجود شد', status: cancelled },
    { ...event, reason: 'گیرنده نبود', delivery: returned },
    { ...event, reason: 'refund 1000000001: paid' },
  ]).map(({ text }) => text);
  expect(texts).toEqual([
    'برگشت پول: فروشگاه پرداخت',
    'بسته برگشت: گیرنده نبود',
    'لغو شد: ناموجود شد',
    'پول برگشت داده شد: constructor',
  ]);
});
