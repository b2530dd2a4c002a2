import sharp from 'sharp';
import { Addresses, isLoopback, readable } from '#scripts/seo/address.ts';
import { type Answer, get } from '#scripts/seo/get.ts';
import { contents, headOf, readPage } from '#scripts/seo/page.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';

/** Content of a link, as messengers' servers see it. */
export interface LinkFacts {
  /** The final address, and the statuses of the redirects before it. */
  url: string;
  redirects: number[];
  status: number;
  /** Open Graph title, for link previews. */
  title: string;
  description: string;
  /** Document title, for search engines. */
  pageTitle: string;
  pageDescription: string;
  siteName: string;
  /** `summary_large_image` or the like; empty if absent. */
  card: string;
  noIndex: boolean;
  /** Origin of the canonical if it is wrong; otherwise empty. */
  namedAs: string;
  picture: Picture | null;
}

export interface Picture {
  url: string;
  /** 0: no answer. */
  status: number;
  bytes: number;
  /** 0 if it is not an image. */
  width: number;
  height: number;
  /** `jpeg`, `png` …; empty if it is not an image. */
  format: string;
  data: Buffer;
}

const bounds = { bytes: 1_000_000, ms: 15_000 };
const agent = { 'user-agent': 'WhatsApp/2.24.6.77 A' };
const mostRedirects = 5;
/** No service accepts larger images. */
const mostPictureBytes = 10_000_000;

/** The full address of the requested path or address. */
export function linkUrl(base: string, asked: string): string {
  const url = URL.parse(asked, base);
  if (url === null || url.origin !== new URL(base).origin) {
    throw new PlainFailure(`${asked} is not an address below ${base}; see --base.`);
  }
  return url.href;
}

async function answerAt(
  url: string,
): Promise<{ url: string; redirects: number[]; answer: Answer }> {
  const redirects: number[] = [];
  let at = url;
  for (;;) {
    const answer = await get(at, bounds, agent);
    const { status, location } = answer;
    const isOnTheWay = status >= 300 && status < 400 && location !== null;
    if (!isOnTheWay || redirects.length === mostRedirects) return { url: at, redirects, answer };
    redirects.push(status);
    at = new URL(location, at).href;
  }
}

/** Size and format of an image file; zeros if it is not an image. */
async function measured(data: Buffer): Promise<Pick<Picture, 'width' | 'height' | 'format'>> {
  try {
    const { width, height, format } = await sharp(data).metadata();
    return { width, height, format };
  } catch {
    return { width: 0, height: 0, format: '' };
  }
}

async function pictureAt(url: string): Promise<Picture> {
  const none = { url, bytes: 0, width: 0, height: 0, format: '', data: Buffer.alloc(0) };
  try {
    const signal = AbortSignal.timeout(bounds.ms);
    const response = await fetch(url, { signal, headers: agent });
    const length = Number(response.headers.get('content-length') ?? 0);
    if (!response.ok || length > mostPictureBytes) {
      await response.body?.cancel();
      return { ...none, status: response.status, bytes: length };
    }
    const data = Buffer.from(await response.arrayBuffer());
    const { status } = response;
    return { ...none, status, bytes: data.byteLength, data, ...(await measured(data)) };
  } catch {
    return { ...none, status: 0 };
  }
}

const first = (...texts: (string | undefined)[]): string => texts.find(Boolean) ?? '';

/**
 * Reads a link of a running shop like a messenger's server.
 * @param base origin of the shop
 * @param asked a path, decoded or encoded, or a full address
 * @throws PlainFailure if there is no answer
 */
export async function readLink(base: string, asked: string): Promise<LinkFacts> {
  const { url, redirects, answer } = await answerAt(linkUrl(base, asked));
  if (answer.status === 0) throw new PlainFailure(`nothing answers at ${base}.`);
  const page = readPage(url, answer);
  const metaOf = (name: string) => contents(page.$, name)[0];
  const { titles, descriptions, canonicals } = headOf(page);
  // A test copy uses the shop's public name.
  const { origin } = new URL(url);
  const named = URL.parse(first(canonicals[0]))?.origin ?? origin;
  const addresses = new Addresses(origin, isLoopback(url) ? named : origin);
  const image = first(metaOf('og:image'), metaOf('twitter:image'));
  const picture = URL.parse(image, url)?.href;
  return {
    url,
    redirects,
    status: answer.status,
    title: first(metaOf('og:title'), titles[0]),
    description: first(metaOf('og:description'), descriptions[0]),
    pageTitle: first(titles[0]),
    pageDescription: first(descriptions[0]),
    siteName: first(metaOf('og:site_name'), new URL(url).host),
    card: first(metaOf('twitter:card')),
    noIndex: page.noIndex,
    namedAs: named === origin || isLoopback(url) ? '' : named,
    picture:
      image === '' || picture === undefined
        ? null
        : await pictureAt(addresses.own(picture) ?? picture),
  };
}

/** The address as people read it. */
export const shownAddress = ({ url }: LinkFacts): string => `${new URL(url).host}${readable(url)}`;
