/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { timeOf, weekdayOf } from '#lib/text/order-date.ts';
import { detailsOf } from '#panel/order/lines-box.tsx';
import { Steps } from '#panel/order/next-box.tsx';

test('a step of another day has its day, one of today its hour alone', () => {
  const [paidAt, at] = ['2026-01-05T09:14:00Z', new Date().toISOString()];
  const { preparing } = orderStatuses;
  const { packing } = deliveryStates;
  const order = {
    status: preparing,
    delivery: packing,
    createdAt: paidAt,
    paidAt,
    payment: { name: 'zibal' },
    events: [{ status: preparing, delivery: packing, at }],
  };
  const { container } = render(<Steps order={order} />);
  expect([...container.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
    `${weekdayOf(paidAt)}، ${timeOf(paidAt)}`,
    timeOf(at),
  ]);
});

test('the details of a line break after a dot, never before it', () => {
  const options = [{ title: 'رنگ', value: 'آبی' }];
  const details = detailsOf({ options, guarantee: '۱۸ ماه', insurance: 1 } as never);
  expect(details).toBe('آبی\u00A0· ۱۸ ماه\u00A0· با بیمه');
});
