import { ownAddress, readFrom, type Shop } from '#server/link-preview/own-addresses.ts';

/** How messengers' servers ask for a page. */
const headers = { 'user-agent': 'WhatsApp/2.24.6.77 A', 'accept-encoding': 'identity' };
const mostRedirects = 5;

export interface OwnAnswer {
  /** The final address. */
  url: URL;
  /** Statuses of the redirects before it. */
  redirects: number[];
  /** 0: no answer. A redirect that is not followed, because it leaves the shop, keeps its status. */
  status: number;
  /** Value of `X-Robots-Tag`. */
  robots: string;
  body: Buffer;
  /** Bytes of the body; more than were read when it was too long. */
  bytes: number;
}

interface Bounds {
  /** Bytes of a body that are read. */
  most: number;
  signal: AbortSignal;
}

async function readBody(response: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > most) break;
  }
  return Buffer.concat(chunks);
}

/**
 * Reads an address of the shop. Redirects are followed within the shop alone, and nothing is sent that belongs to
 * anyone. Never rejects.
 */
export async function fetchOwn(shop: Shop, first: URL, bounds: Bounds): Promise<OwnAnswer> {
  const redirects: number[] = [];
  const nothing = { robots: '', body: Buffer.alloc(0), bytes: 0 };
  let url = first;
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- Each redirect is known after the one before it.
      const response = await fetch(readFrom(shop, url), {
        redirect: 'manual',
        signal: bounds.signal,
        headers,
      });
      const { status } = response;
      const next = redirectOf(shop, response, url);
      if (next === null || redirects.length === mostRedirects) {
        // oxlint-disable-next-line no-await-in-loop -- The last one.
        return { url, redirects, status, ...(await contentsOf(response, bounds.most)) };
      }
      redirects.push(status);
      url = next;
      // oxlint-disable-next-line no-await-in-loop -- Before the next request.
      await response.body?.cancel();
    }
  } catch {
    return { url, redirects, status: 0, ...nothing };
  }
}

function redirectOf(shop: Shop, { status, headers: given }: Response, from: URL): URL | null {
  const location = given.get('location');
  if (status < 300 || status > 399 || location === null) return null;
  return ownAddress(shop, location, from.href);
}

async function contentsOf(response: Response, most: number) {
  const body = await readBody(response, most);
  const said = Number(response.headers.get('content-length') ?? 0);
  return {
    robots: response.headers.get('x-robots-tag') ?? '',
    body: body.subarray(0, most),
    bytes: Math.max(body.byteLength, Number.isSafeInteger(said) ? said : 0),
  };
}
