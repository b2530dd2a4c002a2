import type { ServerResponse } from 'node:http';

/** Where a redirect leads, as Next's own scripts read it in the page. */
const told = /NEXT_REDIRECT;(?:replace|push);(\/(?!\/)[^"\\]*?);30[78];/;

/**
 * A kept page that has become a redirect is made anew after its old form was sent, and Next keeps for it what that
 * answer's head said: no location, or the one of before. The new form says itself where it leads.
 */
export function tellTrueLocation(response: ServerResponse): void {
  const { end } = response;
  const ended = (...args: unknown[]): unknown => {
    const [text] = args;
    const isMoved = response.statusCode === 308 || response.statusCode === 307;
    if (isMoved && typeof text === 'string' && !response.headersSent) {
      const path = told.exec(text)?.[1];
      if (path !== undefined) response.setHeader('location', path);
    }
    return Reflect.apply(end, response, args);
  };
  Object.assign(response, { end: ended });
}
