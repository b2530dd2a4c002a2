import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type FeedName, type FeedValues, feedValues } from '#lib/contract/settings.ts';
import type { Config, IndexNowSettings } from '#server/config.ts';
import { type Db, rows } from '#server/db/database.ts';

/** What the shop tells other sites. */
export interface Discovery {
  /** Price lists that are served. */
  readonly enabled: readonly FeedName[];
  /** Ed25519, PEM; '' when there is none. */
  readonly torobKey: string;
  /** Where search engines are notified of changed pages; null when they are not. */
  readonly indexNow: IndexNowSettings | null;
}

export type DiscoverySettings = Pick<Config, 'feeds' | 'indexNow' | 'indexNowUrl' | 'isPublic'>;

/** The setting `feeds`, as staff have saved it. */
const storedFeeds = z.object({
  enabled: feedValues.shape.enabled.default([]),
  torobKey: z.string().default(''),
  indexNowKey: z.string().default(''),
});

export async function readFeeds(db: Db): Promise<FeedValues> {
  const [found] = await rows(
    db,
    sql`select value from setting where key = 'feeds'`,
    z.object({ value: z.unknown() }),
  );
  return storedFeeds.parse(found?.value ?? {});
}

/** What the environment sets wins; the rest is the setting's, so that it holds on all nodes at once. */
export async function readDiscovery(db: Db, settings: DiscoverySettings): Promise<Discovery> {
  const { feeds, indexNow, indexNowUrl, isPublic } = settings;
  if (!isPublic) return { enabled: [], torobKey: '', indexNow: null };
  const { enabled, torobKey, indexNowKey } = await readFeeds(db);
  const own = indexNowKey === '' ? null : { key: indexNowKey, url: indexNowUrl };
  return {
    enabled: feeds.enabled.length > 0 ? feeds.enabled : enabled,
    torobKey: feeds.torobKey || torobKey,
    indexNow: indexNow ?? own,
  };
}
