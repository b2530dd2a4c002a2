import { expect, test } from '@jest/globals';
import { promised } from './promise-words.ts';

const now = Date.parse('2026-11-28T08:00:00+03:30');
const courier = {
  title: 'پیک کهربا',
  isPaidOnArrival: false,
  day: '2026-11-29',
  daysFrom: 0,
  daysTo: 1,
  price: 65_000,
};

test('a courier’s promise names the day', () => {
  expect(promised('تهران', { way: courier, freeFrom: 5_000_000 }, now)).toEqual({
    line: 'تحویل تهران: فردا',
    note: '۸ آذر با پیک کهربا، هزینهٔ ارسال ۶۵٬۰۰۰ تومان',
    freeFrom: 5_000_000,
    isOwn: true,
  });
});

test('the post’s promise is in working days, as at the checkout', () => {
  const post = { ...courier, title: 'تیپاکس', day: null, daysFrom: 1, daysTo: 2, price: 0 };
  expect(promised('یزد', { way: post, freeFrom: null }, now)).toMatchObject({
    line: 'تحویل یزد: ۱ تا ۲ روز کاری',
    note: 'با تیپاکس، ارسال رایگان',
  });
});

test('a town nothing is sent to is told so', () => {
  expect(promised('کیش', { way: null, freeFrom: null }, now).line).toBe('به کیش ارسال نداریم');
});
