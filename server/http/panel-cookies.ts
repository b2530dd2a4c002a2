import type { FastifyReply } from 'fastify';
import { cookieOf, type WithHeaders } from '#server/http/session-cookies.ts';

/** Seconds for which a browser stays known: a year. */
const knownSeconds = 31_536_000;

/**
 * Cookies of the panel. That of the session ends with the browser; the other only tells whether staff have signed in from
 * this browser before.
 * @param secure whether the shop is on https, where only a `__Host-` cookie cannot come from a sibling domain
 */
export function createPanelCookies(secure: boolean) {
  const [start, tail] = secure ? ['__Host-', '; Secure'] : ['', ''];
  const names = { session: `${start}panel`, device: `${start}panel-device` };
  const attributes = `Path=/; HttpOnly; SameSite=Strict${tail}`;

  return {
    session: (request: WithHeaders): string | null => cookieOf(request, names.session),
    device: (request: WithHeaders): string | null => cookieOf(request, names.device),
    set(reply: FastifyReply, { token, device }: { token: string; device: string }): void {
      reply.header('set-cookie', [
        `${names.session}=${token}; ${attributes}`,
        `${names.device}=${device}; Max-Age=${knownSeconds}; ${attributes}`,
      ]);
    },
    clear(reply: FastifyReply): void {
      reply.header('set-cookie', `${names.session}=; Max-Age=0; ${attributes}`);
    },
  };
}
export type PanelCookies = ReturnType<typeof createPanelCookies>;
