declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Compresses what is written to the answer from here on. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}

declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http';

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    /** Of what is offered the one the client takes best; among equals the first of `preferred`. */
    encoding(
      offered: readonly string[],
      options: { preferred: readonly string[] },
    ): string | undefined;
  }
}
