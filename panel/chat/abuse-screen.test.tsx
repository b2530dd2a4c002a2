/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { meQuery } from '#panel/session/calls.ts';
import AbuseScreen from './abuse-screen.tsx';
import { abuseQuery } from './desk-calls.ts';

// The list calls it, and jsdom has none.
Object.assign(globalThis, { scrollTo: () => {} });
afterEach(cleanup);

const at = '2026-11-27T10:00:00Z';

test('a complaint about a talk that its visitor removed says who answered, and can be settled', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(meQuery.queryKey, {
    id: 1,
    name: 'نگار',
    mobile: '0912•••1180',
    roles: [],
    permissions: ['chat', 'staff'],
    shopName: 'کهربا',
    xsrf: '',
    totp: 'off',
    recoveryCodesLeft: 0,
    confirmedUntil: at,
    endsAt: at,
  });
  client.setQueryData(abuseQuery.queryKey, {
    reports: [
      {
        id: 4,
        chat: null,
        message: null,
        by: 'سارا',
        reason: 'ناسزا گفت',
        about: 'سارا رضایی',
        rating: 2,
        at,
        settledAt: null,
        settledBy: null,
      },
    ],
  });
  render(
    <QueryClientProvider client={client}>
      <AbuseScreen />
    </QueryClientProvider>,
  );
  expect(screen.getByText('گفتگوی پاک‌شده')).not.toBeNull();
  expect(screen.getByText('پاسخگو: سارا رضایی')).not.toBeNull();
  expect(screen.getByText('امتیاز: ۲')).not.toBeNull();
  expect(screen.getByText('سارا')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'رسیدگی شد: ناسزا گفت' })).not.toBeNull();
});
