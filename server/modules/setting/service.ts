import type { z } from 'zod';
import {
  type BrandValues,
  brandPart as brandAnswer,
  type FeedPart,
  feedPart as feedAnswer,
  type FeedValues,
  measuringPart as measuringAnswer,
  type MeasuringValues,
  type restoredSettings,
  type restoreSettingsBody,
  sellingPart as sellingAnswer,
  type SellingValues,
  type SettingsPartName,
  type SettingsVersionsAnswer,
  shopPart as shopAnswer,
  type ShopSettings,
} from '#lib/contract/settings.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import type { DiscoverySettings } from '#server/discovery.ts';
import type { ShopEvents } from '#server/events.ts';
import { createKeptParts } from '#server/kept-parts/kept-parts.ts';
import { brandPart } from '#server/modules/setting/brand-part.ts';
import { type Editor, guardCard } from '#server/modules/setting/card-guard.ts';
import { feedPart } from '#server/modules/setting/feed-part.ts';
import { measuringPart } from '#server/modules/setting/measuring-part.ts';
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
      measuring: measuringPart,
    },
  });

  async function save(
    by: Editor,
    part: Name,
    { revision, ...values }: Saved<object>,
  ): Promise<object> {
    const saved = await kept.change({
      memberId: by.memberId,
      part,
      revision,
      action: 'Save-Settings',
      value: async () => values,
      guard: guardOf(by, part),
    });
    return { revision: saved.revision, ...saved.value };
  }

  const guardOf = (by: Editor, part: Name) => (part === 'selling' ? guardCard(by) : undefined);

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
    getMeasuring: async () => measuringAnswer.parse(await kept.read('measuring')),
    /** @throws {ShopError} 409 `STALE` with the values of now; 422 with a sentence for each field */
    saveShop: async (by: Editor, body: Saved<ShopSettings>) =>
      shopAnswer.parse(await save(by, 'shop', body)),
    /** @throws {ShopError} like `saveShop`; 403 `CONFIRM_IDENTITY` for another card */
    saveSelling: async (by: Editor, body: Saved<SellingValues>) =>
      sellingAnswer.parse(await save(by, 'selling', body)),
    /** @throws {ShopError} like `saveShop` */
    saveFeeds: async (by: Editor, body: Saved<FeedValues>) =>
      withServer(await save(by, 'feeds', body)),
    /** @throws {ShopError} like `saveShop` */
    saveBrand: async (by: Editor, body: Saved<BrandValues>) =>
      brandAnswer.parse(await save(by, 'brand', body)),
    /** @throws {ShopError} like `saveShop` */
    saveMeasuring: async (by: Editor, body: Saved<MeasuringValues>) =>
      measuringAnswer.parse(await save(by, 'measuring', body)),
    /** The latest 20, with who saved them and their values. */
    listVersions: (part: Name): Promise<SettingsVersionsAnswer> => kept.listVersionValues(part),
    /**
     * Makes a former version the current one, as a new version.
     * @throws {ShopError} 403 `CONFIRM_IDENTITY` for another card; 404; 409 `STALE`; 422 where the rules of today refuse it, or it names what is gone
     */
    async restore(
      by: Editor,
      { part, revision, version }: z.output<typeof restoreSettingsBody>,
    ): Promise<z.output<typeof restoredSettings>> {
      const value = (tx: Db) => kept.versionOf(part, version, tx);
      const restored = await kept.change({
        memberId: by.memberId,
        part,
        revision,
        action: 'Restore-Settings',
        value,
        guard: guardOf(by, part),
      });
      return { part, revision: restored.revision };
    },
  };
}
export type SettingService = ReturnType<typeof createSettingService>;
