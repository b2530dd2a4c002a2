/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TextField } from '#panel/ui/fields.tsx';
import { useFaultInView } from '#panel/ui/use-fault-in-view.ts';

const wrong = { city: 'شهر را بنویسید', phone: 'شماره را بنویسید' };

/** A form whose saves are refused; writing into a field takes its mark. */
function Form() {
  const [faults, setFaults] = useState<Partial<typeof wrong>>({});
  const save = useFaultInView(faults, () => setFaults({ ...wrong }));
  return (
    <main>
      <TextField label="نام" />
      <TextField
        label="شهر"
        error={faults.city}
        onChange={() => setFaults({ phone: wrong.phone })}
      />
      <TextField label="تلفن" error={faults.phone} />
      <button type="button" onClick={save}>
        ذخیره
      </button>
    </main>
  );
}

test('a refused save leads to the first marked field, writing into it to no other', () => {
  render(<Form />);
  const button = screen.getByRole('button');
  const city = screen.getByLabelText('شهر');
  for (const turn of ['once', 'again']) {
    button.focus();
    fireEvent.click(button);
    expect([turn, document.activeElement]).toEqual([turn, city]);
    fireEvent.change(city, { target: { value: turn } });
    expect(document.activeElement).toBe(city);
  }
});
