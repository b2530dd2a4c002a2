import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '#server/errors.ts';
import { httpTexts } from '#server/http/texts.ts';
import type { Member, SessionService } from '#server/modules/member-session/service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The caller, or null without a bearer. Reads the database.
     * @throws {ShopError} 401 for an invalid bearer
     */
    member(): Promise<Member | null>;
    /** What `member()` read; it is read once a request. */
    memberRead: Promise<Member | null> | null;
  }
  interface FastifyContextConfig {
    /** Set on calls that start or end a session: an expired or invalid bearer does not stop them. */
    ignoresBearer?: boolean;
  }
}

/** The token of `Authorization: Bearer`, or null without that header. Any other scheme is an invalid token. */
export function bearerOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
}

/**
 * An expired or invalid bearer answers 401 even on calls open to visitors, so that no member is served as a
 * visitor without noticing. Calls of the panel know no bearers.
 */
export function readBearers(
  app: FastifyInstance,
  sessions: Pick<SessionService, 'readAccess' | 'memberOf'>,
): void {
  const read = async (request: FastifyRequest) => {
    const token = bearerOf(request);
    return token === null ? null : sessions.memberOf(await sessions.readAccess(token));
  };
  app.decorateRequest('memberRead', null);
  app.decorateRequest('member', function member(this: FastifyRequest) {
    return (this.memberRead ??= read(this));
  });
  app.addHook('onRequest', async (request) => {
    const { ignoresBearer, staff } = request.routeOptions.config;
    if (ignoresBearer || staff !== undefined) return;
    const token = bearerOf(request);
    if (token !== null) await sessions.readAccess(token);
  });
}

/** @throws {ShopError} 401 when nobody is logged in */
export async function requireMember(request: FastifyRequest): Promise<Member> {
  const member = await request.member();
  if (member === null) throw new ShopError(401, 'TOKEN_MISSING', httpTexts.logInFirst);
  return member;
}

/** A hook of calls with large bodies. @throws {ShopError} 401 when nobody is logged in */
export async function refuseVisitors(request: FastifyRequest): Promise<void> {
  await requireMember(request);
}
