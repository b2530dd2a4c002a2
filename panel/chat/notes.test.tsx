/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { Notes } from './notes.tsx';
import { noteDraft, useOutbox } from './outbox.ts';

afterEach(cleanup);

const note = { id: 5, by: 'رضا', body: 'پیشین', at: '2026-11-27T10:00:00Z' };
const show = (chat: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Notes chat={chat} notes={[note]} />
    </QueryClientProvider>,
  );
const written = async () => {
  const field = await screen.findByRole('textbox');
  return field instanceof HTMLTextAreaElement ? field.value : null;
};

test('a note that is being written stays with its chat until it is given up', async () => {
  const first = show('a');
  fireEvent.click(screen.getByRole('button', { name: 'افزودن یادداشت' }));
  fireEvent.input(await screen.findByRole('textbox'), { target: { value: 'مشتری' } });
  first.unmount();
  const other = show('b');
  expect(screen.queryByRole('textbox')).toBeNull();
  other.unmount();
  show('a');
  expect(await written()).toBe('مشتری');
  // It may be emptied without being closed.
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '' } });
  expect(await written()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'انصراف' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what was kept may be read after the notes are shown', async () => {
  show('c');
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => useOutbox.setState({ drafts: { [noteDraft('c', 5)]: 'پیشین و بیشتر' } }));
  expect(await written()).toBe('پیشین و بیشتر');
});
