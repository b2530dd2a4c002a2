import { renewal } from '#lib/calls/browser-session.ts';
import { plainApi } from '#lib/calls/plain-api.ts';

/** Timeout of a call's second attempt, in ms. */
const patience = 10_000;

/** The token a call was sent with, or ''. */
const sentToken = (request: Request): string =>
  request.headers.get('authorization')?.replace('Bearer ', '') ?? '';

/**
 * Calls from the browser, on behalf of the member if logged in. Loaded lazily by the islands that
 * use it. An expired token is renewed first, and one the service rejects is renewed once (contract
 * §4); when the session is over, the call is made as a visitor.
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
