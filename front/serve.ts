import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange, Step } from '#front/exchange.ts';
import { type AnswerSteps, watchAnswer } from '#front/response.ts';

export interface Steps extends AnswerSteps {
  /** In the order a request passes them, before Next's handler gets it. */
  request: readonly Step[];
}

/** Next's handler, or its replacement in a test. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Passes a request through all steps to Next's handler. Never rejects: an error is answered with 500. */
export async function serve(exchange: Exchange, steps: Steps, handle: Handle): Promise<void> {
  const { request, response } = exchange;
  try {
    watchAnswer(exchange, steps);
    for (const step of steps.request) {
      const outcome = step(exchange);
      // Few steps are asynchronous.
      if ((outcome instanceof Promise ? await outcome : outcome) === 'answered') return;
    }
    exchange.isByNext = true;
    await exchange.show(() => handle(request, response));
  } catch (error) {
    console.error(error);
    if (response.headersSent) response.destroy();
    else {
      response.statusCode = 500;
      response.end('Internal Server Error');
    }
  }
}
