/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { StaffChat } from '#lib/contract/admin-chat.ts';
import type { ChatMessage } from '#lib/contract/chat.ts';
import { meQuery } from '#panel/session/calls.ts';
import { Notice } from './talk-notes.tsx';
import { staffChat } from './testing/staff-chat.ts';

afterEach(cleanup);

const message = (kind: 'form' | 'text'): ChatMessage => ({
  id: 1,
  sequence: 1,
  version: 1,
  clientId: null,
  from: 'visitor',
  name: '',
  kind,
  body: 'سلام',
  attachment: null,
  product: null,
  order: null,
  sentAt: staffChat.startedAt,
  status: 1,
  isDeleted: false,
});

function notice(chat: Partial<StaffChat>, kind: 'form' | 'text' = 'form'): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(meQuery.queryKey, {
    id: 1,
    name: 'نگار',
    mobile: '0912•••1180',
    roles: [],
    permissions: ['chat'],
    shopName: 'کهربا',
    xsrf: '',
    totp: 'off',
    recoveryCodesLeft: 0,
    confirmedUntil: staffChat.startedAt,
    endsAt: staffChat.startedAt,
  });
  const talk = { messages: [message(kind)], hasEarlier: false, version: 1 };
  render(
    <QueryClientProvider client={client}>
      <Notice open={{ chat: { ...staffChat, ...chat }, talk }} />
    </QueryClientProvider>,
  );
  return document.body.textContent;
}

test('who answers a form of a guest who is gone learns that only a call reaches them at once', () => {
  expect(notice({})).toContain('پیامکی نمی‌رود');
});

test('to a verified number goes an SMS', () => {
  expect(notice({ isMobileVerified: true })).toContain('پیامکی با پیوند آن می‌رود');
});

test('who is here, or wrote no form, sees the answer at once', () => {
  expect(notice({ isHere: true })).toBe('');
  cleanup();
  expect(notice({}, 'text')).toBe('');
});
