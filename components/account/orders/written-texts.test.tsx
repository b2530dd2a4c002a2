import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { InvoiceSheet } from '#components/account/invoice/invoice-sheet.tsx';
import { OrderReturns } from '#components/account/order-return/order-returns.tsx';
import { OrderSide } from '#components/account/orders/order-side.tsx';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { orderWith } from '#lib/testing/order.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

/** Runs a script if it is rendered as markup instead of text. */
const harmful = [
  '<img src=x onerror=globalThis.harmed=1>',
  '"><script>globalThis.harmed=1</script>',
  "';globalThis.harmed=1;'",
  '<svg/onload=globalThis.harmed=1>',
  '</style><script>globalThis.harmed=1</script>',
  'javascript:globalThis.harmed=1',
];

/** What a reader sees of markup. */
const readText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const seller = { name: 'کهربا', phone: '', address: '', postalCode: '', site: 'shop.example' };
const parts = {
  order: (order: OrderAnswer) => <OrderSide order={order} show={() => {}} />,
  returns: (order: OrderAnswer) => <OrderReturns order={order} />,
  invoice: (order: OrderAnswer) =>
    order.invoice && (
      <InvoiceSheet order={order} invoice={order.invoice} seller={seller} colours={{}} />
    ),
};

test.each(
  harmful.flatMap((text) =>
    (['order', 'returns', 'invoice'] as const).map((part) => [part, text] as const),
  ),
)('what was written stays text on the page of the %s: %s', (part, text) => {
  const html = renderToStaticMarkup(parts[part](orderWith(text)));
  expect(html).not.toMatch(/<(?:img|script)|<[^>]*\son\w+=|href="javascript/i);
  // Of the order: note and company. Of a return: product and answer. Of the invoice: company and product.
  const shown = toPersianDigits(readText(html)).split(toPersianDigits(text));
  expect(shown).toHaveLength(3);
});
