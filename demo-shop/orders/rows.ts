import { createHash } from 'node:crypto';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import type { importReturns, NewOrders } from '#server/modules/order/past-service.ts';
import type { NewPayments } from '#server/modules/payment/import-service.ts';
import { chanceOf } from '../expansion/random.ts';
import type { PastOrder } from './order.ts';

type Rows<List extends readonly unknown[]> = List[number][];
type NewReturns = Parameters<typeof importReturns>[1];

/** The rows of orders, by table. */
export interface OrderRows {
  readonly orders: Rows<NewOrders['orders']>;
  readonly lines: Rows<NewOrders['lines']>;
  readonly events: Rows<NewOrders['events']>;
  readonly holds: Rows<NewOrders['holds']>;
  readonly couponUses: Rows<NewOrders['couponUses']>;
  readonly shipments: Rows<NewOrders['shipments']>;
  readonly attempts: Rows<NewPayments['attempts']>;
  readonly refunds: Rows<NewPayments['refunds']>;
  readonly returns: Rows<NewReturns>;
}

export const noOrders = (): OrderRows => ({
  orders: [],
  lines: [],
  events: [],
  holds: [],
  couponUses: [],
  shipments: [],
  attempts: [],
  refunds: [],
  returns: [],
});

const firstAttempt = 100_001;
const firstRefund = 1_000_000_001;
const cards = ['603799', '610433', '589463', '627412', '502229', '622106'];
/** Carriers by the words of their delivery method. */
const carriers = [
  { word: 'تیپاکس', name: 'tipax', digits: 21 },
  { word: 'پست', name: 'post', digits: 24 },
];

const hashOf = (text: string) => createHash('sha256').update(text);

/** A UUID of a text, always the same. */
function uuidOf(text: string): string {
  const hex = hashOf(text).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

function optionsOf({ variant }: PastOrder['bought'][number]) {
  const { colour, storage, size } = variant;
  return [
    { title: 'رنگ', value: colour },
    { title: 'حافظه', value: storage },
    { title: 'اندازه', value: size },
  ].filter(({ value }) => value !== null);
}

/** Where an order stands: its last step, and when it was paid. */
function standingOf({ at, course }: PastOrder) {
  const last = course.steps.at(-1);
  const paid = course.steps.find(({ status }) => status === orderStatuses.paid);
  return {
    status: last?.status ?? orderStatuses.waiting,
    delivery: last?.delivery ?? deliveryStates.none,
    version: course.steps.length,
    paidAt: dateOf(paid?.at ?? null),
    updatedAt: new Date(course.refund?.at ?? last?.at ?? at),
  };
}

interface Ids {
  readonly id: number;
  readonly number: number;
  readonly memberId: number;
}

/** Adds the rows of an order. */
export function addRows(to: OrderRows, order: PastOrder, ids: Ids): void {
  to.orders.push(orderRow(order, ids));
  addLines(to, order, ids.id);
  addEvents(to, order, ids.id);
  addCoupon(to, order, ids);
  const attemptId = addAttempts(to, order, ids.id);
  addParcel(to, order, ids.id);
  addRefund(to, order, { orderId: ids.id, attemptId });
}

function orderRow(order: PastOrder, { id, number, memberId }: Ids): OrderRows['orders'][number] {
  const { at, method, slot, priced, payment, buyer, couponId, vatRate } = order;
  const { kind, title, note, isPaidOnArrival, daysFrom, daysTo } = method;
  return {
    id,
    number,
    memberId,
    startKey: uuidOf(`order ${id}`),
    startHash: hashOf(`order ${id}`).digest('hex'),
    payment,
    deliveryMethodId: method.id,
    deliveryChosen: { kind, title, note, isPaidOnArrival, daysFrom, daysTo, slot },
    address: buyer.address,
    couponId,
    linesTotal: priced.linesTotal,
    discount: priced.discount,
    freight: priced.freight,
    total: priced.total,
    vat: priced.vat,
    vatRate,
    reductions: priced.applied,
    createdAt: new Date(at),
    ...standingOf(order),
  };
}

function addLines(to: OrderRows, { bought, priced, course }: PastOrder, orderId: number): void {
  const isWaiting = course.steps.at(-1)?.status === orderStatuses.waiting;
  for (const [position, each] of bought.entries()) {
    const { variant, count, price, oldPrice, insurance } = each;
    const { websiteCode: productId, variantId, nameFa, slug, image, guarantee } = variant;
    const { discount = 0, vat = 0 } = priced.lines[position] ?? {};
    to.lines.push({
      orderId,
      position,
      productId,
      variantId,
      nameFa,
      slug,
      image,
      options: optionsOf(each),
      guarantee,
      count,
      price,
      oldPrice,
      insurance,
      discount,
      vat,
    });
    if (isWaiting) to.holds.push({ orderId, variantId, count });
  }
}

function addEvents(to: OrderRows, { course }: PastOrder, orderId: number): void {
  for (const [at, step] of course.steps.entries()) {
    to.events.push({ ...step, orderId, at: new Date(step.at), version: at + 1 });
  }
}

function addCoupon(to: OrderRows, { couponId, course }: PastOrder, { id, memberId }: Ids): void {
  if (couponId === null) return;
  const gone = course.steps.find(({ status }) => status === orderStatuses.cancelled);
  to.couponUses.push({ orderId: id, couponId, memberId, returnedAt: dateOf(gone?.at ?? null) });
}

const referenceOf = (id: number): string => String(7_100_000_000 + id * 7_919);

/** @returns the id of the attempt that paid it, or null */
function addAttempts(
  to: OrderRows,
  { course, payment, priced }: PastOrder,
  orderId: number,
): number | null {
  let paid: number | null = null;
  for (const { at, endedAt, isPaid } of course.tries) {
    const id = firstAttempt + to.attempts.length;
    const chance = chanceOf(`attempt ${id}`);
    const gatewayRef = `D${String(id).padStart(15, '0')}`;
    const card = `${chance.one(cards)}******${chance.whole(1_000, 9_999)}`;
    to.attempts.push({
      id,
      orderId,
      token: hashOf(`attempt ${id}`).digest('base64url').slice(0, 22),
      gateway: payment,
      state: isPaid ? 'paid' : 'unpaid',
      amount: priced.total,
      unit: 'rial',
      gatewayRef,
      trace: payment === 'saman' ? referenceOf(id).slice(-6) : gatewayRef,
      // As Saman and Behpardakht name it in their callback.
      callbackRef: isPaid ? referenceOf(id) : null,
      reference: isPaid ? referenceOf(id) : null,
      card: isPaid ? card : null,
      tries: isPaid ? 1 : 0,
      createdAt: new Date(at),
      returnedAt: isPaid ? new Date(endedAt) : null,
      endedAt: new Date(endedAt),
    });
    if (isPaid) paid = id;
  }
  return paid;
}

function addParcel(to: OrderRows, { method, course }: PastOrder, orderId: number): void {
  if (course.sentAt === null) return;
  const carrier = carriers.find(({ word }) => method.title.includes(word));
  const chance = chanceOf(`parcel ${orderId}`);
  const code = Array.from({ length: carrier?.digits ?? 0 }, () => chance.whole(0, 9)).join('');
  to.shipments.push({
    orderId,
    carrier: carrier?.name ?? '',
    trackingCode: code,
    sentAt: new Date(course.sentAt),
    deliveredAt: dateOf(course.deliveredAt),
  });
}

function addRefund(
  to: OrderRows,
  { course, bought, priced }: PastOrder,
  { orderId, attemptId }: { readonly orderId: number; readonly attemptId: number | null },
): void {
  const { refund, back } = course;
  if (refund === null) return;
  const id = firstRefund + to.refunds.length;
  const endedAt = new Date(refund.at);
  to.refunds.push({
    id,
    orderId,
    attemptId,
    amount: priced.total,
    reason: refund.reason,
    state: 'done',
    reference: String(8_200_000_000 + id),
    tries: attemptId === null ? 0 : 1,
    version: 2,
    createdAt: endedAt,
    endedAt,
  });
  if (back === null) return;
  to.returns.push({
    orderId,
    lines: bought.map(({ count }, position) => ({ position, count })),
    isDefective: false,
    reason: back.reason,
    state: 'received',
    answer: 'کالا رسید و وجه آن بازگشت.',
    refundId: id,
    version: 3,
    createdAt: new Date(back.at),
    decidedAt: endedAt,
  });
}
