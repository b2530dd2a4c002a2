/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useListKeys } from './use-list-keys.ts';

function List({ rows, onOpen }: { rows: readonly string[]; onOpen: (row: string) => void }) {
  const focused = useListKeys({ rows, idOf: (row) => row, onOpen }, () => {});
  return (
    <>
      <button type="button">کاری دیگر</button>
      <output>{rows[focused] ?? ''}</output>
    </>
  );
}

const press = (code: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code });

test('Enter opens the row with the focus, wherever it moves, though a button was pressed before', () => {
  const opened: string[] = [];
  const onOpen = (row: string) => void opened.push(row);
  const shown = render(<List rows={['a', 'b', 'c']} onOpen={onOpen} />);
  screen.getByRole('button').focus();
  press('KeyJ');
  press('KeyJ');
  expect(screen.getByRole('status').textContent).toBe('b');
  shown.rerender(<List rows={['c', 'a', 'b']} onOpen={onOpen} />);
  expect(screen.getByRole('status').textContent).toBe('b');
  press('Enter');
  expect(opened).toEqual(['b']);
});
