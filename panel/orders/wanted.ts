import type { GetOrdersBody } from '#lib/contract/admin-orders.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { tabStates } from '#panel/orders/states.ts';
import { paymentNames } from '#panel/orders/texts.ts';
import type { Filters } from '#panel/ui/filters.ts';

/** Spans of the filter «بازه», in days; 1 is today. */
export const spans = ['1', '7', '30'] as const;

/** What the list is asked for besides its page. */
export type WantedOrders = Partial<
  Pick<GetOrdersBody, 'q' | 'state' | 'payment' | 'label' | 'from'>
>;

/** What the call is asked for. Filters an address has wrong are left out. @param now in ms */
export function wantedOf({ q, state, payment, label, since }: Filters, now: number): WantedOrders {
  const known = tabStates.find((each) => each === state);
  const way = paymentNames.find((each) => each === payment);
  const span = spans.find((each) => each === since);
  return {
    ...(q ? { q: q.slice(0, 64) } : {}),
    ...(known ? { state: known } : {}),
    ...(way ? { payment: way } : {}),
    ...(label ? { label: label.slice(0, 30) } : {}),
    ...(span
      ? { from: dayInTehran(new Date(now - (Number(span) - 1) * 86_400_000).toISOString()) }
      : {}),
  };
}
