import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { InvoiceSheet } from '#components/account/invoice/invoice-sheet.tsx';
import { invoiceTexts } from '#components/account/invoice/texts.ts';
import { type OrderStatus, orderStatuses } from '#lib/contract/codes.ts';
import { orderWith } from '#lib/testing/order.ts';

const seller = { name: 'کهربا', phone: '', address: '', postalCode: '', site: 'shop.example' };
const invoice = {
  number: 1,
  issuedAt: '2026-11-20T08:00:00.000Z',
  seller: { name: '', nationalId: '', economicCode: '', registration: '' },
};

/** What the sheet of an order of this status begins with. */
function headOf(status: OrderStatus): string {
  const order = { ...orderWith(''), status };
  const sheet = <InvoiceSheet order={order} invoice={invoice} seller={seller} colours={{}} />;
  return load(renderToStaticMarkup(sheet))('article').children().first().text();
}

test('the invoice of a cancelled order begins with that it is void', () => {
  expect(headOf(orderStatuses.cancelled)).toContain(invoiceTexts.void);
  expect(headOf(orderStatuses.paid)).not.toContain(invoiceTexts.void);
});

test('each amount names its column, where the head of the table is not shown', () => {
  const sheet = (
    <InvoiceSheet order={orderWith('')} invoice={invoice} seller={seller} colours={{}} />
  );
  const $ = load(renderToStaticMarkup(sheet));
  const heads = $('thead th')
    .toArray()
    .map((cell) => $(cell).text());
  const named = $('tbody tr')
    .first()
    .find('[data-column]')
    .toArray()
    .map((cell) => $(cell).attr('data-column'));
  expect(named).toEqual(heads.filter((head) => head !== invoiceTexts.columns.what));
});
