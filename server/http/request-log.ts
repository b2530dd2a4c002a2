import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withoutSecrets } from '#lib/text/log-secrets.ts';
import { networkOf } from '#lib/rules/network.ts';

/** Events that matter for security, each by a name of its own (docs/security.md). */
export type SecurityEvent =
  | 'login'
  | 'login failed'
  | 'logout'
  | 'password changed'
  | 'password refused'
  | 'devices logged out'
  | 'mobile verified'
  | 'code refused'
  | 'token refused'
  | 'refresh refused'
  | 'role refused'
  | 'XSRF refused'
  | 'foreign origin refused'
  | 'limit exceeded'
  | 'panel sign-in'
  | 'panel sign-in failed'
  | 'panel code asked'
  | 'second step unreadable'
  | 'panel sign-out'
  | 'permission refused'
  | 'administrator’s change';

/** Events by the code of the refusal. */
const eventOf = new Map<string, SecurityEvent>([
  ['TOKEN_INVALID', 'token refused'],
  ['FORBIDDEN', 'role refused'],
  ['PERMISSION', 'permission refused'],
  ['TOTP_UNREADABLE', 'second step unreadable'],
  ['XSRF', 'XSRF refused'],
  ['FOREIGN_ORIGIN', 'foreign origin refused'],
  ['TOO_MANY_TRIES', 'limit exceeded'],
  ['TOO_MANY_REQUESTS', 'limit exceeded'],
]);

/** What a request's log line says besides its address and answer. */
interface Note {
  event?: SecurityEvent;
  /** What opened the session of a `login`. */
  by?: 'password' | 'code';
  /** Code of the error that was answered. */
  error?: string;
  /** The id of the member, where no bearer names one. */
  memberId?: number;
  /** The mobile number that someone claims to have. */
  mobile?: string;
}
const notes = new WeakMap<FastifyRequest, Note>();

/** Adds to the request's log line. */
export function note(request: FastifyRequest, more: Note): void {
  notes.set(request, { ...notes.get(request), ...more });
}

const changing = /^\/api\/admin\/(?!get-)/i;

function eventIn({ routeOptions }: FastifyRequest, status: number, { event, error }: Note) {
  if (event !== undefined) return event;
  if (error !== undefined) return eventOf.get(error);
  return status < 300 && changing.test(routeOptions.url ?? '')
    ? 'administrator’s change'
    : undefined;
}

/**
 * Logs one line a request, without its headers. Members and mobile numbers are named by keyed hashes, clients by their
 * networks; the page load's id connects the requests of one visit.
 * @param nameOf the keyed hash of a member's id or a mobile number
 */
export function logRequests(app: FastifyInstance, nameOf: (secret: string) => string): void {
  app.addHook('onResponse', async (request, reply) => {
    const noted = notes.get(request) ?? {};
    const member = await request.memberRead?.catch(() => null);
    const memberId = noted.memberId ?? member?.id;
    request.log.info(
      {
        method: request.method,
        url: withoutSecrets(request.url),
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        error: noted.error,
        event: eventIn(request, reply.statusCode, noted),
        by: noted.by,
        member: memberId === undefined ? undefined : nameOf(`member ${memberId}`),
        mobile: noted.mobile === undefined ? undefined : nameOf(`mobile ${noted.mobile}`),
        network: networkOf(request.ip),
        page: request.visitor.pageLoad || undefined,
      },
      'answered',
    );
  });
}
