import { z } from 'zod';
import { defaultApiUrl } from '#lib/service-address.ts';

const address = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''));

/** Origins, separated by spaces. */
const origins = z
  .string()
  .transform((value) => value.split(/\s+/).filter(Boolean))
  .pipe(z.array(address.refine((value) => new URL(value).origin === value, 'must be an origin')));
const megabyte = 1024 * 1024;
/** Shares of PAGE_CACHE_MB. */
const shares = { pages: 0.6, encoded: 3 / 10, recent: 1 / 30, data: 1 / 15 } as const;
/** Smaller caches would not hold the pages of a small shop, in MB. */
const leastPageCache = 16;

const schema = z.object({
  SITE_URL: address.default('http://localhost:3000'),
  API_URL: address.default(defaultApiUrl),
  REVALIDATE_SECRET: z.string().default(''),
  DATA_DIR: z.string().min(1).default('.data'),
  BADGE_HOSTS: origins.default(['https://trustseal.enamad.ir']),
  SITE_INDEXABLE: z.enum(['true', 'false'], 'must be true or false').default('true'),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 Latin letters, digits and hyphens')
    .default(''),
  PAGE_CACHE_MB: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number of megabytes')
    .transform(Number)
    .pipe(z.number().min(leastPageCache, `must be at least ${leastPageCache}`))
    .default(192),
});

/** Settings of the storefront's server; the browser never loads this file. */
export interface StorefrontConfig {
  /** Public address of the shop, without a trailing slash. */
  siteUrl: string;
  /** Base address of calls from this server, without a trailing slash. */
  apiUrl: string;
  /** Origin of the service: serves calls, images and the hub. */
  serviceOrigin: string;
  /** Empty if the secret is the one kept in `dataDir`. */
  revalidateSecret: string;
  dataDir: string;
  /** Origins of the trust badges' images. */
  badgeHosts: string[];
  /** Whether search engines may index the shop; false for test copies. */
  indexable: boolean;
  /**
   * IndexNow key, which authenticates notices of changed pages to search engines; '' if none are
   * sent.
   */
  indexNowKey: string;
  /** For pages as Next renders them (`front/page-cache`). */
  pageCacheBytes: number;
  /** For encoded static pages, as they are sent. */
  encodedPageBytes: number;
  /** For pages rendered per request, which are shared for a moment. */
  recentPageBytes: number;
  /** For the service's answers the pages are built from. */
  dataCacheBytes: number;
}

/**
 * Reads the storefront's settings (`.env.example`). An empty setting counts as absent.
 * @throws one Error with a line for each wrong setting
 */
export function readConfig(env: Record<string, string | undefined>): StorefrontConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${issue.message} (see .env.example)`,
    );
    throw new Error(lines.join('\n'));
  }
  const { SITE_URL, API_URL, REVALIDATE_SECRET, DATA_DIR, BADGE_HOSTS, PAGE_CACHE_MB } =
    result.data;
  const { SITE_INDEXABLE, INDEXNOW_KEY } = result.data;
  return {
    siteUrl: SITE_URL,
    apiUrl: API_URL,
    serviceOrigin: new URL(API_URL).origin,
    revalidateSecret: REVALIDATE_SECRET,
    dataDir: DATA_DIR,
    badgeHosts: BADGE_HOSTS,
    indexable: SITE_INDEXABLE === 'true',
    indexNowKey: INDEXNOW_KEY,
    pageCacheBytes: Math.floor(PAGE_CACHE_MB * shares.pages * megabyte),
    encodedPageBytes: Math.floor(PAGE_CACHE_MB * shares.encoded * megabyte),
    recentPageBytes: Math.floor(PAGE_CACHE_MB * shares.recent * megabyte),
    dataCacheBytes: Math.floor(PAGE_CACHE_MB * shares.data * megabyte),
  };
}

export const config = readConfig(process.env);
