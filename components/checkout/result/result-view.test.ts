import { expect, test } from '@jest/globals';
import { orderStatuses } from '#lib/contract/codes.ts';
import { resultViewOf } from './result-view.ts';

type Result = Parameters<typeof resultViewOf>[0];
const { paid, unpaid, cancelled, atGateway } = orderStatuses;
const untouched = { money: 'none', moneyAmount: null, why: null, isInBasket: false } as const;
const shown = (own: Pick<Result, 'status'> & Partial<Result>) => {
  const { kind, heading, text } = resultViewOf({ ...untouched, ...own });
  return { kind, heading, text };
};
const nothing = /پولی از حساب شما برداشته نشد/;

test('what was certainly not paid says so, with the reason the gateway gives', () => {
  expect(shown({ status: unpaid })).toMatchObject({
    heading: 'پرداخت ناموفق',
    text: 'پولی از حساب شما برداشته نشد.',
  });
  expect(shown({ status: unpaid, why: 'insufficient' }).text).toBe(
    'موجودی کارت کافی نبود و پولی از حساب شما برداشته نشد.',
  );
});

test.each([
  ['back', 'پرداخت ناموفق', /^۱۸۰٬۰۰۰ تومان از حساب شما برداشته شد.*بازمی‌گردانیم/],
  ['returned', 'پرداخت ناموفق', /^۱۸۰٬۰۰۰ تومان به حساب شما بازگردانده شد/],
  ['settled', 'پرداخت ناموفق', /رسیدگی کرده است/],
  ['unknown', 'نتیجهٔ پرداخت روشن نشد', /^بانک نگفت که ۱۸۰٬۰۰۰ تومان/],
  ['unverified', 'پرداخت ناموفق', /^این پرداخت تایید نشد/],
] as const)('money that is %s is never called untouched', (money, heading, text) => {
  const result = { status: unpaid, money, moneyAmount: 180_000, why: null };
  expect(shown(result)).toMatchObject({ heading, text: expect.stringMatching(text) });
  expect(shown({ ...result, status: cancelled, isInBasket: true }).text).not.toMatch(nothing);
});

test('a second payment of a paid order goes back, and is not called a success', () => {
  expect(shown({ status: paid, money: 'paid' }).heading).toBe('پرداخت موفق');
  const second = shown({ status: paid, money: 'back', moneyAmount: 180_000 });
  expect(second.heading).toBe('این پرداخت بازمی‌گردد');
  expect(second.text).toMatch(/^سفارش شما با پرداخت دیگری پرداخت شده است\. ۱۸۰٬۰۰۰ تومان/);
  const unverified = shown({ status: paid, money: 'unverified' });
  expect(unverified.heading).toBe('این پرداخت بازمی‌گردد');
  expect(unverified.text).toMatch(/^سفارش شما با پرداخت دیگری .* این پرداخت تایید نشد.*بانک/);
  const untaken = shown({ status: paid, money: 'none' });
  expect(untaken.heading).toBe('سفارش پرداخت شده است');
  expect(untaken.text).toMatch(/^سفارش شما با پرداخت دیگری .* پولی از حساب شما برداشته نشد/);
});

test('a cancelled order says where its goods and its money are', () => {
  const left = shown({ status: cancelled, isInBasket: true });
  expect(left.text).toMatch(/^پولی از حساب شما برداشته نشد\. کالاها به سبد شما برگشتند/);
  const refunded = shown({ status: cancelled, money: 'back', moneyAmount: 180_000 });
  expect(refunded.text).toBe('۱۸۰٬۰۰۰ تومان به حساب شما بازمی‌گردد.');
});

test('while the gateway is asked nothing is said to be certain', () => {
  const { kind, text } = shown({ status: atGateway, money: 'awaited' });
  expect(kind).toBe('atGateway');
  expect(text).toMatch(/هنوز نرسیده است/);
});
