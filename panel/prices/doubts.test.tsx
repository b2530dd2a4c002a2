/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { oddnessOf } from '#panel/prices/doubts.ts';
import { withEdits } from '#panel/prices/edits.ts';
import { useAskedSave } from '#panel/prices/use-asked-save.ts';

test.each([
  [1_750_000, 18, '۹۷٬۲۲۲ برابر کمتر'],
  [1_750_000, 175_000, '۱۰ برابر کمتر'],
  [1_750_000, 17_500_000, '۱۰ برابر بیشتر؛ ریال نوشته‌اید؟'],
  [1_000, 25_000, '۲۵ برابر بیشتر؛ ریال نوشته‌اید؟'],
  [1_000, 0, 'قیمت صفر'],
  [1_000, 1_100, null],
])('a price of %s that becomes %s: %s', (before, value, words) => {
  expect(oddnessOf({ field: 'price', before, value })).toBe(words);
});

test('odd prices are saved only after a question, others at once', () => {
  const edit = { variantId: 1, websiteCode: 7, name: 'قوری', before: 1_750_000 };
  const fine = { ...edit, field: 'price', value: 1_800_000 } as const;
  const odd = { ...edit, variantId: 2, field: 'price', value: 18 } as const;
  let saves = 0;
  const save = () => {
    saves += 1;
  };
  const { result, rerender } = renderHook((edits) => useAskedSave({ edits, save }), {
    initialProps: withEdits(new Map(), [fine]),
  });
  act(() => result.current.save());
  expect([saves, result.current.odd]).toEqual([1, []]);
  rerender(withEdits(new Map(), [fine, odd]));
  act(() => result.current.save());
  expect([saves, result.current.odd]).toEqual([1, [odd]]);
  act(() => result.current.close());
  expect(result.current.odd).toEqual([]);
});
