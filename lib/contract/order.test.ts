import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { orderListBody, requestReturnBody, uploadReceiptBody } from '#lib/contract/member-order.ts';
import {
  orderResultBody,
  orderStatus,
  previewOrderBody,
  startOrderBody,
} from '#lib/contract/order.ts';
import { mostReceiptBytes } from '#lib/contract/limits.ts';
import { updateOrderEvent } from '#lib/contract/hub-events.ts';

const start = {
  StartKey: '7b2a1f0e-6d0c-4c4e-9d55-0a4f3c1b2e6d',
  AddressId: 1,
  Delivery: 2,
  Payment: 'zarinpal',
};

describe('the body of a start', () => {
  test('keeps what is chosen, and nothing that the service decides', () => {
    const sent = { ...start, Slot: 3, total: 1, price: 1, discount: 9, role: 'Administrator' };
    expect(startOrderBody.parse(sent)).toEqual({
      ...start,
      Slot: 3,
      Coupon: '',
      Note: '',
      Refer: '',
    });
  });

  test.each([
    ['no key', { StartKey: undefined }],
    ['a key that is easily guessed', { StartKey: '1' }],
    ['no address', { AddressId: undefined }],
    ['an address as text', { AddressId: '1' }],
    ['half an address', { AddressId: 1.5 }],
    ['no delivery', { Delivery: undefined }],
    ['a delivery no database has', { Delivery: 2 ** 31 }],
    ['slot 0', { Slot: 0 }],
    ['no payment', { Payment: '' }],
    ['a note that is too long', { Note: 'ی'.repeat(501) }],
  ])('is refused with %s', (_what, more) => {
    expect(startOrderBody.safeParse({ ...start, ...more }).success).toBe(false);
  });
});

test('a preview needs no choice', () => {
  expect(previewOrderBody.parse({})).toEqual({ Coupon: '' });
});

test.each([0, -1, 1.5, '2', 100_001])('page %j of the orders is refused', (page) => {
  expect(orderListBody.safeParse({ page }).success).toBe(false);
});

const isToken = (t: string) => orderResultBody.safeParse({ t }).success;

test('a result is asked for by a token only', () => {
  expect(isToken('AbCdEfGhIjKlMnOpQrSt-_')).toBe(true);
  for (const t of ['', '1', 'AbCdEfGhIjKlMnOpQrSt-_A', "AbCdEfGhIjKlMnOpQrSt'%"]) {
    expect(isToken(t)).toBe(false);
  }
});

const isReturn = (lines: unknown) => requestReturnBody.safeParse({ number: 1, lines }).success;
const unwanted = { propertyId: 1, count: 1, cause: 'unwanted' };

test('a return names pieces of different lines, and what is wrong with them', () => {
  expect(isReturn([unwanted])).toBe(true);
  expect(isReturn([])).toBe(false);
  expect(isReturn([{ ...unwanted, count: 0 }])).toBe(false);
  expect(isReturn([unwanted, unwanted])).toBe(false);
  expect(isReturn([{ ...unwanted, cause: 'defect' }])).toBe(false);
  expect(isReturn([{ ...unwanted, cause: 'defect', note: 'روشن نمی‌شود' }])).toBe(true);
});

const isReceipt = (bytes: number) =>
  uploadReceiptBody.safeParse({ number: 1, picture: Buffer.alloc(bytes).toString('base64') })
    .success;

test('a receipt is bounded in bytes', () => {
  expect(isReceipt(mostReceiptBytes)).toBe(true);
  expect(isReceipt(mostReceiptBytes + 3)).toBe(false);
});

test('status codes are numbers in answers and in their documentation', () => {
  expect(orderStatus.safeParse(6).success).toBe(true);
  for (const status of [0, 7, '1', 'paid']) {
    expect(orderStatus.safeParse(status).success).toBe(false);
  }
  expect(z.toJSONSchema(orderStatus)).toMatchObject({ type: 'number', enum: [1, 2, 3, 4, 5, 6] });
});

test('an order event has four positions', () => {
  const event = [1_234, orderStatuses.preparing, deliveryStates.sent, 5];
  expect(updateOrderEvent.parse(event)).toEqual(event);
  expect(updateOrderEvent.safeParse(event.slice(0, 3)).success).toBe(false);
});
