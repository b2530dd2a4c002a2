import type { ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Exchange, InstantStep, Step } from '#front/exchange.ts';
import { isDataAnswer, isPageOfRequest } from '#front/next-assumptions.ts';

/** Brotli's default, 4, makes long texts larger than gzip does; 5 also takes less time. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compress = compression({ brotli });

export interface AnswerSteps {
  /** Get a body that Next passes as a whole, before any part of the answer is sent. */
  body: readonly InstantStep[];
  /** The same for a page rendered for this request, which is buffered until it is whole. */
  page: readonly Step[];
  /** Get an answer with status 404 before any part of it is sent. No other answer waits for them. */
  missing: readonly Step[];
  /** Get status and headers right before they are sent, with the body or its first chunk. */
  head: readonly InstantStep[];
}

/** The bytes of the arguments of `write` or `end`: a chunk and its optional encoding. */
function bytesOf([piece, encoding]: readonly unknown[]): Buffer[] {
  if (piece instanceof Uint8Array) return [Buffer.from(piece)];
  if (typeof piece !== 'string') return [];
  const isNamed = typeof encoding === 'string' && Buffer.isEncoding(encoding);
  return [Buffer.from(piece, isNamed ? encoding : 'utf8')];
}

/** The callbacks among the arguments of `write` or `end`. */
const callbacksOf = (args: readonly unknown[]) => args.filter((each) => typeof each === 'function');

/** Pages rendered for one request are buffered until they are whole. */
const isGathered = (response: ServerResponse): boolean =>
  !response.headersSent && isPageOfRequest(response);

/** The first chunk of React's data shows whether the page is missing, so the head waits for it. */
const waitsForPiece = (response: ServerResponse): boolean =>
  !response.headersSent && isDataAnswer(response);

/**
 * The only place that replaces methods of a response. Next writes its answer inside its handler and offers no other way
 * to intercept it; here the steps get whole bodies, and the head right before it is sent.
 */
export function watchAnswer(exchange: Exchange, steps: AnswerSteps): void {
  const { request, response } = exchange;
  // Anything not encoded by a step is compressed while it streams.
  compress(request, response, () => {});
  const { end, flushHeaders, write, writeHead } = response;
  const pieces: Buffer[] = [];
  let isHeadSeen = false;
  let hasEnded = false;

  const lookAtHead = (): void => {
    if (isHeadSeen || response.headersSent) return;
    isHeadSeen = true;
    for (const step of steps.head) step(exchange);
  };
  const endGathered = async (args: readonly unknown[]): Promise<void> => {
    exchange.body = Buffer.concat([...pieces, ...bytesOf(args)]);
    if (exchange.instead === undefined) for (const step of steps.page) await step(exchange);
    lookAtHead();
    Reflect.apply(end, response, [exchange.instead ?? exchange.body, ...callbacksOf(args)]);
  };

  const begun = (...args: unknown[]): unknown => {
    const [status, ...others] = args;
    if (typeof status === 'number') response.statusCode = status;
    lookAtHead();
    const given = exchange.instead === undefined ? others : [];
    return Reflect.apply(writeHead, response, [response.statusCode, ...given]);
  };
  const flushed = (): void => {
    if (!isGathered(response) && !waitsForPiece(response))
      Reflect.apply(flushHeaders, response, []);
  };
  const written = (...args: unknown[]): unknown => {
    if (isGathered(response)) {
      pieces.push(...bytesOf(args));
      for (const callback of callbacksOf(args)) process.nextTick(callback);
      return true;
    }
    if (!response.headersSent) {
      [exchange.body] = args;
      response.writeHead(response.statusCode);
    }
    return exchange.instead === undefined ? Reflect.apply(write, response, args) : true;
  };
  const ended = (...args: unknown[]): unknown => {
    if (hasEnded) return response;
    if (response.statusCode >= 500) {
      // The page broke off, and Next ends the answer with another one.
      pieces.length = 0;
      exchange.keepAs = undefined;
    }
    if (isMissing()) {
      hasEnded = true;
      endMissing(args).catch(giveUp);
      return response;
    }
    if (pieces.length > 0) {
      hasEnded = true;
      endGathered(args).catch(giveUp);
      return response;
    }
    return endWhole(args);
  };
  const isMissing = (): boolean =>
    response.statusCode === 404 && exchange.isByNext && !response.headersSent;
  const giveUp = (error: unknown): void => {
    console.error(error);
    response.destroy();
  };
  const endMissing = async (args: readonly unknown[]): Promise<void> => {
    for (const step of steps.missing) await step(exchange);
    if (pieces.length > 0) await endGathered(args);
    else endWhole(args);
  };
  const endWhole = (args: readonly unknown[]): unknown => {
    const [whole] = args;
    if (!response.headersSent) {
      exchange.body = whole;
      if (exchange.isByNext && exchange.instead === undefined) {
        for (const step of steps.body) step(exchange);
      }
      lookAtHead();
    }
    const { body, instead } = exchange;
    if (instead !== undefined) return Reflect.apply(end, response, [instead]);
    return Reflect.apply(end, response, response.headersSent || body === whole ? args : [body]);
  };
  Object.assign(response, { end: ended, flushHeaders: flushed, write: written, writeHead: begun });
}
