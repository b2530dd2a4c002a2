declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Compresses everything written to the response from here on. */
  export default function compression(options: {
    /** Of Brotli, added to the package's own. */
    brotli: { params: Readonly<Record<number, number>> };
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http';

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    /** The offered encoding the client prefers; among equals the first of `preferred`. */
    encoding(
      offered: readonly string[],
      options: { preferred: readonly string[] },
    ): string | undefined;
    /** The offered media type the client prefers; among equals the one it names more exactly, or first. */
    mediaType(offered: readonly string[]): string | undefined;
  }
}
