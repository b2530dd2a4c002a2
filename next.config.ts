import { join } from 'node:path';
import type { NextConfig } from 'next';
import { config } from './lib/config.ts';
import { hubPath } from './lib/contract/hub.ts';
import { publicConfig } from './lib/public-config.ts';
import { mediaWidths } from './lib/text/picture.ts';
import { wholeHead } from './lib/whole-head.ts';

const nextConfig: NextConfig = {
  // The tests build into a folder of their own, so that they leave an open shop alone.
  distDir: process.env['NEXT_DIST_DIR'] ?? '.next',
  cacheComponents: true,
  // No crawler is limited: the metadata of static pages are in the head already, and named crawlers
  // would get each page rendered anew, private and uncached.
  htmlLimitedBots: new RegExp(`^${wholeHead}$`),
  partialPrefetching: false,
  poweredByHeader: false,
  // `front/steps/page-body.ts` does both, once for each page and not for each request.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  // Pages made on demand stay in memory: a million junk addresses must not fill the disk.
  cacheMaxMemorySize: config.pageCacheBytes,
  cacheHandler: join(import.meta.dirname, 'front/page-cache/page-cache-handler.ts'),
  cacheHandlers: { default: join(import.meta.dirname, 'front/page-cache/data-cache-handler.ts') },
  experimental: {
    isrFlushToDisk: false,
    // `forbidden()` answers 403.
    authInterrupts: true,
    // On, a page that was visited before is shown again for its `stale` time without asking the server:
    // shoppers would see former prices for up to five minutes.
    cachedNavigations: false,
  },
  cacheLife: {
    // What changes is announced by tags; the hour is for what was missed. Old pages survive an outage
    // of the service for a month.
    shop: { stale: 300, revalidate: 3_600, expire: 2_592_000 },
  },
  images: {
    // The widths pictures are kept in; nothing is encoded per request, so no source is allowed.
    deviceSizes: mediaWidths.filter((width) => width > 320),
    imageSizes: mediaWidths.filter((width) => width <= 320),
    localPatterns: [],
    remotePatterns: [],
  },
  env: {
    SITE_URL: publicConfig.siteUrl,
    PUBLIC_API_BASE: publicConfig.apiBase,
    IMAGE_BASE: publicConfig.imageBase,
    GUID_COOKIE: publicConfig.guidCookie,
    ACCESS_TOKEN_KEY: publicConfig.accessTokenKey,
    REMEMBER_ME_KEY: publicConfig.rememberMeKey,
    MEMBER_ROLE: publicConfig.memberRole,
  },
  // What every request passes is in `front`: rules here are tried twice on each.
  async rewrites() {
    const { serviceOrigin } = config;
    return {
      beforeFiles: [
        { source: '/api/:path*', destination: `${config.apiUrl}/:path*` },
        { source: '/media/:path*', destination: `${serviceOrigin}/media/:path*` },
        { source: `${hubPath}/:path*`, destination: `${serviceOrigin}${hubPath}/:path*` },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
};

export default nextConfig;
