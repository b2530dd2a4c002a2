import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { type DiscoverySettings, readDiscovery } from '#server/discovery.ts';
import { ShopError } from '#server/errors.ts';
import type { FeedName } from '#lib/contract/settings.ts';
import { feedTexts } from '#server/modules/feed/texts.ts';
import { torobTokens } from '#server/modules/feed/torob-token.ts';

type Settings = DiscoverySettings & Pick<Config, 'siteUrl'>;

/** What the shop serves to other sites now; staff may change it at any time. */
export function createDiscoveryService({ db }: Pick<Database, 'db'>, settings: Settings) {
  const { host } = new URL(settings.siteUrl);
  let torob: { pem: string; check: ReturnType<typeof torobTokens> } | null = null;
  const read = () => readDiscovery(db, settings);

  return {
    /** @throws {ShopError} 404 for a price list that is switched off */
    async require(feed: FeedName): Promise<void> {
      const { enabled } = await read();
      if (!enabled.includes(feed)) throw new ShopError(404, 'NOT_FOUND', feedTexts.off);
    },
    /**
     * Whether Torob signed a token for this shop that is valid now.
     * @throws {ShopError} 404 when its list is switched off
     */
    async isTorobs(token: string): Promise<boolean> {
      const { enabled, torobKey: pem } = await read();
      if (!enabled.includes('torob') || pem === '')
        throw new ShopError(404, 'NOT_FOUND', feedTexts.off);
      if (torob?.pem !== pem) torob = { pem, check: torobTokens(pem, host) };
      const check = await torob.check;
      return check(token);
    },
    /** Whether search engines know the shop by this key. */
    isIndexNowKey: async (key: string): Promise<boolean> => (await read()).indexNow?.key === key,
  };
}
export type DiscoveryService = ReturnType<typeof createDiscoveryService>;
