/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { act } from 'react';
import { useFound } from '#panel/ui/use-settled.ts';

/** A search that fails as long as the line is down. */
function openSearch() {
  const line = { isDown: true, asked: [] as string[] };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const found = renderHook(
    ({ written }) =>
      useFound(written, (text: string) => ({
        queryKey: [text],
        queryFn: () => {
          line.asked.push(text);
          return line.isDown ? Promise.reject(new Error('down')) : Promise.resolve(`${text}!`);
        },
      })),
    {
      initialProps: { written: '' },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  return { line, found };
}

test('a search that failed says so, and finds when it is asked again', async () => {
  const { line, found } = openSearch();
  found.rerender({ written: 'کتری' });
  expect(found.result.current).toEqual({ data: undefined, failure: null });
  await waitFor(() => expect(found.result.current.failure?.message).toBe('down'));
  line.isDown = false;
  act(() => found.result.current.failure?.retry());
  await waitFor(() => expect(found.result.current).toEqual({ data: 'کتری!', failure: null }));
});

test('the failure of an earlier text is not shown, and only what rests is searched for', async () => {
  const { line, found } = openSearch();
  await waitFor(() => expect(found.result.current.failure?.message).toBe('down'));
  line.isDown = false;
  for (const written of ['ک', 'کت', 'کتر']) found.rerender({ written });
  expect(found.result.current).toEqual({ data: undefined, failure: null });
  await waitFor(() => expect(found.result.current.data).toBe('کتر!'));
  expect(line.asked).toEqual(['', 'کتر']);
});
