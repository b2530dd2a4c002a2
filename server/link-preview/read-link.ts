import sharp from 'sharp';
import type { LinkFacts, LinkPicture } from '#lib/rules/link-preview/facts.ts';
import { fetchOwn } from '#server/link-preview/fetch-own.ts';
import { isLoopback, ownAddress, readFrom, type Shop } from '#server/link-preview/own-addresses.ts';
import { type PageHead, readHead } from '#server/link-preview/page-head.ts';

/** Content of a link, with the file of its image. */
export interface ReadLink extends LinkFacts {
  picture: ReadPicture | null;
}
interface ReadPicture extends LinkPicture {
  data: Buffer;
}

/** Bytes of a page and of an image that are read, and the time for both, in ms. No service accepts larger images. */
const bounds = { page: 1_000_000, picture: 10_000_000, ms: 15_000 };
/** Pixels of an image that is decoded: about ten times those of a link preview. */
const mostPixels = 10_000_000;

/** Size and format of an image file; zeros if it is not an image. */
async function measured(data: Buffer): Promise<Pick<LinkPicture, 'width' | 'height' | 'format'>> {
  try {
    const { width, height, format } = await sharp(data, {
      limitInputPixels: mostPixels,
    }).metadata();
    return { width, height, format };
  } catch {
    return { width: 0, height: 0, format: '' };
  }
}

interface Sought {
  shop: Shop;
  address: string;
  signal: AbortSignal;
  /** Its address as it is shown. */
  shown: (own: URL) => URL;
}

async function pictureAt({ shop, address, signal, shown }: Sought): Promise<ReadPicture> {
  const none = { bytes: 0, width: 0, height: 0, format: '', data: Buffer.alloc(0) };
  const url = ownAddress(shop, address);
  // An image elsewhere is not fetched: whoever names it could send the service anywhere.
  if (url === null) return { url: address, status: 0, ...none };
  const { status, body, bytes } = await fetchOwn(shop, url, { most: bounds.picture, signal });
  const { href } = shown(url);
  if (status !== 200 || bytes > bounds.picture) return { url: href, ...none, status, bytes };
  return { url: href, status, bytes, data: body, ...(await measured(body)) };
}

const first = (...texts: readonly string[]): string => texts.find(Boolean) ?? '';

/** Where the page says the shop is; '' if it does not. */
const namedOrigin = ({ canonical }: PageHead): string => URL.parse(canonical)?.origin ?? '';

interface Asked {
  /** Origin from which the shop is read. */
  base: string;
  /** Origin by which it is known; absent: the base, or what a copy on this machine says. */
  site?: string;
  /** A path, decoded or encoded, or a full address. */
  link: string;
}

/**
 * Reads a link of a running shop like a messenger's server.
 * @returns 'foreign' if it is not a link of this shop, 'unreachable' if there is no answer
 */
export async function readLink({
  base,
  site,
  link,
}: Asked): Promise<ReadLink | 'foreign' | 'unreachable'> {
  const shop: Shop = { base, site: site ?? base };
  const asked = ownAddress(shop, link);
  if (asked === null) return 'foreign';
  const signal = AbortSignal.timeout(bounds.ms);
  const answer = await fetchOwn(shop, asked, { most: bounds.page, signal });
  const { url, redirects, status } = answer;
  if (status === 0) return 'unreachable';
  const head = readHead(answer.body.toString(), answer.robots);
  const { origin } = new URL(shop.site);
  const named = namedOrigin(head) || origin;
  const isCopy = site === undefined && isLoopback(base);
  const pictured = isCopy ? { base, site: named } : shop;
  const shown = (own: URL) => (isCopy ? readFrom(shop, own) : own);
  const image = first(head.meta('og:image'), head.meta('twitter:image'));
  return {
    url: url.href,
    redirects,
    status,
    title: first(head.meta('og:title'), head.title),
    description: first(head.meta('og:description'), head.meta('description')),
    pageTitle: head.title,
    pageDescription: head.meta('description'),
    siteName: first(head.meta('og:site_name'), url.host),
    card: head.meta('twitter:card'),
    noIndex: head.noIndex,
    namedAs: named === origin || isCopy ? '' : named,
    picture:
      image === '' ? null : await pictureAt({ shop: pictured, address: image, signal, shown }),
  };
}
