/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { GetStaffChatAnswer } from '#lib/contract/admin-chat.ts';
import { aboutQuery } from './calls.ts';
import { ComposerTools } from './composer-tools.tsx';
import { useOutbox } from './outbox.ts';
import { staffChat } from './testing/staff-chat.ts';

afterEach(cleanup);

const createdAt = '2026-11-20T10:00:00Z';

/** Opens the menu of a phone, of a visitor with this account and these orders. */
function openMenu(memberId: number | null, orders: GetStaffChatAnswer['visitor']['orders']) {
  const chat = { ...staffChat, memberId };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(aboutQuery(chat.id).queryKey, {
    chat,
    messages: [],
    more: false,
    notes: [],
    visitor: { tabs: [], basket: [], orders, chats: [] },
  });
  render(
    <QueryClientProvider client={client}>
      <ComposerTools chat={chat} />
    </QueryClientProvider>,
  );
  fireEvent.click(
    screen.getByRole('button', {
      name: memberId === null ? 'فرستادن عکس یا کالا' : 'فرستادن عکس، کالا یا سفارش',
    }),
  );
}

test('on a phone an order of a member is chosen and sent', async () => {
  openMenu(7, [{ number: 1042, status: 2, total: 950_000, createdAt }]);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'فرستادن سفارش' }));
  fireEvent.click(await screen.findByRole('button', { name: /سفارش ۱۰۴۲/ }));
  const [sent] = useOutbox.getState().unsent;
  expect(sent).toMatchObject({ chat: staffChat.id, kind: 'order', body: '1042' });
});

test('a guest has no orders to be sent', async () => {
  openMenu(null, null);
  await screen.findByRole('menuitem', { name: 'فرستادن کالا' });
  expect(screen.queryByRole('menuitem', { name: 'فرستادن سفارش' })).toBeNull();
});
