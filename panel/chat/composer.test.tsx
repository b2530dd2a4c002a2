/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ChatReply } from '#lib/contract/admin-chat.ts';
import { Composer } from './composer.tsx';
import { repliesQuery } from './desk-calls.ts';
import { useOutbox } from './outbox.ts';
import { staffChat } from './testing/staff-chat.ts';

// The router and the list of offers call them, and jsdom has none.
Object.assign(globalThis, { scrollTo: () => {} });
Element.prototype.scrollIntoView = () => {};
afterEach(() => {
  cleanup();
  useOutbox.setState({ drafts: {}, unsent: [] });
});

/** Draws the composer of a shop, as a rule without ready answers, and writes a text in it. */
async function written(text: string, replies: ChatReply[] = []): Promise<HTMLElement> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(repliesQuery.queryKey, { replies });
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <Composer chat={{ ...staffChat, name: 'سارا' }} field={{ current: null }} />,
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: text, selectionStart: text.length } });
  return field;
}
const pressEnter = (field: HTMLElement) =>
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
const draft = () => useOutbox.getState().drafts[staffChat.id];

test.each(['/', '/ارسال'])(
  'without ready answers %s leads to where they are made',
  async (text) => {
    const field = await written(text);
    const link = screen.getByRole('link', { name: 'ساختن پاسخ آماده' });
    expect(link.getAttribute('href')).toBe('/chat/replies');
    pressEnter(field);
    expect([draft(), useOutbox.getState().unsent]).toEqual([text, []]);
  },
);

test('a slash alone is sent by nothing, also once its list is closed', async () => {
  const field = await written('/');
  fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
  expect(screen.queryByRole('link')).toBeNull();
  pressEnter(field);
  expect(useOutbox.getState().unsent).toEqual([]);
  expect(screen.getByRole('button', { name: 'ارسال' }).hasAttribute('disabled')).toBe(true);
});

test('Enter sends a text that only ends with a slash', async () => {
  pressEnter(await written('۲ یا ۳ /'));
  expect(useOutbox.getState().unsent.map(({ body }) => body)).toEqual(['۲ یا ۳ /']);
});

test('a ready answer is offered as it would be sent, with the visitor’s name', async () => {
  await written('/سل', [{ id: 1, shortcut: 'سلام', body: 'سلام {name}، بفرمایید' }]);
  expect(screen.getByRole('option').textContent).toBe('/سلامسلام سارا، بفرمایید');
});
