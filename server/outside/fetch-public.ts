import { once } from 'node:events';
import type { LookupAddress } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { OutsideError } from '#server/outside/outside-error.ts';
import { isPublicAddress } from '#server/outside/public-address.ts';

/** What may be reached. Tests reach servers of this machine by one of their own. */
export interface Reach {
  /** All addresses of a host. */
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed: (address: string) => boolean;
  readonly ports: ReadonlySet<string>;
}

/** The public internet, by the ports of the web. */
export const publicWeb: Reach = {
  resolve: (host) => resolve(host, { all: true }),
  isAllowed: isPublicAddress,
  ports: new Set(['80', '443']),
};

interface Limits {
  /** Whether a host, with its port unless that is the usual one, may be asked: also those that others lead to. */
  readonly allowsHost: (host: string) => boolean;
  readonly mostBytes: number;
  /** Ms for all of it, redirects included. */
  readonly patience: number;
  readonly mostRedirects: number;
}

const longestAddress = 2_000;
const redirecting = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a file that somebody else named the address of. Each host is resolved once, all its addresses are checked, and
 * the connection goes to one of those: whatever DNS answers later.
 * @throws {OutsideError}
 */
export async function fetchPublic(
  address: string,
  limits: Limits,
  reach: Reach = publicWeb,
): Promise<Buffer> {
  const end = AbortSignal.timeout(limits.patience);
  let url = urlOf(address);
  /* oxlint-disable no-await-in-loop -- one address leads to the next */
  for (let redirects = 0; ; redirects += 1) {
    const answer = await ask(url, limits, { reach, end });
    const target = answer.headers.location;
    if (!redirecting.has(answer.statusCode ?? 0) || target === undefined) {
      return bodyOf(answer, limits.mostBytes, end);
    }
    answer.destroy();
    if (redirects >= limits.mostRedirects) throw new OutsideError({ kind: 'redirects' });
    url = urlOf(target, url);
  }
  /* oxlint-enable no-await-in-loop */
}

function urlOf(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (url === null || !/^https?:$/.test(url.protocol) || url.href.length > longestAddress) {
    throw new OutsideError({ kind: 'address' });
  }
  return url;
}

interface Way {
  readonly reach: Reach;
  readonly end: AbortSignal;
}

/** The head of an answer; its body is still to be read. */
async function ask(
  url: URL,
  { allowsHost }: Limits,
  { reach, end }: Way,
): Promise<IncomingMessage> {
  const { protocol, username, password, host } = url;
  const bare = bareHost(url);
  if (username !== '' || password !== '') throw new OutsideError({ kind: 'credentials' });
  if (!reach.ports.has(url.port || (protocol === 'https:' ? '443' : '80'))) {
    throw new OutsideError({ kind: 'port' });
  }
  // Before hosts: nobody is to be asked to confirm an address that is never reached.
  if (isIP(bare) !== 0 && !reach.isAllowed(bare)) throw new OutsideError({ kind: 'private' });
  if (!allowsHost(host)) throw new OutsideError({ kind: 'otherHost', host });
  const found = await addressesOf(url, { reach, end });
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((done, fail) => {
    request(url, {
      // No connection is shared: another one's host may have been another address.
      agent: false,
      lookup: only(found),
      signal: end,
      headers: { accept: 'image/avif,image/webp,image/*', 'accept-encoding': 'identity' },
    })
      .on('response', done)
      .on('error', (error) => fail(faultOf(error, end)))
      .on('close', () => fail(faultOf(null, end)))
      .end();
  });
}

/** Without the brackets of IPv6. */
const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** @throws {OutsideError} unless all of them are allowed: one that changes its answers is not trusted at all */
async function addressesOf(url: URL, { reach, end }: Way): Promise<LookupAddress[]> {
  const { hostname } = url;
  const host = bareHost(url);
  const family = isIP(host);
  const found =
    family === 0
      ? await untilEnd(reach.resolve(host), end).catch((error: unknown) => {
          throw end.aborted
            ? faultOf(error, end)
            : new OutsideError({ kind: 'unknown', host: hostname }, error);
        })
      : [{ address: host, family }];
  if (found.length === 0) throw new OutsideError({ kind: 'unknown', host: hostname });
  if (!found.every(({ address }) => reach.isAllowed(address))) {
    throw new OutsideError({ kind: 'private' });
  }
  return [...found];
}

/** Answers with what was found before. */
const only =
  (found: readonly LookupAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = found;
    if (all) done(null, [...found]);
    else done(null, first?.address ?? '', first?.family);
  };

async function bodyOf(
  answer: IncomingMessage,
  mostBytes: number,
  end: AbortSignal,
): Promise<Buffer> {
  const { statusCode = 0, headers } = answer;
  try {
    if (statusCode !== 200) throw new OutsideError({ kind: 'status', status: statusCode });
    if (Number(headers['content-length'] ?? 0) > mostBytes) {
      throw new OutsideError({ kind: 'large' });
    }
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of answer) {
      const bytes = Buffer.from(piece);
      size += bytes.length;
      if (size > mostBytes) throw new OutsideError({ kind: 'large' });
      pieces.push(bytes);
    }
    return Buffer.concat(pieces);
  } catch (error) {
    throw faultOf(error, end);
  } finally {
    answer.destroy();
  }
}

async function untilEnd<T>(work: Promise<T>, end: AbortSignal): Promise<T> {
  end.throwIfAborted();
  const listening = new AbortController();
  const ended = once(end, 'abort', { signal: listening.signal }).then(() => end.throwIfAborted());
  try {
    return await Promise.race([work, ended.then(() => work)]);
  } finally {
    listening.abort();
  }
}

function faultOf(error: unknown, end: AbortSignal): OutsideError {
  if (error instanceof OutsideError) return error;
  return new OutsideError({ kind: end.aborted ? 'slow' : 'broken' }, error);
}
