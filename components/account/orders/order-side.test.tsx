import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { OrderSide } from '#components/account/orders/order-side.tsx';
import { orderTexts } from '#components/account/orders/texts.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { orderWith } from '#lib/testing/order.ts';

const at = '2026-11-20T08:00:00.000Z';

const pageOf = (order: OrderAnswer) =>
  load(renderToStaticMarkup(<OrderSide order={order} show={() => {}} />));

test('the goods are summed up as in the cart: before their discounts, and what they save', () => {
  const order = orderWith('');
  const lines = order.lines.map((line) => ({
    ...line,
    count: 2,
    oldPrice: 230_000,
    insurance: 9_000,
  }));
  const $ = pageOf({ ...order, lines, totals: { ...order.totals, linesTotal: 378_000 } });
  const rows = $('.sums > div').toArray();
  expect(rows.map((row) => [$(row).find('dt').text(), $(row).find('dd').text()])).toEqual(
    expect.arrayContaining([
      [orderTexts.linesTotal(2), '۴۶۰٬۰۰۰'],
      [orderTexts.saved, '۱۰۰٬۰۰۰ −'],
      [orderTexts.insured, '۱۸٬۰۰۰'],
    ]),
  );
});

const textOf = (state: 'pending' | 'done') =>
  pageOf({ ...orderWith(''), refunds: [{ amount: 5_000, state, createdAt: at }] }).text();

test('it is said how long money on its way back takes, until it has arrived', () => {
  expect(textOf('pending')).toContain(orderTexts.refundTime);
  expect(textOf('done')).not.toContain(orderTexts.refundTime);
});
