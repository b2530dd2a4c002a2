import { renewal } from '#lib/calls/browser-session.ts';
import { plainApi } from '#lib/calls/plain-api.ts';

/** How long the second try of a call may take, in ms. */
const patience = 10_000;

/** The token a call was sent with, or ''. */
const sentToken = (request: Request): string =>
  request.headers.get('authorization')?.replace('Bearer ', '') ?? '';

/**
 * Calls from the browser, for the member when somebody is logged in. Loaded lazily by the islands that
 * call. A token that is over is renewed first, one the service refuses is renewed once (contract §4);
 * when the session is over, the call is made for a visitor.
 */
export const api = plainApi.extend({
  hooks: {
    beforeRequest: [
      async (request) => {
        const token = await renewal.token();
        if (token) request.headers.set('authorization', `Bearer ${token}`);
      },
    ],
    afterResponse: [
      async (request, _options, response) => {
        const refused = sentToken(request);
        if (response.status !== 401 || refused === '') return response;
        const token = await renewal.renew(refused);
        const again = new Request(request, { signal: AbortSignal.timeout(patience) });
        if (token) again.headers.set('authorization', `Bearer ${token}`);
        else again.headers.delete('authorization');
        return fetch(again);
      },
    ],
  },
});
