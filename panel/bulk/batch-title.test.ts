import { expect, test } from '@jest/globals';
import { batchTitle } from './batch-title.ts';

const bulk = (operation: unknown) => batchTitle({ kind: 'bulk', wanted: { operation } });

test.each([
  [{ kind: 'raisePrice', field: 'price', percent: 5 }, 'قیمت: افزایش ۵٪'],
  [{ kind: 'raisePrice', field: 'oldPrice', percent: -2.5 }, 'قیمت پیشین: کاهش ۲٫۵٪'],
  [{ kind: 'addToPrice', value: -10_000 }, 'قیمت: کاهش ۱۰٬۰۰۰ تومان'],
  [{ kind: 'price', field: 'oldPrice', value: null }, 'قیمت پیشین: خالی'],
  [{ kind: 'roundPrice', roundTo: 1_000 }, 'گرد کردن قیمت به ۱٬۰۰۰'],
  [{ kind: 'addToStock', value: 3 }, 'موجودی: افزایش ۳ عدد'],
  [{ kind: 'availability', value: 3 }, 'وضعیت فروش: به‌زودی'],
  [{ kind: 'state', value: 'draft' }, 'انتشار: پیش‌نویس'],
  [{ kind: 'brand', brandId: 3 }, 'برند تازه'],
])('%j is called %s', (operation, title) => {
  expect(bulk(operation)).toBe(title);
});

test.each([undefined, null, 5, {}, { kind: 5 }, { kind: 'toString' }, { kind: 'later' }])(
  'an operation that is not known, such as %j, is a change of many',
  (operation) => {
    expect(bulk(operation)).toBe('تغییر گروهی');
  },
);

test('other batches are called by their kind', () => {
  expect(batchTitle({ kind: 'cells', wanted: {} })).toBe('تغییر در جدول قیمت');
  expect(batchTitle({ kind: 'undo', wanted: {} })).toBe('برگرداندن');
});
