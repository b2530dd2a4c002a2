import { MutationCache, QueryClient } from '@tanstack/react-query';
import { CallError, isCancelled } from '#panel/client.ts';
import { showFailure } from '#panel/ui/toast.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The form shows its failures itself. */
      isShown?: true;
    };
  }
}

/** Only a lost connection and a fault of the service may be different the next time. */
const mayPass = (error: unknown): boolean =>
  error instanceof CallError && (error.status === null || error.status >= 500);

/** What was read, for the whole panel. A failed change is shown in a toast, unless its form shows it (`meta.isShown`). */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < 1 && mayPass(error),
      // A call without a line fails, and the screen says so; TanStack would wait silently.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onError: (error, _given, _context, { meta }) => {
      if (!meta?.isShown && !isCancelled(error)) showFailure(error);
    },
  }),
});
