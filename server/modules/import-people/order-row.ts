import { type FormerStatus, formerStatuses } from '#lib/contract/former-order-names.ts';
import type { NewFormerOrder } from '#server/modules/former-order/service.ts';
import {
  type FileRecord,
  currencyOfUnit,
  isCurrency,
  momentOf,
  numberOf,
  shortened,
  tomanOf,
} from '#server/modules/import/record-service.ts';
import type { FileRow, RowRules } from '#server/modules/import/row-kind-service.ts';
import { linesOf, mostLines, refundedOf } from '#server/modules/import-people/order-lines.ts';
import { mobileOf, nameOf, type Texts, textOf } from '#server/modules/import-people/person.ts';
import { peopleTexts } from '#server/modules/import-people/texts.ts';

/** Whether a file can be one of orders, by its first record. */
export const isOfOrders = ({ texts, item }: FileRecord): boolean =>
  item === null
    ? texts.has('orderid') || texts.has('ordernumber')
    : 'line_items' in item || 'order_key' in item;

/** What is no order: `checkout-draft` is a basket. */
const drafts = new Set(['checkout-draft', 'auto-draft', 'draft', 'trash']);

const persianStatuses: Readonly<Record<string, FormerStatus>> = {
  'تکمیل شده': 'completed',
  'در حال انجام': 'processing',
  'در انتظار بررسی': 'on-hold',
  'در انتظار پرداخت': 'pending',
  'لغو شده': 'cancelled',
  'مسترد شده': 'refunded',
  ناموفق: 'failed',
};

function statusOf(written: string): FormerStatus {
  const name = written.toLowerCase().replace(/^wc-/, '').replaceAll(' ', '-');
  return formerStatuses.find((each) => each === name) ?? persianStatuses[written] ?? 'other';
}

/** The currency of amounts, or why there is none. */
function currencyOf(texts: Texts, { unit }: RowRules): { name: string } | { why: string } {
  const written = textOf(texts, 'currency', 'ordercurrency').toUpperCase();
  if (isCurrency(written)) return { name: written };
  if (written !== '') return { why: peopleTexts.unknownCurrency(shortened(written, 10)) };
  return unit === null ? { why: peopleTexts.noUnit } : { name: currencyOfUnit[unit] };
}

const amountFields = {
  total: ['total', 'ordertotal'],
  discount: ['discounttotal', 'cartdiscount', 'orderdiscount'],
  freight: ['shippingtotal', 'ordershipping', 'shippingcost'],
} as const;

interface Amounts {
  total: number;
  discount: number;
  freight: number;
}

/** Amounts in toman, or why one is none. */
function amountsOf(texts: Texts, currency: string): Amounts | string {
  if (textOf(texts, ...amountFields.total) === '') return peopleTexts.noTotal;
  const amounts: Amounts = { total: 0, discount: 0, freight: 0 };
  for (const field of ['total', 'discount', 'freight'] as const) {
    const read = tomanOf(textOf(texts, ...amountFields[field]), currency);
    if (typeof read === 'string') return peopleTexts.wrongAmount(peopleTexts[field], read);
    amounts[field] = read;
  }
  return amounts;
}

/** When it was made; null when that cannot be read. */
function madeAt(texts: Texts): { moment: string | null; written: string } {
  const utc = textOf(texts, 'datecreatedgmt');
  const written = utc || textOf(texts, 'datecreated', 'orderdate', 'date');
  return { moment: momentOf(written, utc !== ''), written };
}

/** An order, or why there is none. */
function orderOf(
  { texts, item }: FileRecord,
  externalId: number,
  rules: RowRules,
): NewFormerOrder | string {
  const currency = currencyOf(texts, rules);
  if ('why' in currency) return currency.why;
  const amounts = amountsOf(texts, currency.name);
  if (typeof amounts === 'string') return amounts;
  const { moment, written } = madeAt(texts);
  if (moment === null) return peopleTexts.noMoment(shortened(written, 30));
  const { total, discount, freight } = amounts;
  return {
    externalId,
    number: shortened(textOf(texts, 'number', 'ordernumber') || String(externalId), 40),
    mobile: mobileOf(texts).mobile,
    createdAt: moment,
    total,
    content: {
      status: statusOf(textOf(texts, 'status', 'orderstatus')),
      discount,
      freight,
      refunded: refundedOf(texts, item, currency.name),
      payment: shortened(textOf(texts, 'paymentmethodtitle', 'paymentmethod'), 80),
      name: nameOf(texts).name,
      lines: linesOf(texts, item, currency.name).slice(0, mostLines),
    },
  };
}

/** A row of orders. @param seen numbers that came before */
export function readOrder(record: FileRecord, seen: ReadonlySet<number>, rules: RowRules): FileRow {
  const { line, texts, item } = record;
  const externalId = numberOf(textOf(texts, 'orderid', 'id', 'ordernumber', 'number'));
  const name = externalId === null ? '' : peopleTexts.order(String(externalId));
  const row = { line, name, externalId };
  const without = (state: 'wrong' | 'skipped', text: string): FileRow => ({
    ...row,
    state,
    said: [{ head: '', text }],
    content: null,
  });
  if (externalId === null) return without('wrong', peopleTexts.noNumber);
  if (seen.has(externalId)) return without('skipped', peopleTexts.orderTwice);
  if (drafts.has(textOf(texts, 'status', 'orderstatus').replace(/^wc-/, ''))) {
    return without('skipped', peopleTexts.draft);
  }
  const order = orderOf(record, externalId, rules);
  if (typeof order === 'string') return without('wrong', order);
  const notes = [
    ...(order.mobile === null ? [peopleTexts.withoutMobile] : []),
    ...(linesOf(texts, item, 'IRT').length > mostLines
      ? [peopleTexts.tooManyLines(mostLines)]
      : []),
  ];
  return {
    ...row,
    name: peopleTexts.order(order.number),
    state: 'read',
    said: notes.map((text) => ({ head: '', text })),
    content: order,
  };
}
