/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '#panel/ui/dialog.tsx';

test('a dialog that is at work is not submitted once more by Enter', () => {
  let submitted = 0;
  const dialog = (isBusy: boolean) => (
    <Dialog
      isOpen
      title="ارسال"
      onClose={() => {}}
      onSubmit={() => {
        submitted += 1;
      }}
      action="فرستادن"
      isBusy={isBusy}
    >
      <input aria-label="کد" />
    </Dialog>
  );
  const { rerender } = render(dialog(false));
  fireEvent.submit(screen.getByRole('textbox'));
  rerender(dialog(true));
  fireEvent.submit(screen.getByRole('textbox'));
  expect(submitted).toBe(1);
});
