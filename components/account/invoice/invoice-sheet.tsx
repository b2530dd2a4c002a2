'use client';

import { BuyerParty, type Seller, SellerParty } from '#components/account/invoice/parties.tsx';
import { invoiceRows, type InvoiceRow, sumsOf } from '#components/account/invoice/rows.ts';
import { invoiceTexts as texts } from '#components/account/invoice/texts.ts';
import { LogoMark } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { orderStatuses } from '#lib/contract/codes.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { numberInWords } from '#lib/text/number-words.ts';
import { numericDate } from '#lib/text/order-date.ts';
import { readablePhone } from '#lib/text/phone.ts';
import { formatNumber } from '#lib/text/toman.ts';

interface InvoiceSheetProps {
  order: OrderAnswer;
  invoice: NonNullable<OrderAnswer['invoice']>;
  seller: Seller;
  colours: Readonly<Record<string, string>>;
}

const rialsPerToman = 10;
/** Digits of a number in the series. */
const numberLength = 6;

/** «۱۴۰۵-۰۰۰۸۱۲»: the year is only for people, the series goes on. */
function seriesNumber({ number, issuedAt }: { number: number; issuedAt: string }): string {
  const [year] = numericDate(issuedAt).split('/');
  return `${year}-${toPersianDigits(String(number).padStart(numberLength, '0'))}`;
}

/**
 * An A4 sheet in the form of the tax office: seller, buyer, ten columns, sums in digits and words. On phones a row of
 * the table is a block, whose cells name their columns.
 */
export function InvoiceSheet({ order, invoice, seller, colours }: InvoiceSheetProps) {
  const { number, status, payment, totals } = order;
  const rows = invoiceRows(order);
  return (
    <article className="invoice" style={colours}>
      {status === orderStatuses.cancelled ? (
        <p className="invoice-void">
          <b>{texts.void}</b> {texts.cancelled}
        </p>
      ) : null}
      <header className="invoice-head">
        <p className="logo">
          <LogoMark />
          <span>{seller.name}</span>
        </p>
        <h1>{texts.heading}</h1>
        <dl>
          <dt>{texts.series}</dt>
          <dd>
            <bdi dir="ltr">{seriesNumber(invoice)}</bdi>
          </dd>
          <dt>{texts.date}</dt>
          <dd>
            <bdi dir="ltr">{numericDate(invoice.issuedAt)}</bdi>
          </dd>
          <dt>{texts.number}</dt>
          <dd>
            <bdi dir="ltr">{toPersianDigits(number)}</bdi>
          </dd>
        </dl>
      </header>
      <SellerParty seller={seller} codes={invoice.seller} />
      <BuyerParty order={order} />
      <Table rows={rows} vatRate={totals.vatRate} />
      <p className="invoice-words">
        <span>
          {texts.inWords} <b>{texts.words(numberInWords(totals.total))}</b>
        </span>
        <span className="whitespace-nowrap">
          {texts.inRial} <b>{formatNumber(totals.total * rialsPerToman)}</b> {texts.rial}
        </span>
      </p>
      <p className="invoice-note">
        {texts.unit} {texts.paidBy(payment.title)}
        {payment.reference === null ? null : (
          <>
            ، {texts.reference} <bdi dir="ltr">{toPersianDigits(payment.reference)}</bdi>
          </>
        )}
        .
      </p>
      <div className="invoice-signs">
        <div>{texts.sellerSign}</div>
        <div>{texts.buyerSign}</div>
      </div>
      <footer className="invoice-foot">
        <bdi dir="ltr">{seller.site}</bdi>
        <bdi dir="ltr">{readablePhone(seller.phone)}</bdi>
      </footer>
    </article>
  );
}

function Table({ rows, vatRate }: { rows: readonly InvoiceRow[]; vatRate: number }) {
  const { columns } = texts;
  const sums = sumsOf(rows);
  return (
    <table>
      <caption className="sr-only">{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.place}</th>
          <th scope="col">{columns.code}</th>
          <th scope="col" className="invoice-what">
            {columns.what}
          </th>
          <th scope="col">{columns.count}</th>
          <th scope="col">{columns.price}</th>
          <th scope="col">{columns.gross}</th>
          <th scope="col">{columns.discount}</th>
          <th scope="col" className="invoice-wide">
            {columns.net}
          </th>
          <th scope="col" className="invoice-wide">
            {columns.vat(vatRate)}
          </th>
          <th scope="col">{columns.total}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={`${row.code} ${row.what}`}>
            <td data-column={columns.place}>{toPersianDigits(place + 1)}</td>
            <td data-column={columns.code}>
              {row.code === null ? '—' : toPersianDigits(row.code)}
            </td>
            <td className="invoice-what">
              <MixedText>{row.what}</MixedText>
            </td>
            <td data-column={columns.count}>{formatNumber(row.count)}</td>
            <td data-column={columns.price}>{formatNumber(row.price)}</td>
            <td data-column={columns.gross}>{formatNumber(row.gross)}</td>
            <td data-column={columns.discount}>{formatNumber(row.discount)}</td>
            <td data-column={columns.net}>{formatNumber(row.net)}</td>
            <td data-column={columns.vat(vatRate)}>{formatNumber(row.vat)}</td>
            <td data-column={columns.total}>
              <b>{formatNumber(row.total)}</b>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={5} className="invoice-what">
            {texts.sum}
          </th>
          <td data-column={columns.gross}>{formatNumber(sums.gross)}</td>
          <td data-column={columns.discount}>{formatNumber(sums.discount)}</td>
          <td data-column={columns.net}>{formatNumber(sums.net)}</td>
          <td data-column={columns.vat(vatRate)}>{formatNumber(sums.vat)}</td>
          <td data-column={columns.total}>{formatNumber(sums.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
