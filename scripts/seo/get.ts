import { setTimeout as pause } from 'node:timers/promises';

/** A server's answer to a request. */
export interface Answer {
  /** 0: no answer in time, or no server. */
  status: number;
  /** Target of a redirect, as written. */
  location: string | null;
  /** Media type without parameters: `text/html`. */
  type: string;
  /** Value of `X-Robots-Tag`. */
  robots: string;
  body: string;
  /** Bytes of the body that were read. */
  bytes: number;
  /** Whether the body is longer than the limit. */
  cut: boolean;
}

export interface Bounds {
  /** Maximum bytes of a body. */
  bytes: number;
  /** Timeout of a request. */
  ms: number;
}

/**
 * Limits of one request: how often it may be asked to wait, and how often its connection may break.
 */
const mostWaits = 3;
const mostBreaks = 1;
const longestWaitMs = 61_000;
const agent = 'kahroba-seo';

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

/** Only texts are read: crawlers do not understand videos or spreadsheets. */
const isText = (type: string): boolean => /^text\/|[/+](?:xml|json)$/.test(type);

async function answerOf(response: Response, most: number): Promise<Answer> {
  const type = (response.headers.get('content-type') ?? '').replace(/;.*/s, '').trim();
  const body = isText(type) ? await readBody(response, most) : Buffer.alloc(0);
  if (!isText(type)) await response.body?.cancel();
  return {
    status: response.status,
    location: response.headers.get('location'),
    type,
    robots: response.headers.get('x-robots-tag') ?? '',
    body: body.subarray(0, most).toString(),
    bytes: body.byteLength,
    cut: body.byteLength > most,
  };
}

const nothing: Answer = {
  status: 0,
  location: null,
  type: '',
  robots: '',
  body: '',
  bytes: 0,
  cut: false,
};

function waitOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? '1');
  return Math.min((Number.isFinite(seconds) ? seconds : 1) * 1_000, longestWaitMs);
}

/**
 * Requests an address without following redirects. Waits and retries when the server asks for it.
 * Never rejects: without a server the answer has the status 0.
 */
export async function get(
  url: string,
  bounds: Bounds,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Answer> {
  // Uncompressed, because the reader is usually on the same machine.
  const asked = { 'user-agent': agent, 'accept-encoding': 'identity', ...headers };
  let waits = 0;
  let breaks = 0;
  for (;;) {
    try {
      const signal = AbortSignal.timeout(bounds.ms);
      const response = await fetch(url, { method, redirect: 'manual', signal, headers: asked });
      if (response.status !== 429 || waits === mostWaits) {
        return await answerOf(response, bounds.bytes);
      }
      waits += 1;
      await response.body?.cancel();
      await pause(waitOf(response));
    } catch {
      // A server may close a kept-alive connection at the moment it is reused.
      if (breaks === mostBreaks) return nothing;
      breaks += 1;
    }
  }
}
