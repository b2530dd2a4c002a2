import { cacheLife } from 'next/cache';

/** The longest a page may be served (`cacheLife.shop` of next.config.ts), in ms. */
const longest = 30 * 86_400_000;

/**
 * The day until which search engines may show a price; cached, because static pages must not read
 * the clock.
 */
export async function pricesHoldUntil(): Promise<string> {
  'use cache';
  cacheLife('shop');
  return new Date(Date.now() + longest).toISOString().slice(0, 10);
}
