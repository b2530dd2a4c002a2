import { createServer, type RequestListener, type Server } from 'node:http';
import { Exchange } from '#front/exchange.ts';
import { serve, type Steps } from '#front/serve.ts';

const none: Steps = { request: [], body: [], page: [], missing: [], head: [] };

/** A server that answers by some steps, with `handle` in the place of Next's handler. */
export function serverOf(steps: Partial<Steps>, handle: RequestListener): Server {
  const all = { ...none, ...steps };
  return createServer((request, response) => {
    void serve(new Exchange(request, response), all, async () => handle(request, response));
  });
}
