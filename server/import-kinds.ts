import type { Database } from '#server/db/database.ts';
import type { ShopEvents } from '#server/events.ts';
import { createBinService } from '#server/modules/blog/bin-service.ts';
import { createPostService } from '#server/modules/blog/save-service.ts';
import { createTermService } from '#server/modules/blog/term-service.ts';
import { createPageService } from '#server/modules/home/page-service.ts';
import type { RowKinds } from '#server/modules/import/imports-service.ts';
import { addressesKind } from '#server/modules/import-addresses/addresses-service.ts';
import { createContentKind } from '#server/modules/import-content/content-kind-service.ts';
import { customersKind } from '#server/modules/import-people/customers-service.ts';
import { ordersKind } from '#server/modules/import-people/orders-service.ts';
import type { MediaService } from '#server/modules/media-library/service.ts';

interface Needs {
  readonly database: Database;
  readonly events: ShopEvents;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly media: Pick<MediaService, 'bringIn'>;
}

/** What files hold, besides goods; for the service and for commands. */
export const rowKindsOf = (needs: Needs): RowKinds => ({
  customers: customersKind(needs),
  orders: ordersKind(),
  content: createContentKind({
    ...needs,
    posts: createPostService(needs.database, needs.events),
    bin: createBinService(needs.database, needs.events),
    terms: createTermService(needs.database, needs.events),
    pages: createPageService(needs.database, needs.events),
  }),
  addresses: addressesKind(needs),
});
