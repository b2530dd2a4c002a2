import type { Exchange, Step } from '#front/exchange.ts';
import { keepQuery } from '#front/keep-query.ts';
import { tidyPath } from '#front/page-address.ts';
import { type Lead, findLead } from '#front/old-addresses.ts';
import { paths } from '#lib/contract/paths.ts';
import { isPage } from '#lib/routes.ts';
import { campaignOf, namesPage } from '#lib/rules/old-address.ts';

/** How long caches may keep where an address leads, in seconds: it may be changed. */
const seconds = 60;

const isRead = ({ request: { method } }: Exchange): boolean =>
  method === 'GET' || method === 'HEAD';

/** What Next has said about the missing page. */
const ofPage = [
  'content-type',
  'content-length',
  'content-encoding',
  'etag',
  'link',
  'x-nextjs-cache',
];

/** A path of the shop, or another host's address, percent-encoded. */
function locationOf(target: string): string {
  const { href, origin } = new URL(target, 'https://shop.invalid');
  return target.startsWith('/') ? href.slice(origin.length) : href;
}

function lead(exchange: Exchange, { target, code }: Lead): void {
  const { requestedUrl, response } = exchange;
  exchange.isLed = true;
  for (const name of ofPage) response.removeHeader(name);
  response.statusCode = code;
  const campaign = campaignOf(requestedUrl);
  const location = locationOf(target);
  response.setHeader('location', campaign ? keepQuery(location, `?${campaign}`) : location);
  response.setHeader('cache-control', `max-age=${seconds}, s-maxage=${seconds}`);
}

/**
 * Leads on from what Next has an answer for: `/?p=12`, by which WordPress names a page, is the home page without a
 * redirect; of an address with extra slashes it would first take the slashes.
 */
export const leadAtOnce: Step = (exchange) => {
  const { path, requestedUrl, route } = exchange;
  if (!isRead(exchange) || !isPage(route)) return undefined;
  const isOld =
    path === paths.home ? namesPage(requestedUrl.slice(path.length + 1)) : tidyPath(path) !== path;
  return isOld ? leadOrPass(exchange) : undefined;
};

async function leadOrPass(exchange: Exchange): Promise<void | 'answered'> {
  const found = await findLead(exchange.requestedUrl);
  if (found === null) return undefined;
  lead(exchange, found);
  exchange.response.end();
  return 'answered';
}

/** Leads on from an address that has no page, in one step and before any part of the answer is sent. */
export async function leadFromMissing(exchange: Exchange): Promise<void> {
  const { requestedUrl, response, route } = exchange;
  if (!isRead(exchange) || !isPage(route)) return;
  const found = await findLead(requestedUrl);
  if (found === null || response.destroyed) return;
  lead(exchange, found);
  exchange.instead = '';
}
