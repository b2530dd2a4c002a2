import { invoiceTexts } from '#components/account/invoice/texts.ts';
import type { OrderAnswer, OrderLine } from '#lib/contract/member-order.ts';

/** Amounts of a row in toman. `total` = `gross` - `discount` = `net` + `vat`. */
export interface InvoiceRow {
  /** WebsiteCode; null for freight. */
  readonly code: number | null;
  readonly what: string;
  readonly count: number;
  /** Of one piece, with its insurance. */
  readonly price: number;
  readonly gross: number;
  readonly discount: number;
  /** After the discount, without VAT. */
  readonly net: number;
  readonly vat: number;
  readonly total: number;
}

type Amounts = Pick<InvoiceRow, 'gross' | 'discount' | 'net' | 'vat' | 'total'>;
type Invoiced = Pick<OrderAnswer, 'lines' | 'totals' | 'deliveryMethod'>;

/** The lines, and the freight if there is any. */
export function invoiceRows({ lines, totals, deliveryMethod }: Invoiced): InvoiceRow[] {
  const rows = lines.map(rowOf);
  if (totals.freight === 0) return rows;
  const { freight } = totals;
  // What the lines leave of the order's VAT.
  const vat = totals.vat - lines.reduce((sum, line) => sum + line.vat, 0);
  return [
    ...rows,
    {
      code: null,
      what: invoiceTexts.freight(deliveryMethod.title),
      count: 1,
      price: freight,
      gross: freight,
      discount: 0,
      net: freight - vat,
      vat,
      total: freight,
    },
  ];
}

function rowOf(line: OrderLine): InvoiceRow {
  const { websiteCode, nameFa, options, count, insurance, discount, total, vat } = line;
  const price = line.price + insurance;
  const what = [nameFa, ...options.map(({ value }) => value)];
  if (insurance > 0) what.push(invoiceTexts.withInsurance);
  return {
    code: websiteCode,
    what: what.join('، '),
    count,
    price,
    gross: price * count,
    discount,
    net: total - vat,
    vat,
    total,
  };
}

/** The sums of the columns. */
export function sumsOf(rows: readonly InvoiceRow[]): Amounts {
  const sum = (column: keyof Amounts) => rows.reduce((before, row) => before + row[column], 0);
  return {
    gross: sum('gross'),
    discount: sum('discount'),
    net: sum('net'),
    vat: sum('vat'),
    total: sum('total'),
  };
}
