import { beforeEach, expect, test } from '@jest/globals';
import type { OrderOutcome } from '#lib/checkout/client.ts';
import { noChoice } from '#lib/checkout/choice.ts';
import { createKept } from '#lib/checkout/kept.ts';
import { createStart } from '#lib/checkout/start.ts';
import { createCheckout } from '#lib/checkout/store.ts';
import { anAnswer, courier, post } from '#lib/checkout/testing/answer.ts';
import type {
  PreviewOrderAnswer,
  PreviewOrderBody,
  StartOrderAnswer,
  StartOrderInput,
} from '#lib/contract/order.ts';

const address = {
  id: 5,
  province: 'تهران',
  city: 'تهران',
  line: 'خیابان آزادی',
  plate: '1',
  unit: '',
  postalCode: '1417614411',
  receiverName: 'سارا احمدی',
  receiverMobile: '09121112233',
  isDefault: true,
};
const book = { addresses: [address], receiver: { name: '', mobile: '' } };
const accepted: StartOrderAnswer = {
  number: 77,
  status: 6,
  redirect: { url: 'https://gateway.example/pay' },
  message: null,
};

let previews: PreviewOrderBody[];
let starts: StartOrderInput[];
let previewOf: (body: PreviewOrderBody) => PreviewOrderAnswer;
let answerOf: (body: StartOrderInput) => OrderOutcome<StartOrderAnswer>;
beforeEach(() => {
  previews = [];
  starts = [];
  previewOf = () => anAnswer();
  answerOf = () => ({ outcome: { answer: accepted }, code: '' });
});

async function opened() {
  const stored = new Map<string, string>();
  let keys = 0;
  const kept = createKept(
    {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    '7',
    () => `key ${(keys += 1)}`,
  );
  const checkout = createCheckout(
    {
      readAddresses: async () => ({ answer: book }),
      previewOrder: async (body) => {
        previews.push(body);
        return { answer: previewOf(body) };
      },
    },
    kept,
  );
  const start = createStart({
    checkout,
    kept,
    start: async (body) => {
      starts.push(body);
      return answerOf(body);
    },
  });
  await checkout.open();
  return { checkout, start };
}

const refusal = (status: number | null, code: string, fields = {}) => ({
  outcome: { refusal: { sentence: 'نشد', fields }, status },
  code,
});

test('the defaults are priced before they are shown', async () => {
  const { checkout } = await opened();
  expect(previews).toEqual([
    { AddressId: 5, Coupon: '' },
    { AddressId: 5, Delivery: post.id, Payment: 'zarinpal', Coupon: '' },
  ]);
  expect(checkout.getState()).toMatchObject({ reading: 'shown', isPricing: false });
});

test('only the answer to the last choice is shown', async () => {
  previewOf = ({ Payment = '' }) => anAnswer({ quoteKey: Payment });
  const { checkout } = await opened();
  const first = checkout.choose('payment', { payment: 'on-delivery' });
  await checkout.choose('payment', { payment: 'zarinpal' });
  await first;
  expect(checkout.getState().answer?.quoteKey).toBe('zarinpal');
});

test('a refused coupon is no part of the order; its sentence stays', async () => {
  previewOf = ({ Coupon }) =>
    anAnswer({ coupon: Coupon ? { code: Coupon, refusal: 'درست نیست' } : null });
  const { checkout, start } = await opened();
  await checkout.choose('coupon', { coupon: 'NO' });
  const { choice, refusedCoupon } = checkout.getState();
  expect(choice.coupon).toBe('');
  expect(refusedCoupon).toEqual({ code: 'NO', sentence: 'درست نیست' });
  await start();
  expect(starts).toMatchObject([{ Coupon: '' }]);
});

test('two presses make one order', async () => {
  const { start } = await opened();
  const both = await Promise.all([start(), start()]);
  expect(both).toEqual([
    { kind: 'go', url: 'https://gateway.example/pay' },
    { kind: 'go', url: 'https://gateway.example/pay' },
  ]);
  expect(starts).toMatchObject([
    { AddressId: 5, Delivery: 1, Payment: 'zarinpal', QuoteKey: 'q1', StartKey: 'key 1' },
  ]);
});

test.each([
  ['a lost answer', null],
  ['a failing service', 503],
])('after %s the same start is sent again', async (_name, status) => {
  answerOf = () => refusal(status, '');
  const { start } = await opened();
  expect(await start()).toEqual({ kind: 'failed', sentence: 'نشد' });
  await start();
  expect(starts[1]).toEqual(starts[0]);
});

test('after a refusal the next start is another one', async () => {
  answerOf = () => refusal(429, 'RATE_LIMITED');
  const { start } = await opened();
  await start();
  await start();
  expect(starts[1]?.StartKey).not.toBe(starts[0]?.StartKey);
});

test('nothing is sent while something is missing', async () => {
  previewOf = () =>
    anAnswer({
      deliveries: [post, courier],
      problems: [{ code: 'INVALID', field: 'Delivery', message: 'انتخاب کنید' }],
    });
  const { start } = await opened();
  expect(await start()).toEqual({ kind: 'blocked', group: 'delivery' });
  expect(starts).toEqual([]);
});

test('what was refused is shown at its part, and everything priced again', async () => {
  answerOf = () => refusal(409, 'BASKET_CHANGED');
  const { checkout, start } = await opened();
  previews = [];
  expect(await start()).toEqual({ kind: 'blocked', group: 'basket' });
  expect(checkout.getState().refused).toEqual([{ group: 'basket', sentence: 'نشد' }]);
  expect(previews).toHaveLength(1);
});

test('the company of the invoice is sent while it is wanted, and its errors stay at its fields', async () => {
  const { checkout, start } = await opened();
  const Buyer = { name: 'سپهر', nationalId: '1', economicCode: '' };
  checkout.writeBuyer(Buyer);
  await start();
  checkout.writeBuyer({ isWanted: true });
  answerOf = () => refusal(422, 'INVALID', { 'Buyer.nationalId': 'درست نیست' });
  expect(await start()).toEqual({ kind: 'blocked', group: 'buyerNationalId' });
  expect(starts[0]).not.toHaveProperty('Buyer');
  expect(starts[1]).toMatchObject({ Buyer });
  checkout.writeBuyer({ name: 'سپهر آرا' });
  expect(checkout.getState().refused).toHaveLength(1);
  checkout.writeBuyer({ nationalId: '10380284790' });
  expect(checkout.getState().refused).toEqual([]);
});

test('an order that awaits payment is named', async () => {
  answerOf = () => refusal(409, 'ORDER_OPEN', { number: '41' });
  const { start } = await opened();
  expect(await start()).toEqual({ kind: 'open', number: 41, sentence: 'نشد' });
});

test('without a gateway it goes to the order, and the next one starts empty', async () => {
  const { checkout, start } = await opened();
  answerOf = () => ({ outcome: { answer: { ...accepted, redirect: null } }, code: '' });
  expect(await start()).toEqual({ kind: 'go', url: '/account/orders/77' });
  expect(checkout.getState()).toMatchObject({ choice: noChoice, note: '' });
});

test('a gateway that does not answer leaves the order to be paid', async () => {
  const { start } = await opened();
  const message = 'درگاه پاسخ نداد';
  answerOf = () => ({ outcome: { answer: { ...accepted, redirect: null, message } }, code: '' });
  expect(await start()).toEqual({ kind: 'unpaid', number: 77, sentence: message });
});

test('the key of an order that was given up meanwhile is not used again', async () => {
  const { start } = await opened();
  const given = { ...accepted, status: 4 as const, redirect: null };
  answerOf = () => ({ outcome: { answer: starts.length === 1 ? given : accepted }, code: '' });
  expect(await start()).toMatchObject({ kind: 'go', url: accepted.redirect?.url });
  expect(new Set(starts.map(({ StartKey }) => StartKey)).size).toBe(2);
});

test('a waiting order keeps the choice, although its coupon and slot look used up', async () => {
  const { checkout } = await opened();
  const before = checkout.getState().choice;
  previewOf = () =>
    anAnswer({
      openOrder: 77,
      payments: [],
      coupon: { code: 'A', refusal: 'به پایان رسیده است' },
      problems: [{ code: 'COUPON_REFUSED', field: null, message: 'x' }],
    });
  await checkout.price();
  expect(checkout.getState()).toMatchObject({
    choice: before,
    refusedCoupon: null,
    answer: { openOrder: 77, problems: [] },
  });
});
