/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { BlockedNote } from './blocked-note.tsx';
import { aboutQuery } from './calls.ts';
import { blocksQuery } from './desk-calls.ts';
import { staffChat } from './testing/staff-chat.ts';

// The router calls it, and jsdom has none.
Object.assign(globalThis, { scrollTo: () => {} });
afterEach(cleanup);

const chat = { ...staffChat, isBlocked: true };
const at = '2026-11-20T10:00:00Z';
const other = 'b1b5c0de-0000-4000-8000-000000000001';

/** Draws the warning where this chat holds the block. */
async function drawn(blockedIn: string | null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(blocksQuery.queryKey, {
    blocks: [{ id: 3, chat: blockedIn, name: '', reason: 'ناسزا', by: 'نگار', at }],
  });
  client.setQueryData(aboutQuery(chat.id).queryKey, {
    chat,
    messages: [],
    more: false,
    notes: [],
    visitor: {
      tabs: [],
      basket: [],
      orders: null,
      chats: [{ id: other, state: 'closed', lastAt: at }],
    },
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <BlockedNote chat={chat} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText(/این بازدیدکننده مسدود است/);
  return {
    button: screen.queryByRole('button', { name: 'رفع مسدودی' }),
    link: screen.queryByRole('link', { name: 'مسدودها' }),
  };
}

test.each([chat.id, other])('a visitor who was blocked in %s is freed here', async (blockedIn) => {
  const { button, link } = await drawn(blockedIn);
  expect([button === null, link]).toEqual([false, null]);
});

test('a block that is not known by a chat is found in the list', async () => {
  const { button, link } = await drawn(null);
  expect([button, link?.getAttribute('href')]).toEqual([null, '/chat/blocked']);
});
