import { queryOptions, useMutation } from '@tanstack/react-query';
import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { panelErrors } from '#lib/contract/permissions.ts';
import { call, CallError } from '#panel/client.ts';
import { unlessLive } from '#panel/live/state.ts';
import { orderTexts } from '#panel/order/texts.ts';
import { liveEvery, ordersChanged } from '#panel/orders/calls.ts';
import { queries } from '#panel/queries.ts';
import { showToast, showFailure } from '#panel/ui/toast.tsx';

/** One order, read again after each of its events. */
export const orderQuery = (number: number) =>
  queryOptions({
    queryKey: ['order', number],
    queryFn: ({ signal }) => call<AdminOrderAnswer>('Get-Order', { number }, { signal }),
    refetchInterval: unlessLive(liveEvery),
  });

/** A change of an order; every one of them answers the order as it is then. */
export async function changeOrder(
  name: string,
  { number, version }: Pick<AdminOrderAnswer, 'number' | 'version'>,
  more: object = {},
): Promise<AdminOrderAnswer> {
  try {
    const answer = await call<AdminOrderAnswer>(name, { number, version, ...more });
    queries.setQueryData(orderQuery(number).queryKey, answer);
    await Promise.all(
      ['orders', 'today'].map((first) => queries.invalidateQueries({ queryKey: [first] })),
    );
    return answer;
  } catch (error) {
    if (!isStale(error)) throw error;
    await ordersChanged();
    throw new CallError(409, { message: orderTexts.stale, code: panelErrors.stale });
  }
}

const isStale = (error: unknown): boolean =>
  error instanceof CallError && error.code === panelErrors.stale;

/** A change by one button: what was done, or why not, is said in a toast. */
export function useStep(order: Pick<AdminOrderAnswer, 'number' | 'version'>) {
  return useMutation({
    mutationFn: ({ name }: { name: string; done: string }) => changeOrder(name, order),
    meta: { isShown: true },
    onSuccess: (_answer, { done }) => showToast(done),
    onError: showFailure,
  });
}
