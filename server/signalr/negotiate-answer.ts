import type { IncomingMessage } from 'node:http';
import type { Admitted, Refused } from './gate.ts';
import type { NegotiateBody } from './negotiation.ts';

/** An HTTP answer for the caller to write. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or empty. */
  readonly body: string;
}

/** What answering needs of the gate. */
interface Doorkeeper {
  allowsOrigin(request: IncomingMessage): boolean;
  enter(request: IncomingMessage): Promise<Admitted<unknown> | Refused>;
}

const FORBIDDEN = 403;
const NOT_ALLOWED = 405;
const TOO_MANY = 429;

const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** Lets pages of an allowed origin read the answer; their requests carry credentials. */
function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
  };
}

function failure(status: number, headers: Record<string, string>): HttpAnswer {
  return { status, headers: { ...headers, 'cache-control': 'no-store' }, body: '' };
}

/**
 * Answers a negotiation: 200 with a reserved connection, 403 for a foreign origin, 429 when the address has
 * too many connections, or the status with which `authenticate` refuses.
 */
export async function answerNegotiation(
  request: IncomingMessage,
  door: Doorkeeper,
  reserve: (addressKey: string, version: number) => NegotiateBody | null,
): Promise<HttpAnswer> {
  if (!door.allowsOrigin(request)) return failure(FORBIDDEN, { vary: 'Origin' });
  const cors = corsHeaders(request.headers.origin);
  if (request.method === 'OPTIONS') return preflight(cors);
  if (request.method !== 'POST') return failure(NOT_ALLOWED, { ...cors, allow: 'POST, OPTIONS' });

  const admitted = await door.enter(request);
  if ('refuse' in admitted) return failure(admitted.refuse, cors);
  const body = reserve(admitted.addressKey, requestedVersion(request));
  // The connection itself is counted when it is opened.
  admitted.release();
  if (body === null) return failure(TOO_MANY, { ...cors, 'retry-after': '10' });
  return { status: 200, headers: { ...cors, ...JSON_HEADERS }, body: JSON.stringify(body) };
}

function preflight(cors: Record<string, string>): HttpAnswer {
  return {
    status: 204,
    headers: {
      ...cors,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers':
        'authorization, content-type, x-requested-with, x-signalr-user-agent',
      'access-control-max-age': '7200',
    },
    body: '',
  };
}

function requestedVersion(request: IncomingMessage): number {
  const query = new URLSearchParams((request.url ?? '').split('?')[1] ?? '');
  return Number(query.get('negotiateVersion') ?? 0);
}
