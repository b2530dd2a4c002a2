import { paths } from '#lib/contract/paths.ts';
import { routeOf } from '#lib/routes.ts';

const [resultPath = ''] = paths.checkoutResult('').split('?');
/** Pages of one person on which something is bought. */
const buying = new Set([paths.checkout, resultPath]);

/** Whether tools may see a page: none of the account, no draft, and nothing shared by a link. */
export const isMeasured = (path: string): boolean =>
  routeOf(path).audience === undefined || buying.has(path);

/** The address as tools are given it: without the token of a payment, and without a fragment. */
export function measuredUrl(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('t');
  url.hash = '';
  return url.href;
}

/** The token of the payment whose result this address shows; null elsewhere. */
export function paymentToken(href: string): string | null {
  const { pathname, searchParams } = new URL(href);
  return pathname === resultPath ? searchParams.get('t') : null;
}
