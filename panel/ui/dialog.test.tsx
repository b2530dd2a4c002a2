/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Dialog } from '#panel/ui/dialog.tsx';

const close = () => undefined;

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

test('the focus begins in the first field', async () => {
  render(
    <Dialog isOpen title="پیوند" onClose={close}>
      <input type="file" aria-label="پرونده" tabIndex={-1} />
      <input aria-label="نشانی" />
      <input aria-label="عنوان" />
    </Dialog>,
  );
  const first = screen.getByRole('textbox', { name: 'نشانی' });
  await waitFor(() => expect(document.activeElement).toBe(first));
});

test('without a field, it begins at the cross', async () => {
  render(
    <Dialog isOpen title="حذف" onClose={close} action="حذف">
      <p>این کالا حذف می‌شود.</p>
    </Dialog>,
  );
  const cross = screen.getByRole('button', { name: 'بستن' });
  await waitFor(() => expect(document.activeElement).toBe(cross));
});
