import type { FastifyInstance, FastifyRequest } from 'fastify';
import { administratorRole } from '#lib/contract/codes.ts';
import { ShopError } from '#server/errors.ts';
import { httpTexts } from '#server/http/texts.ts';
import type { Member, MemberService } from '#server/modules/member-account/service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the call is made for, or null without a bearer. Asks the database. Throws 401. */
    member(): Promise<Member | null>;
  }
  interface FastifyContextConfig {
    /** The call is made to get or end a session, so a bearer that is good no more does not stop it. */
    ignoresBearer?: boolean;
  }
}

/** The token of `Authorization: Bearer`, or null without that header. Another scheme is a false token. */
export function bearerOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
}

/**
 * A call that brings a bearer brings a true one: an expired or false one answers 401, on calls that are
 * open to visitors, too, so that no member is served as a stranger without knowing it.
 */
export function readBearers(app: FastifyInstance, members: MemberService): void {
  app.decorateRequest('member', async function member(this: FastifyRequest) {
    const token = bearerOf(this);
    return token === null ? null : members.memberOf(await members.readAccess(token));
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.ignoresBearer) return;
    const token = bearerOf(request);
    if (token !== null) await members.readAccess(token);
  });
}

/** @throws {ShopError} 401 when nobody is logged in */
export async function requireMember(request: FastifyRequest): Promise<Member> {
  const member = await request.member();
  if (member === null) throw new ShopError(401, 'TOKEN_MISSING', httpTexts.logInFirst);
  return member;
}

/** @throws {ShopError} 401 when nobody is logged in, 403 for a member who does not run the shop */
export async function requireAdministrator(request: FastifyRequest): Promise<Member> {
  const member = await requireMember(request);
  if (member.role !== administratorRole) {
    throw new ShopError(403, 'FORBIDDEN', httpTexts.forbidden);
  }
  return member;
}
