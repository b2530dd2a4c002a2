import { z } from 'zod';
import { defaultApiUrl } from '#lib/service-address.ts';

const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** Origins with spaces between. */
const origins = z
  .string()
  .transform((value) => value.split(/\s+/).filter(Boolean))
  .pipe(z.array(address.refine((value) => new URL(value).origin === value, 'must be an origin')));
const megabyte = 1024 * 1024;
/**
 * Shares of PAGE_CACHE_MB. Next counts letters; Persian ones take two bytes, so what it counts takes half
 * as much again: 0.6 of the whole.
 */
const shares = { counted: 0.4, encoded: 3 / 10, recent: 1 / 30, data: 1 / 15 } as const;
/** Less would not hold the pages of a small shop, in MB. */
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

/** What the storefront's server knows; the browser never reads this file. */
export interface StorefrontConfig {
  /** The shop as shoppers and crawlers see it, without a slash at the end. */
  siteUrl: string;
  /** Base of the calls as this server reaches it, without a slash at the end. */
  apiUrl: string;
  /** Origin of the service: calls, pictures and the hub are behind it. */
  serviceOrigin: string;
  /** Empty when the secret is the one kept in `dataDir`. */
  revalidateSecret: string;
  dataDir: string;
  /** Origins of the trust badges' pictures. */
  badgeHosts: string[];
  /** Whether search engines may list the shop; a copy for trying things out is not to be found. */
  indexable: boolean;
  /** What shows search engines that news of changed pages come from here; '' when none are sent. */
  indexNowKey: string;
  /** For pages made on demand, as Next counts them. */
  pageCacheBytes: number;
  /** For the bytes of static pages as they are sent, with their encodings. */
  encodedPageBytes: number;
  /** For pages made for one request, which are shown to others for a moment. */
  recentPageBytes: number;
  /** For the answers of the service they are made of. */
  dataCacheBytes: number;
}

/**
 * Reads the storefront's settings (`.env.example`). An empty setting counts as absent.
 * Throws one Error with a line for each wrong setting.
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
    pageCacheBytes: Math.floor(PAGE_CACHE_MB * shares.counted * megabyte),
    encodedPageBytes: Math.floor(PAGE_CACHE_MB * shares.encoded * megabyte),
    recentPageBytes: Math.floor(PAGE_CACHE_MB * shares.recent * megabyte),
    dataCacheBytes: Math.floor(PAGE_CACHE_MB * shares.data * megabyte),
  };
}

export const config = readConfig(process.env);
