import type { ServerResponse } from 'node:http';

/** Where a redirect leads, as Next's own scripts read it in the page. */
const told = /NEXT_REDIRECT;(?:replace|push);(\/(?!\/)[^"\\]*?);30[78];/;

/**
 * A kept page that has become a redirect is made anew after its old form was sent, and Next keeps no header that is set
 * then: until the page changes again it answers 308 without saying where to. What it sends still says so.
 */
export function findLocation(response: ServerResponse): void {
  const { end } = response;
  const ended = (...args: unknown[]): unknown => {
    const [text] = args;
    if (typeof text === 'string' && isLost(response)) {
      const path = told.exec(text)?.[1];
      if (path !== undefined) response.setHeader('location', path);
    }
    return Reflect.apply(end, response, args);
  };
  Object.assign(response, { end: ended });
}

const isLost = (response: ServerResponse): boolean =>
  (response.statusCode === 308 || response.statusCode === 307) &&
  !response.headersSent &&
  !response.hasHeader('location');
