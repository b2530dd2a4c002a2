import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Redis } from 'ioredis';
import type { ShopEvents } from '#server/events.ts';
import { createBackInStockService } from '#server/modules/back-in-stock/service.ts';
import { createPostService } from '#server/modules/blog/save-service.ts';
import { createBasketService } from '#server/modules/basket/service.ts';
import { createCatalogueService } from '#server/modules/catalogue/service.ts';
import { createContactService } from '#server/modules/contact/service.ts';
import { createFavouriteService } from '#server/modules/favourite/service.ts';
import { createMasterService } from '#server/modules/home/master-service.ts';
import { createPageService } from '#server/modules/home/page-service.ts';
import { createNewsletterService } from '#server/modules/newsletter/service.ts';
import { createPopularityService } from '#server/modules/popularity/service.ts';
import { createPasswordService } from '#server/modules/member-account/password-service.ts';
import { createMemberService } from '#server/modules/member-account/service.ts';
import type { MemberSettings } from '#server/modules/member-account/service.ts';
import { createAddressService } from '#server/modules/member-address/service.ts';
import { createProfileService } from '#server/modules/member-profile/service.ts';
import { createDeviceService } from '#server/modules/member-session/service.ts';
import { createCommentService } from '#server/modules/opinion/comment-service.ts';
import { createDailyCount } from '#server/modules/opinion/daily-count.ts';
import { createModerationService } from '#server/modules/opinion/moderation-service.ts';
import { createOpinionService } from '#server/modules/opinion/write-service.ts';

export interface ShopParts {
  readonly database: Database;
  readonly events: ShopEvents;
  readonly settings: MemberSettings & Pick<Config, 'opinionDailyLimit'>;
  /** Shared counts of tries; null when this node is alone. */
  readonly redis: Redis | null;
}

/** The services of the shop on one database; the parts that keep nothing are plain functions. */
export function createShop({ database, events, settings, redis }: ShopParts) {
  const favourites = createFavouriteService(database);
  const members = createMemberService(database, settings, redis);
  const count = createDailyCount({ redis, mostADay: settings.opinionDailyLimit });
  return {
    database,
    events,
    basket: createBasketService(database, events),
    favourites,
    catalogue: createCatalogueService(database, events, settings.siteUrl),
    backInStock: createBackInStockService(database),
    newsletter: createNewsletterService(database),
    contact: createContactService(database),
    popularity: createPopularityService(database),
    members,
    passwords: createPasswordService(database, redis),
    profiles: createProfileService(database, members, redis),
    addresses: createAddressService(database),
    opinions: createOpinionService({ database, events, count }),
    comments: createCommentService({ database, events, count }),
    posts: createPostService(database, events),
    pages: createPageService(database, events),
    moderation: createModerationService(database, events),
    devices: createDeviceService(database),
    getMasterData: createMasterService(database, favourites),
  };
}
export type Shop = ReturnType<typeof createShop>;
