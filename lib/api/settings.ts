/**
 * Settings the browser needs. Next writes them into the scripts at build time (`env` in
 * next.config.ts), so each must be spelled out as `process.env.NAME`.
 */
export const browserSettings = {
  /** Base of the calls as the browser sees it, without a slash at the end. */
  apiBase: process.env.PUBLIC_API_BASE ?? '/api',
  guidCookie: process.env.GUID_COOKIE ?? 'guid',
} as const;
