import type { Tools } from '#lib/contract/measuring.ts';
import { toolHosts } from '#lib/tool-hosts.ts';

export interface Header {
  key: string;
  value: string;
}

/** Addresses a page of the shop communicates with. */
interface Site {
  siteUrl: string;
  imageBase: string;
  apiBase: string;
  /** Origins of the trust badges' images in the footer. */
  badgeHosts: readonly string[];
  /** Tools that measure the shop; null where none does. */
  tools: Tools | null;
}

/** `{origin}` with the WebSocket scheme: older Safari does not include it in 'self'. */
const socketOrigin = (siteUrl: string): string => new URL(siteUrl).origin.replace(/^http/, 'ws');

const originOf = (base: string): string[] => (base.startsWith('/') ? [] : [new URL(base).origin]);

/**
 * Content security policy of every page. Static pages cannot carry a nonce, so inline scripts stay
 * allowed. Unless the owner has set a tool, nothing from other origins runs, and tokens can only be sent to the shop's
 * own origins.
 */
export function contentSecurityPolicy(site: Site): string {
  const { siteUrl, imageBase, apiBase, badgeHosts, tools } = site;
  const hosts = toolHosts(tools);
  const own = ["'self'", 'data:', 'blob:', ...originOf(imageBase)];
  const images = [...own, ...badgeHosts, ...hosts.images];
  const calls = ["'self'", socketOrigin(siteUrl), ...originOf(apiBase), ...hosts.calls];
  return [
    "default-src 'self'",
    `script-src ${["'self'", "'unsafe-inline'", ...hosts.scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${images.join(' ')}`,
    `media-src ${["'self'", ...originOf(imageBase)].join(' ')}`,
    "font-src 'self'",
    `connect-src ${calls.join(' ')}`,
    'frame-src https://www.aparat.com https://aparat.com',
    "frame-ancestors 'self'",
    `form-action ${["'self'", ...originOf(apiBase)].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}

export const policyHeader = 'Content-Security-Policy';

/** Headers of every answer of the storefront, besides its policy. */
export const securityHeaders: readonly Header[] = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
];

/** Of pages whose address is a secret: other sites are told nothing of it, not even where it is. */
export const referrerOfLink: Header = { key: 'Referrer-Policy', value: 'same-origin' };

/** Sent on https only: on plain http browsers ignore it, and a developer's machine stays usable. */
export const strictTransport: Header = {
  key: 'Strict-Transport-Security',
  value: 'max-age=31536000; includeSubDomains',
};
