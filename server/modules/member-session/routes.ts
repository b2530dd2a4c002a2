import { z } from 'zod';
import { loginAnswer } from '#lib/contract/member.ts';
import { type Api, errors } from '#server/http/api.ts';
import { bearerOf } from '#server/http/bearer.ts';
import type { Entrance } from '#server/http/entrance.ts';
import { note } from '#server/http/request-log.ts';
import { type SessionService, sessionEnded } from '#server/modules/member-session/service.ts';

const tags = ['member-account'];
/** These calls depend on the session itself: an expired or invalid bearer does not stop them. */
const config = { ignoresBearer: true };

export function sessionRoutes(app: Api, sessions: SessionService, entrance: Entrance): void {
  app.post(
    '/member-account/refresh',
    {
      config,
      schema: {
        tags,
        summary: 'Exchanges the refresh token of the cookie for a new one and an access token',
        description:
          'Requires the header X-XSRF-TOKEN. A token that was exchanged before ends the whole ' +
          'session, except that for 10 s it returns the same successor. 401 clears the ' +
          'cookies.',
        response: { 200: loginAnswer, ...errors(401, 403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const token = entrance.refreshToken(request);
      const session = token === null ? null : await sessions.refresh(token);
      if (session === null) {
        if (token !== null) note(request, { event: 'refresh refused' });
        entrance.drop(reply);
        throw sessionEnded();
      }
      return entrance.renew(request, reply, session);
    },
  );

  app.post(
    '/member-account/logout',
    {
      config,
      schema: {
        tags,
        summary: 'Ends the session of the refresh cookie, or else that of the bearer',
        description: 'With the cookie it requires the header X-XSRF-TOKEN.',
        response: { 204: z.null(), ...errors(401, 403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const token = entrance.refreshToken(request);
      const bearer = bearerOf(request);
      note(request, { event: 'logout' });
      if (token !== null) await sessions.endByRefresh(token);
      else if (bearer !== null) await sessions.endByAccess(bearer);
      entrance.leave(reply);
      return reply.code(204).send(null);
    },
  );
}
