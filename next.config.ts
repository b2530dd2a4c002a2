import { join } from 'node:path';
import type { NextConfig } from 'next';
import { wholeHeadAgent } from './front/next-assumptions.ts';
import { publicConfig } from './lib/public-config.ts';
import { mediaWidths } from './lib/text/picture.ts';

const nextConfig: NextConfig = {
  // The tests build into a folder of their own, so that they do not disturb a running shop.
  distDir: process.env['NEXT_DIST_DIR'] ?? '.next',
  cacheComponents: true,
  // Bots get the same streamed pages as everyone: the head of static pages contains their metadata
  // anyway, and for bots matched here each page would be rendered anew, uncached.
  htmlLimitedBots: new RegExp(`^${wholeHeadAgent}$`),
  partialPrefetching: false,
  poweredByHeader: false,
  // `front` compresses and makes ETags, once a page instead of once a request.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  // `npm run verify` checks the types; a first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Both caches are in bounded memory: a million junk addresses must not fill the disk.
  cacheHandler: join(import.meta.dirname, 'front/page-cache/page-cache-handler.ts'),
  cacheHandlers: { default: join(import.meta.dirname, 'front/page-cache/data-cache-handler.ts') },
  experimental: {
    // `forbidden()` answers 403.
    authInterrupts: true,
    // If enabled, the router shows a visited page again for its `stale` time without a request, so
    // that shoppers would see outdated prices for up to five minutes.
    cachedNavigations: false,
  },
  cacheLife: {
    // Changes are announced by tags; the hour is for announcements that were lost. Old pages
    // survive an outage of the service for a month.
    shop: { stale: 300, revalidate: 3_600, expire: 2_592_000 },
  },
  images: {
    // The stored widths of images; nothing is encoded per request, so no source is allowed.
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
};

export default nextConfig;
