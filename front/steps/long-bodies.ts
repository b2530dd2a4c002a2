import type { IncomingMessage } from 'node:http';
import type { Step } from '#front/exchange.ts';
import { isLong, refuseBody, tooMany, whenOver } from '#front/steps/bodies.ts';

/** Bodies read at once, those that may wait unread, and how long one is read while others wait, in ms. */
const usual = { atOnce: 16, waiting: 1_000, turn: 5_000 };

/**
 * Reads few long bodies at once, so that many that do not arrive take little memory. The newest waits the shortest; one
 * whose turn is over is cut off for it. Short bodies do not wait.
 */
export function readByTurns({ atOnce, waiting: mostWaiting, turn } = usual): Step {
  /** With the time their turns began, the oldest first. */
  const read = new Map<IncomingMessage, number>();
  /** With what goes on with them, the newest last. */
  const waiting = new Map<IncomingMessage, () => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(request: IncomingMessage): void {
    read.set(request, performance.now());
    whenOver(request, () => {
      read.delete(request);
      goOn();
    });
  }

  function goOn(): void {
    const [request, proceed] = [...waiting].at(-1) ?? [];
    if (request === undefined || proceed === undefined || read.size >= atOnce) return;
    waiting.delete(request);
    begin(request);
    proceed();
  }

  /** Looks whether the oldest turn is over as long as anything waits. */
  function watch(): void {
    const [oldest] = read;
    if (timer !== undefined || oldest === undefined || waiting.size === 0) return;
    const [request, begun] = oldest;
    timer = setTimeout(
      () => {
        timer = undefined;
        if (waiting.size > 0 && read.get(request) === begun) request.socket.destroy();
        watch();
      },
      Math.max(0, begun + turn - performance.now()),
    ).unref();
  }

  return (exchange) => {
    const { request } = exchange;
    if (!isLong(request)) return undefined;
    if (read.size < atOnce) {
      begin(request);
      return undefined;
    }
    if (waiting.size >= mostWaiting) {
      refuseBody(exchange, tooMany);
      return 'answered';
    }
    return new Promise((resolve) => {
      waiting.set(request, () => resolve(undefined));
      whenOver(request, () => {
        waiting.delete(request);
        resolve('answered');
      });
      watch();
    });
  };
}
