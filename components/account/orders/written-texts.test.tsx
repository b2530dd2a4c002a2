import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { InvoiceSheet } from '#components/account/invoice/invoice-sheet.tsx';
import { OrderReturns } from '#components/account/order-return/order-returns.tsx';
import { OrderSide } from '#components/account/orders/order-side.tsx';
import { orderStatuses } from '#lib/contract/codes.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
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

const at = '2026-11-20T08:00:00.000Z';
const codes = { nationalId: '', economicCode: '', registration: '' };

/** An order with this text wherever a member or staff can write. */
const orderWith = (text: string): OrderAnswer => ({
  number: 12_345_678,
  status: orderStatuses.paid,
  delivery: '',
  total: 180_000,
  createdAt: at,
  canPay: false,
  version: 2,
  paidAt: at,
  expiresAt: null,
  lines: [
    {
      websiteCode: 1001,
      propertyId: 1,
      nameFa: text,
      slug: 'x',
      image: '',
      options: [],
      guarantee: '',
      count: 1,
      price: 180_000,
      oldPrice: null,
      insurance: 0,
      discount: 0,
      total: 180_000,
      vat: 0,
    },
  ],
  totals: {
    linesTotal: 180_000,
    discount: 0,
    freight: 0,
    total: 180_000,
    vat: 0,
    vatRate: 10,
    reductions: [],
  },
  freightKept: 0,
  ways: [],
  canClear: false,
  clearedAt: null,
  address: null,
  deliveryMethod: {
    kind: 'post',
    title: 'پست',
    note: '',
    isPaidOnArrival: false,
    daysFrom: 1,
    daysTo: 2,
    slot: null,
  },
  note: text,
  buyer: { name: text, nationalId: '10380284790', economicCode: '' },
  payment: {
    isLent: false,
    name: 'zarinpal',
    title: 'زرین‌پال',
    reference: null,
    trace: null,
    maskedCard: null,
    receiptWaits: false,
    transfer: null,
  },
  events: [],
  parcel: null,
  refunds: [],
  canCancel: false,
  canReturn: false,
  returnUntil: null,
  returns: [
    {
      id: 1,
      state: 'refused',
      lines: [{ propertyId: 1, count: 1, cause: 'defect', note: text, pictures: [] }],
      answer: text,
      createdAt: at,
      refund: 0,
      isRefunded: false,
    },
  ],
  hasInvoice: true,
  invoice: { number: 1, issuedAt: at, seller: { name: '', ...codes } },
});

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
