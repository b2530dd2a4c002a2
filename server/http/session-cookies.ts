import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSame } from '#lib/rules/signature.ts';
import { ShopError } from '#server/errors.ts';
import { rememberedSeconds } from '#server/modules/member-session/lifetimes.ts';
import { httpTexts } from '#server/http/texts.ts';

/** The cookies of a session (contract §4). */
const names = { refresh: 'refresh', session: 'session', xsrf: 'XSRF-TOKEN' } as const;
const refreshPath = '/api/member-account';

/** The value of a cookie of the request, or null. */
function cookieOf(request: FastifyRequest, name: string): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

export const refreshTokenOf = (request: FastifyRequest): string | null =>
  cookieOf(request, names.refresh);

/**
 * Calls authenticated by a cookie must repeat the cookie XSRF-TOKEN in a header: only the shop's pages can
 * read it.
 * @returns the token
 * @throws {ShopError} 403
 */
export function requireXsrf(request: FastifyRequest): string {
  const cookie = cookieOf(request, names.xsrf);
  const header = request.headers['x-xsrf-token'];
  const isCookie = cookie !== null && /^[\w-]{20,100}$/.test(cookie);
  if (isCookie && typeof header === 'string' && isSame(cookie, header)) return cookie;
  throw new ShopError(403, 'XSRF', httpTexts.forbidden);
}

/** Sets and clears the cookies of a session; `secure` on https. */
export function createSessionCookies({ secure }: { secure: boolean }) {
  const tail = `SameSite=Lax${secure ? '; Secure' : ''}`;

  return {
    /** @param xsrf the token that other tabs already have; without it a new one is generated */
    set(
      reply: FastifyReply,
      session: { refreshToken: string; remembered: boolean },
      xsrf = randomBytes(32).toString('base64url'),
    ): void {
      const life = session.remembered ? `Max-Age=${rememberedSeconds}; ` : '';
      reply.header('set-cookie', [
        `${names.refresh}=${session.refreshToken}; Path=${refreshPath}; ${life}HttpOnly; ${tail}`,
        `${names.session}=1; Path=/; ${life}${tail}`,
        `${names.xsrf}=${xsrf}; Path=/; ${life}${tail}`,
      ]);
    },
    clear(reply: FastifyReply): void {
      reply.header('set-cookie', [
        `${names.refresh}=; Path=${refreshPath}; Max-Age=0; HttpOnly; ${tail}`,
        `${names.session}=; Path=/; Max-Age=0; ${tail}`,
        `${names.xsrf}=; Path=/; Max-Age=0; ${tail}`,
      ]);
    },
  };
}
