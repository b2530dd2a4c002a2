'use client';

import { inWords } from '#components/account/addresses/in-words.ts';
import { invoiceRows, type InvoiceRow, sumsOf } from '#components/account/invoice/rows.ts';
import { invoiceTexts as texts } from '#components/account/invoice/texts.ts';
import { LogoMark } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { numberInWords } from '#lib/text/number-words.ts';
import { numericDate } from '#lib/text/order-date.ts';
import { readablePhone } from '#lib/text/phone.ts';
import { readableMobile } from '#lib/text/readable-mobile.ts';
import { formatNumber } from '#lib/text/toman.ts';

export interface Seller {
  readonly name: string;
  readonly phone: string;
  /** Street and city; '' where the shop names none. */
  readonly address: string;
  readonly postalCode: string;
  /** Without the scheme. */
  readonly site: string;
}

interface InvoiceSheetProps {
  order: OrderAnswer;
  seller: Seller;
  colours: Readonly<Record<string, string>>;
}

const rialsPerToman = 10;

/** An A4 sheet in the form of the tax office: seller, buyer, ten columns, sums in digits and words. */
export function InvoiceSheet({ order, seller, colours }: InvoiceSheetProps) {
  const { number, createdAt, paidAt, payment, totals } = order;
  const rows = invoiceRows(order);
  return (
    <article className="invoice" style={colours}>
      <header className="invoice-head">
        <p className="logo">
          <LogoMark />
          <span>{seller.name}</span>
        </p>
        <h1>{texts.heading}</h1>
        <dl>
          <dt>{texts.date}</dt>
          <dd>
            <bdi dir="ltr">{numericDate(paidAt ?? createdAt)}</bdi>
          </dd>
          <dt>{texts.number}</dt>
          <dd>
            <bdi dir="ltr">{toPersianDigits(number)}</bdi>
          </dd>
        </dl>
      </header>
      <Party title={texts.seller} {...seller} phone={readablePhone(seller.phone)} />
      {order.address === null ? (
        <section className="invoice-party">
          <h2>{texts.buyer}</h2>
          <p>{texts.noBuyer}</p>
        </section>
      ) : (
        <Party
          title={texts.buyer}
          name={order.address.receiverName}
          address={inWords(order.address)}
          postalCode={order.address.postalCode}
          phone={readableMobile(order.address.receiverMobile)}
        />
      )}
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

interface PartyProps {
  title: string;
  name: string;
  address: string;
  postalCode: string;
  phone: string;
}

function Party({ title, name, address, postalCode, phone }: PartyProps) {
  const facts = [
    { label: texts.name, value: name, isNumber: false },
    { label: texts.address, value: address, isNumber: false },
    { label: texts.postalCode, value: toPersianDigits(postalCode), isNumber: true },
    { label: texts.phone, value: phone, isNumber: true },
  ];
  return (
    <section className="invoice-party">
      <h2>{title}</h2>
      <p>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value, isNumber }) => (
            <span key={label}>
              {label}{' '}
              <b>{isNumber ? <bdi dir="ltr">{value}</bdi> : <MixedText>{value}</MixedText>}</b>
            </span>
          ))}
      </p>
    </section>
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
            <td>{toPersianDigits(place + 1)}</td>
            <td>{row.code === null ? '—' : toPersianDigits(row.code)}</td>
            <td className="invoice-what">
              <MixedText>{row.what}</MixedText>
            </td>
            <td>{formatNumber(row.count)}</td>
            <td>{formatNumber(row.price)}</td>
            <td>{formatNumber(row.gross)}</td>
            <td>{formatNumber(row.discount)}</td>
            <td>{formatNumber(row.net)}</td>
            <td>{formatNumber(row.vat)}</td>
            <td>
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
          <td>{formatNumber(sums.gross)}</td>
          <td>{formatNumber(sums.discount)}</td>
          <td>{formatNumber(sums.net)}</td>
          <td>{formatNumber(sums.vat)}</td>
          <td>{formatNumber(sums.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
