import { isLink } from '#lib/contract/content-values.ts';
import { oldAddress } from '#lib/rules/old-address.ts';
import { ShopError } from '#server/errors.ts';
import { pathOf } from '#server/modules/redirect/service.ts';
import { addressTexts } from '#server/modules/import-addresses/texts.ts';

/** An address as it is compared, or what is wrong with it. */
export type Placed = { readonly path: string } | { readonly fault: string };

const hasHost = /^https?:\/\//i;

/** An old address, of whatever host. */
export function placeOf(address: string): Placed {
  const written = hasHost.test(address) || !isHost(address) ? address : `http://${address}`;
  try {
    return { path: pathOf(written) };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { fault: error.fields?.['path'] ?? addressTexts.wrongAddress };
  }
}

/** Whether an address begins with a host, without the scheme. */
const isHost = (address: string): boolean => /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?]|$)/i.test(address);

/** Where a file lets an address lead: a path of the shop, which may be written with a host of its own or the former one. */
export function targetOf(to: string, address: string, siteUrl: string): Placed {
  if (!hasHost.test(to)) return pathOnly(to);
  if (!URL.canParse(to)) return { fault: addressTexts.wrongTarget };
  const { host, pathname, search } = new URL(to);
  const own = [siteUrl, address]
    .filter((each) => URL.canParse(each))
    .map((each) => new URL(each).host);
  const isOwn = own.map(bare).includes(bare(host));
  return isOwn ? pathOnly(pathname + search) : { fault: addressTexts.elsewhere };
}

const bare = (host: string): string => host.replace(/^www\./, '');

const pathOnly = (path: string): Placed =>
  path.startsWith('/') && isLink(path.replaceAll(' ', '%20'))
    ? { path: oldAddress(path) }
    : { fault: addressTexts.wrongTarget };
