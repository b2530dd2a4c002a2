import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSame } from '#lib/rules/signature.ts';
import { ShopError } from '#server/errors.ts';
import { rememberedSeconds } from '#server/modules/member-session/lifetimes.ts';
import { httpTexts } from '#server/http/texts.ts';

/** Names of cookies (contract §4); browsers keep one named `__Secure-` from being set over http. */
const names = { session: 'session', xsrf: 'XSRF-TOKEN' } as const;
const refreshPath = '/api/member-account';

/** A request, of Fastify or Node. */
export type WithHeaders = Pick<IncomingMessage, 'headers'>;

/** The value of a cookie of the request, or null. */
export function cookieOf({ headers }: WithHeaders, name: string): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

interface Needs {
  /** Whether the shop is on https. */
  secure: boolean;
  /** The XSRF value of a refresh token's session; null for a token that was never issued. */
  xsrfOf: (refreshToken: string) => string | null;
}

/** Reads, sets and clears the cookies of a session. */
export function createSessionCookies({ secure, xsrfOf }: Needs) {
  const refresh = secure ? '__Secure-refresh' : 'refresh';
  const tail = `SameSite=Lax${secure ? '; Secure' : ''}`;

  return {
    refreshToken: (request: FastifyRequest): string | null => cookieOf(request, refresh),
    /**
     * Calls authenticated by a refresh token must repeat the cookie XSRF-TOKEN of its session in a header: only
     * the shop's pages can read it. A token that was never issued has no session, but needs the header as well.
     * @throws {ShopError} 403
     */
    requireXsrf(request: FastifyRequest, refreshToken: string): void {
      const wanted = xsrfOf(refreshToken) ?? cookieOf(request, names.xsrf);
      const header = request.headers['x-xsrf-token'];
      if (wanted !== null && typeof header === 'string' && isSame(wanted, header)) return;
      throw new ShopError(403, 'XSRF', httpTexts.forbidden);
    },
    set(
      reply: FastifyReply,
      { refreshToken, remembered }: { refreshToken: string; remembered: boolean },
    ): void {
      const life = remembered ? `Max-Age=${rememberedSeconds}; ` : '';
      reply.header('set-cookie', [
        `${refresh}=${refreshToken}; Path=${refreshPath}; ${life}HttpOnly; ${tail}`,
        `${names.session}=1; Path=/; ${life}${tail}`,
        `${names.xsrf}=${xsrfOf(refreshToken) ?? ''}; Path=/; ${life}${tail}`,
      ]);
    },
    clear(reply: FastifyReply): void {
      reply.header('set-cookie', [
        `${refresh}=; Path=${refreshPath}; Max-Age=0; HttpOnly; ${tail}`,
        `${names.session}=; Path=/; Max-Age=0; ${tail}`,
        `${names.xsrf}=; Path=/; Max-Age=0; ${tail}`,
      ]);
    },
  };
}
