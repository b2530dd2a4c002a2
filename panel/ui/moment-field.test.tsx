/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MomentField } from '#panel/ui/moment-field.tsx';

const nine = '2026-11-29T05:30:00.000Z';

/** The field over a moment; `given` is what it changed it to. */
function openField() {
  const given: (string | null)[] = [];
  const outside: { set: (moment: string | null) => void } = { set: () => undefined };
  function Form() {
    const [value, setValue] = useState<string | null>(nine);
    outside.set = setValue;
    return (
      <MomentField
        label="زمان"
        value={value}
        onChange={(next) => {
          given.push(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Form />);
  const time = screen.getByRole<HTMLInputElement>('textbox', { name: 'ساعت' });
  return { given, outside, time };
}

test('a wrong time is no moment, and stays written until it is mended', () => {
  const { given, time } = openField();
  fireEvent.change(time, { target: { value: '۲۵:۹۹' } });
  expect(given).toEqual([null]);
  expect(time.value).toBe('۲۵:۹۹');
  expect(time.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(time, { target: { value: '۱۰:۳۰' } });
  expect(given.at(-1)).toBe('2026-11-29T07:00:00.000Z');
  expect(time.getAttribute('aria-invalid')).toBeNull();
});

test('a moment from elsewhere is shown', () => {
  const { outside, time } = openField();
  fireEvent.change(time, { target: { value: '۱۰' } });
  expect(time.value).toBe('۱۰');
  act(() => outside.set('2026-11-30T09:15:00.000Z'));
  expect(time.value).toBe('۱۲:۴۵');
});
