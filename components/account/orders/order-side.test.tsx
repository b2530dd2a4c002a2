import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { OrderSide } from '#components/account/orders/order-side.tsx';
import { orderTexts } from '#components/account/orders/texts.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { orderWith } from '#lib/testing/order.ts';

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
