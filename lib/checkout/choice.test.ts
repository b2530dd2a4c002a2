import { expect, test } from '@jest/globals';
import { noChoice, previewBody, settleChoice } from '#lib/checkout/choice.ts';
import { anAnswer, courier, post } from '#lib/checkout/testing/answer.ts';

test('what is not chosen yet is left out of the body', () => {
  expect(previewBody(noChoice)).toEqual({ Coupon: '' });
  expect(
    previewBody({ address: 3, delivery: 2, slot: 9, payment: 'zarinpal', coupon: 'YALDA' }),
  ).toEqual({ AddressId: 3, Delivery: 2, Slot: 9, Payment: 'zarinpal', Coupon: 'YALDA' });
});

test('the only delivery and the first gateway are chosen', () => {
  const answer = anAnswer({ deliveries: [post] });
  expect(settleChoice({ ...noChoice, address: 1 }, answer)).toMatchObject({
    delivery: post.id,
    payment: 'zarinpal',
  });
});

test('of several deliveries none is chosen, and none before the address', () => {
  const several = anAnswer({ deliveries: [post, courier] });
  expect(settleChoice({ ...noChoice, address: 1 }, several).delivery).toBeNull();
  expect(settleChoice(noChoice, anAnswer({ deliveries: [post] })).delivery).toBeNull();
});

test('what can no longer be chosen is dropped, and the rest kept', () => {
  const [slot] = courier.slots;
  const choice = {
    address: 1,
    delivery: courier.id,
    slot: slot?.id ?? 0,
    payment: 'on-delivery',
    coupon: 'X',
  };
  const open = anAnswer({ deliveries: [post, courier] });
  expect(settleChoice(choice, open)).toEqual(choice);
  const full = { ...courier, slots: courier.slots.map((each) => ({ ...each, left: 0 })) };
  expect(settleChoice(choice, anAnswer({ deliveries: [post, full] }))).toEqual({
    ...choice,
    slot: null,
  });
  const refused = { ...courier, refusal: 'به شهر شما نمی‌رود' };
  expect(settleChoice(choice, anAnswer({ deliveries: [post, refused, post] }))).toEqual({
    ...choice,
    delivery: null,
    slot: null,
  });
});
