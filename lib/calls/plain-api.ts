import ky from 'ky';
import { cookieValue, newUuid, visitorGuid } from '#lib/calls/guid.ts';
import { raysaz, requestHeaders } from '#lib/calls/request-headers.ts';
import { trailStore } from '#lib/calls/trail.ts';
import { publicConfig } from '#lib/public-config.ts';

const pageLoad = newUuid();

/**
 * Calls without a token: those that start, renew and end a session. Only GET is retried, after a
 * lost connection or 408, 502, 503 and 504; a POST may have succeeded although its answer was lost.
 */
export const plainApi = ky.create({
  prefixUrl: publicConfig.apiBase,
  timeout: 10_000,
  retry: { limit: 2, methods: ['get'], statusCodes: [408, 502, 503, 504], backoffLimit: 2_000 },
  hooks: {
    beforeRequest: [
      (request) => {
        const headers = requestHeaders({
          method: request.method,
          apiBase: publicConfig.apiBase,
          guid: visitorGuid(publicConfig.guidCookie),
          raysaz: raysaz(navigator.userAgent, pageLoad),
          previousPath: trailStore.getState().previousPath,
          xsrfToken: cookieValue(document.cookie, 'XSRF-TOKEN'),
        });
        for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      },
    ],
  },
});
