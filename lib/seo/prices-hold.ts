import { cacheLife } from 'next/cache';

/** As long as a page may be shown at most (`cacheLife.shop` of next.config.ts), in ms. */
const longest = 30 * 86_400_000;

/** The day until which search engines may show a price; kept apart, for pages are made without a clock. */
export async function pricesHoldUntil(): Promise<string> {
  'use cache';
  cacheLife('shop');
  return new Date(Date.now() + longest).toISOString().slice(0, 10);
}
