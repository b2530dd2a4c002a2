import type { CustomerKind, GetCustomersBody } from '#lib/contract/customer.ts';
import type { Filters } from '#panel/ui/filters.ts';

export const kinds: readonly CustomerKind[] = ['bought', 'never', 'basket', 'blocked'];

export type WantedCustomers = Partial<Pick<GetCustomersBody, 'query' | 'kind'>>;

/** What the call is asked for. Filters an address has wrong are left out. */
export function wantedOf({ q, kind }: Filters): WantedCustomers {
  const known = kinds.find((each) => each === kind);
  return { ...(q ? { query: q.slice(0, 200) } : {}), ...(known ? { kind: known } : {}) };
}
