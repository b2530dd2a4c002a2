/**
 * Settings the browser may know. `next.config.ts` inlines their values into the bundles, so each
 * must be spelled out here as `process.env.NAME`.
 */
export const publicConfig = {
  /** Base of calls, same origin. */
  apiBase: process.env.PUBLIC_API_BASE || '/api',
  /** Base of images, same origin unless a CDN serves them. */
  imageBase: process.env.IMAGE_BASE || '/media',
  /** The shop's public address, without a trailing slash. */
  siteUrl: process.env.SITE_URL || 'http://localhost:3000',
  guidCookie: process.env.GUID_COOKIE || 'guid',
  accessTokenKey: process.env.ACCESS_TOKEN_KEY || 'accessToken',
  rememberMeKey: process.env.REMEMBER_ME_KEY || 'rememberMe',
  memberRole: process.env.MEMBER_ROLE || 'Member',
} as const;
