import type { Database } from '#server/db/database.ts';
import type { RowKinds } from '#server/modules/import/imports-service.ts';
import { addressesKind } from '#server/modules/import-addresses/addresses-service.ts';
import { customersKind } from '#server/modules/import-people/customers-service.ts';
import { ordersKind } from '#server/modules/import-people/orders-service.ts';

interface Needs {
  readonly database: Database;
  /** Without a trailing slash. */
  readonly siteUrl: string;
}

/** What files hold, besides goods; for the service and for commands. */
export const rowKindsOf = (needs: Needs): RowKinds => ({
  customers: customersKind(needs),
  orders: ordersKind(),
  addresses: addressesKind(needs),
});
