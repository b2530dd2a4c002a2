/** Input of a call's headers. */
export interface CallContext {
  readonly method: string;
  /** Base address of the calls; a path means the page's own origin. */
  readonly apiBase: string;
  readonly guid: string;
  readonly raysaz: string;
  /** The previous page's percent-encoded path, or null if there is none. */
  readonly previousPath: string | null;
  /** Value of the cookie XSRF-TOKEN, or null. */
  readonly xsrfToken: string | null;
}

/** Headers of every call (contract §3). */
export function requestHeaders(call: CallContext): Record<string, string> {
  const headers: Record<string, string> = { 'X-Guid': call.guid, 'X-Raysaz': call.raysaz };
  if (call.previousPath) headers['X-Refer'] = call.previousPath;
  const writes = !['GET', 'HEAD'].includes(call.method.toUpperCase());
  if (writes && call.xsrfToken && call.apiBase.startsWith('/')) {
    headers['X-XSRF-TOKEN'] = call.xsrfToken;
  }
  return headers;
}

/** `X-Raysaz`: the reversed base64url of `userAgent|uuid` (contract §3). */
export function raysaz(userAgent: string, uuid: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(`${userAgent}|${uuid}`));
  const base64url = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return base64url.split('').toReversed().join('');
}
