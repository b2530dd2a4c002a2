/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Outcome } from '#lib/session/try-call.ts';
import type { ListsAnswer } from '#lib/contract/favourite-list.ts';

const list = { id: 7, name: 'تولد', count: 1, token: 'abc', showsName: true };

/** Calls that wait for their answer. */
const calls: ((outcome: Outcome<ListsAnswer>) => void)[] = [];
jest.unstable_mockModule('#lib/favourites/lists-client.ts', () => ({
  shareList: () =>
    new Promise<Outcome<ListsAnswer>>((resolve) => {
      calls.push(resolve);
    }),
}));
const { default: ShareListDialog } =
  await import('#components/favourites/lists/share-list-dialog.tsx');

// jsdom has none.
function showModal(this: HTMLDialogElement) {
  this.open = true;
}

test('the box of a shared list says what visitors see of the name, also while it changes and if that fails', async () => {
  HTMLDialogElement.prototype.showModal = showModal;
  render(<ShareListDialog list={list} onClose={() => {}} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  expect(box.checked).toBe(true);
  fireEvent.click(box);
  await waitFor(() => expect(calls).toHaveLength(1));
  // A second press, while the first is under way, is not made; nor may it seem so.
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  await act(async () => calls[0]?.({ refusal: { sentence: 'نشد', fields: {} }, status: 409 }));
  await waitFor(() => expect(box.getAttribute('aria-disabled')).toBe('false'));
  expect(box.checked).toBe(true);

  fireEvent.click(box);
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(async () => calls[1]?.({ answer: { lists: [list] } }));
  await waitFor(() => expect(box.checked).toBe(false));
});
