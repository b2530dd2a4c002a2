import type { z } from 'zod';
import type { VersionsAnswer } from '#lib/contract/appearance.ts';
import {
  type BrandValues,
  brandPart as brandAnswer,
  type FeedPart,
  feedPart as feedAnswer,
  type FeedValues,
  type restoredSettings,
  type restoreSettingsBody,
  sellingPart as sellingAnswer,
  type SellingValues,
  type SettingsPartName,
  shopPart as shopAnswer,
  type ShopSettings,
} from '#lib/contract/settings.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import type { DiscoverySettings } from '#server/discovery.ts';
import type { ShopEvents } from '#server/events.ts';
import { createKeptParts } from '#server/kept-parts/kept-parts.ts';
import { brandPart } from '#server/modules/setting/brand-part.ts';
import { feedPart } from '#server/modules/setting/feed-part.ts';
import { sellingPart } from '#server/modules/setting/selling-part.ts';
import { shopPart } from '#server/modules/setting/shop-part.ts';
import { settingTexts } from '#server/modules/setting/texts.ts';

interface Needs {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
  readonly settings: DiscoverySettings & Pick<Config, 'siteUrl'>;
}
type Name = SettingsPartName;
/** What was written, and the revision that was read. */
type Saved<Values> = Values & { readonly revision: number };

/** Settings that staff change; each screen is one part. Callers must have checked that staff ask. */
export function createSettingService({ database, events, settings }: Needs) {
  const kept = createKeptParts<Name>({
    database,
    events,
    subject: 'settings',
    texts: settingTexts,
    parts: {
      shop: shopPart,
      selling: sellingPart,
      feeds: feedPart(settings.feeds.torobKey),
      brand: brandPart,
    },
  });

  async function save(
    memberId: number,
    part: Name,
    { revision, ...values }: Saved<object>,
    joined?: Db,
  ): Promise<object> {
    const saved = await kept.change(
      { memberId, part, revision, action: 'Save-Settings', value: async () => values },
      joined,
    );
    return { revision: saved.revision, ...saved.value };
  }

  const { feeds, indexNow, isPublic, siteUrl } = settings;
  const withServer = (part: object): FeedPart =>
    feedAnswer.parse({
      ...part,
      fixed: {
        enabled: feeds.enabled.length > 0 ? feeds.enabled : null,
        torobKey: feeds.torobKey || null,
        indexNowKey: indexNow?.key ?? null,
      },
      isPublic,
      addresses: {
        torob: `${siteUrl}/api/torob/v3/products`,
        emalls: `${siteUrl}/api/feeds/emalls`,
        google: `${siteUrl}/api/feeds/google.xml`,
      },
    });

  return {
    getShop: async () => shopAnswer.parse(await kept.read('shop')),
    getSelling: async () => sellingAnswer.parse(await kept.read('selling')),
    getFeeds: async () => withServer(await kept.read('feeds')),
    getBrand: async () => brandAnswer.parse(await kept.read('brand')),
    /** @throws {ShopError} 409 `STALE` with the values of now; 422 with a sentence for each field */
    saveShop: async (memberId: number, body: Saved<ShopSettings>, joined?: Db) =>
      shopAnswer.parse(await save(memberId, 'shop', body, joined)),
    /** @throws {ShopError} like `saveShop` */
    saveSelling: async (memberId: number, body: Saved<SellingValues>, joined?: Db) =>
      sellingAnswer.parse(await save(memberId, 'selling', body, joined)),
    /** @throws {ShopError} like `saveShop` */
    saveFeeds: async (memberId: number, body: Saved<FeedValues>, joined?: Db) =>
      withServer(await save(memberId, 'feeds', body, joined)),
    /** @throws {ShopError} like `saveShop` */
    saveBrand: async (memberId: number, body: Saved<BrandValues>, joined?: Db) =>
      brandAnswer.parse(await save(memberId, 'brand', body, joined)),
    /** The latest 20, with who saved them. */
    listVersions: (part: Name): Promise<VersionsAnswer> => kept.listVersions(part),
    /**
     * Makes a former version the current one, as a new version.
     * @throws {ShopError} 404; 409 `STALE`; 422 where the rules of today refuse it, or it names what is gone
     */
    async restore(
      memberId: number,
      { part, revision, version }: z.output<typeof restoreSettingsBody>,
      joined?: Db,
    ): Promise<z.output<typeof restoredSettings>> {
      const value = (tx: Db) => kept.versionOf(part, version, tx);
      const action = 'Restore-Settings';
      const restored = await kept.change({ memberId, part, revision, action, value }, joined);
      return { part, revision: restored.revision };
    },
  };
}
export type SettingService = ReturnType<typeof createSettingService>;
