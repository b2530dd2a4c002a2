import type { Exchange } from '#front/exchange.ts';
import { isHtml, redirectTarget } from '#front/next-assumptions.ts';
import { countUnknown } from '#front/unknown.ts';

/** A path of this site. */
const own = /^\/(?!\/)/;

/**
 * A cached page that has become a redirect is rendered after its old version was sent, and Next stores the head of
 * that answer with it: no location, or the former one. The document itself names its current target.
 */
export function correctLocation(exchange: Exchange): void {
  const { body, response } = exchange;
  const isMoved = response.statusCode === 308 || response.statusCode === 307;
  if (!isMoved || typeof body !== 'string') return;
  const target = redirectTarget(body);
  if (target !== null && own.test(target)) response.setHeader('location', target);
  if (target === null && isHtml(response)) countUnknown(exchange, 'the target of a redirect');
}
