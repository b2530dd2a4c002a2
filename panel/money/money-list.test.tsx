/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';

// A window of a desk, for which the list asks while it is loaded; and jsdom has no `scrollTo`.
Object.assign(globalThis, {
  matchMedia: () => Object.assign(new EventTarget(), { matches: true }),
  scrollTo: () => {},
});
const { MoneyList } = await import('#panel/money/money-list.tsx');

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/'] }),
});
const client = new QueryClient();
const createdAt = '2026-11-01T10:00:00Z';
const row = (number: number, version: number) => ({ number, version, amount: 180_000, createdAt });
/** What the service has. */
let items = [row(7, 1), row(8, 1)];

function List() {
  const list = useInfiniteQuery({
    queryKey: ['money'],
    queryFn: () => ({ items }),
    initialPageParam: 1,
    getNextPageParam: () => null,
  });
  return (
    <MoneyList
      list={list}
      label="پول"
      empty="پولی نیست"
      idOf={({ number }) => number}
      about={{ head: 'درگاه', cell: () => 'زیبال' }}
      detail={{ head: 'وضعیت', cell: () => 'با شما' }}
      dialog={({ number, version }) => <output>{`${number}, ${version}`}</output>}
    />
  );
}

test('the dialog of a row has the row as it was read last, and stays when the row is gone', async () => {
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={client}>
        <List />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /سفارش ۸/ }));
  const dialog = screen.getByRole('status');
  expect(dialog.textContent).toBe('8, 1');

  items = [row(8, 2)];
  await client.invalidateQueries();
  await waitFor(() => expect(dialog.textContent).toBe('8, 2'));

  items = [];
  await client.invalidateQueries();
  expect(await screen.findByText('پولی نیست')).not.toBeNull();
  expect(dialog.isConnected).toBe(true);
});
