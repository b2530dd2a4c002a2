/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { CallError } from '#panel/client.ts';
import { showFailure, showFileFailure, showToast, Toasts } from '#panel/ui/toast.tsx';

afterEach(() => {
  jest.useRealTimers();
});

const refusal = (message: string) => new CallError(409, { message, code: 'STALE' });
const lost = new CallError(null, { message: 'به فروشگاه وصل نشدیم', code: 'OFFLINE' });

/** What is on the screen, failures with a mark before them. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.toast:not([data-ending-style])')].map(
    ({ dataset, textContent }) => (dataset['type'] === 'bad' ? '! ' : '') + textContent.trim(),
  );

test('failures look different and stay, until a newer one takes their place', () => {
  jest.useFakeTimers();
  render(<Toasts />);
  act(() => showToast('ذخیره شد'));
  act(() => showFailure(refusal('کس دیگری آن را عوض کرد')));
  expect(shown()).toEqual(['! کس دیگری آن را عوض کرد', 'ذخیره شد']);
  act(() => jest.advanceTimersByTime(60_000));
  expect(shown()).toEqual(['! کس دیگری آن را عوض کرد']);
  act(() => showFailure(lost));
  expect(shown()).toEqual(['! به فروشگاه وصل نشدیم']);
  act(() => showFailure(refusal('پذیرفته نشد')));
  expect(shown()).toEqual(['! پذیرفته نشد']);
});

test('a lost connection is over with what succeeds, files that failed are each named', () => {
  jest.useFakeTimers();
  render(<Toasts />);
  act(() => showFailure(lost));
  act(() => showToast('ذخیره شد'));
  expect(shown()).toEqual(['ذخیره شد']);
  act(() => jest.advanceTimersByTime(60_000));
  act(() => showFileFailure(refusal('بزرگ است'), 'a.png'));
  act(() => showFileFailure(refusal('بزرگ است'), 'b.png'));
  expect(shown().toSorted()).toEqual(['! «a.png»: بزرگ است', '! «b.png»: بزرگ است']);
});
