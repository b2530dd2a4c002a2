import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { csvLine } from '#server/files/csv.ts';
import type { ExportedOrder } from '#server/modules/export/order-queries.ts';
import { momentCell } from '#server/modules/export/moment.ts';
import { personCells, personHeads, receiverOf } from '#server/modules/export/person.ts';
import { exportTexts } from '#server/modules/export/texts.ts';

/** Columns of the export plugins of WooCommerce, by their names there. */
const heads = [
  'order_id',
  'order_number',
  'order_date',
  'paid_date',
  'status',
  'shipping_total',
  'tax_total',
  'discount_total',
  'order_total',
  'order_subtotal',
  'order_currency',
  'payment_method',
  'payment_method_title',
  'transaction_id',
  'shipping_method',
  'refund_total',
  'coupon_items',
  'customer_id',
  'customer_note',
] as const;

export const orderHead = (lineCount: number): string =>
  csvLine([
    ...heads,
    ...personHeads('billing'),
    ...personHeads('shipping'),
    ...Array.from({ length: lineCount }, (_, at) => `line_item_${at + 1}`),
  ]);

const { waiting, paid, preparing, cancelled, unpaid, atGateway } = orderStatuses;
const states = new Map<number, string>([
  [waiting, 'on-hold'],
  [paid, 'processing'],
  [preparing, 'processing'],
  [cancelled, 'cancelled'],
  [unpaid, 'pending'],
  [atGateway, 'pending'],
]);

function stateOf({ status, delivery }: ExportedOrder): string {
  if (status !== preparing) return states.get(status) ?? '';
  if (delivery === deliveryStates.delivered) return 'completed';
  return delivery === deliveryStates.returned ? 'refunded' : 'processing';
}

interface Form {
  readonly lineCount: number;
  /** Whether it names those who ordered. */
  readonly isWhole: boolean;
}

/** The line of an order, amounts in toman. */
export function orderLine(order: ExportedOrder, { lineCount, isWhole }: Form): string {
  const { number, lines, name, mobile, email, address } = order;
  return csvLine([
    number,
    number,
    momentCell(order.createdAt),
    momentCell(order.paidAt),
    stateOf(order),
    order.freight,
    order.vat,
    order.discount,
    order.total,
    order.linesTotal,
    'IRT',
    order.payment,
    exportTexts.payments.get(order.payment) ?? order.payment,
    order.reference,
    order.shipping,
    order.refunded,
    order.coupon === '' ? '' : `code:${bare(order.coupon)}|amount:${order.discount}`,
    order.memberId ?? '',
    isWhole ? order.note : '',
    ...personCells({ name, mobile, email, address, company: order.company }, isWhole),
    ...personCells(receiverOf(address), isWhole),
    ...Array.from({ length: lineCount }, (_, at) => itemCell(lines[at])),
  ]);
}

/** Parts of an item are told apart by these signs. */
const bare = (text: string): string => text.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim();

function itemCell(line: ExportedOrder['lines'][number] | undefined): string {
  if (line === undefined) return '';
  const { count, price, insurance, discount, options, guarantee } = line;
  const whole = (price + insurance) * count;
  const parts: (readonly [string, string | number])[] = [
    ['name', line.name],
    ['product_id', line.productId],
    ['variation_id', line.variantId],
    ['sku', line.sku ?? ''],
    ['quantity', count],
    ['sub_total', whole],
    ['total', whole - discount],
    ...options.map(({ title, value }) => [`meta:${bare(title)}`, value] as const),
    ...(guarantee === '' ? [] : [[`meta:${exportTexts.guarantee}`, guarantee] as const]),
  ];
  return parts.map(([key, value]) => `${key}:${bare(String(value))}`).join('|');
}
