import type { Database } from '#server/db/database.ts';
import type { ShopEvents } from '#server/events.ts';
import { createBasketService } from '#server/modules/basket/service.ts';
import { createCatalogueService } from '#server/modules/catalogue/service.ts';
import { createMasterService } from '#server/modules/home/master-service.ts';
import { createNewsletterService } from '#server/modules/newsletter/service.ts';

/** The services of the shop on one database; the parts that keep nothing are plain functions. */
export function createShop(database: Database, events: ShopEvents) {
  return {
    database,
    events,
    basket: createBasketService(database, events),
    catalogue: createCatalogueService(database, events),
    newsletter: createNewsletterService(database),
    getMasterData: createMasterService(database),
  };
}
export type Shop = ReturnType<typeof createShop>;
