import { setTimeout as pause } from 'node:timers/promises';

/** What a server said to one request. */
export interface Answer {
  /** 0: it said nothing in time, or was not there. */
  status: number;
  /** Where a redirect leads, as it is written there. */
  location: string | null;
  /** Without parameters: `text/html`. */
  type: string;
  /** `X-Robots-Tag`. */
  robots: string;
  body: string;
  /** Of the body, as far as it was read. */
  bytes: number;
  /** The body is longer than was to be read. */
  cut: boolean;
}

export interface Bounds {
  /** Of one body. */
  bytes: number;
  /** For one request. */
  ms: number;
}

/** Of one request: so often it may be asked to wait, and so often its connection may break. */
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

/** Only texts are read: neither a film nor a spreadsheet says anything to a crawler. */
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
 * Asks for an address and follows nowhere. Who is asked to come later does, and nobody who is not there fails it:
 * the answer then has the status 0.
 */
export async function get(
  url: string,
  bounds: Bounds,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Answer> {
  // Nothing is packed for a reader on the same machine.
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
      // A server may close a connection that was kept just as it is used again.
      if (breaks === mostBreaks) return nothing;
      breaks += 1;
    }
  }
}
