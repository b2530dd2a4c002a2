import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { OrderNotice } from '#components/account/orders/order-notice.tsx';
import { orderTexts } from '#components/account/orders/texts.ts';
import { Unpaid } from '#components/checkout/result/unpaid.tsx';
import { resultTexts } from '#components/checkout/result/texts.ts';
import { orderStatuses } from '#lib/contract/codes.ts';
import type { GatewayOffer, OrderResultAnswer } from '#lib/contract/order.ts';
import { orderWith } from '#lib/testing/order.ts';

const until = '2026-11-20T08:15:00.000Z';
const zibal = { name: 'zibal', title: 'زیبال', isLent: false };
const nothing = () => {};

function notice(ways: readonly GatewayOffer[]): string {
  const open = { status: orderStatuses.unpaid, canPay: true, expiresAt: until };
  const order = { ...orderWith(''), ...open, ways: [...ways] };
  return renderToStaticMarkup(<OrderNotice order={order} onRefused={nothing} onSent={nothing} />);
}

function result(ways: readonly GatewayOffer[]): string {
  const unpaid: OrderResultAnswer = {
    number: 12_345_678,
    status: orderStatuses.unpaid,
    amount: 180_000,
    reference: null,
    trace: null,
    gateway: 'زیبال',
    at: until,
    money: 'none',
    moneyAmount: null,
    why: null,
    isInBasket: false,
    expiresAt: until,
    secondsLeft: 600,
    next: null,
    ways: [...ways],
  };
  return renderToStaticMarkup(<Unpaid result={unpaid} reread={nothing} />);
}

test('an order that a gateway takes can be paid', () => {
  expect(notice([zibal])).toContain(orderTexts.payBy(zibal.title));
  expect(notice([zibal])).not.toContain(orderTexts.noWay);
  expect(result([zibal])).toContain(resultTexts.payAgain);
  expect(result([zibal])).not.toContain(resultTexts.noWay);
});

test('an order that no gateway takes any more says so, and can still be cancelled', () => {
  expect(notice([])).toContain(orderTexts.noWay);
  expect(notice([])).not.toContain('<button');
  expect(result([])).toContain(resultTexts.noWay);
  expect(result([])).not.toContain(resultTexts.payAgain);
  expect(result([])).toContain(resultTexts.cancel);
});
