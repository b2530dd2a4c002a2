import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Route, routeOf } from '#lib/routes.ts';
import type { ListRequest } from '#front/page-address.ts';

/**
 * One step in handling a request or its answer. Every step has this form, whichever list of `front/server.ts` it
 * is in. Request steps may be asynchronous; one that returns 'answered' ends the handling.
 */
export type Step = (exchange: Exchange) => void | 'answered' | Promise<void | 'answered'>;

/** A synchronous step: the part of the answer it handles is sent as soon as it returns. */
export type InstantStep = (exchange: Exchange) => void;

/** Identifies a page: its canonical address, and the shop's age before its data was read. */
export interface PageName {
  address: string;
  age: number;
}

/** A request, its answer, and the state that steps share. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path and query as the visitor sent them; `request.url` is the internal address that Next gets. */
  readonly requestedUrl: string;
  /** Path of the requested URL. */
  readonly path: string;
  readonly route: Route;
  /** The list or comparison that has to be read to decide the page's status. */
  list: ListRequest | undefined;
  /** Runs Next's handler in a context from which the page gets the data that was read. */
  show: (handle: () => Promise<void>) => Promise<void> = (handle) => handle();
  /** Key under which the page is cached for a few seconds, once it is rendered. */
  keepAs: PageName | undefined;
  /** Status of the page instead of 200. */
  status: number | undefined;
  /** Whether the page, once rendered, says itself why the request failed, so that it is not replaced. */
  saysWhy = false;
  /** Renders the document for a failed page, instead of the usual one. */
  failedDocument: ((status: number) => string) | undefined;
  /** Whether Next answers, not a step. */
  isByNext = false;
  /** Whether the answer leads on from an old address, of whose query it keeps what it wants. */
  isLed = false;
  /** The body about to be sent, or its first chunk. */
  body: unknown;
  /** Sent instead of the body. */
  instead: string | undefined;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.request = request;
    this.response = response;
    this.requestedUrl = request.url ?? '';
    [this.path = ''] = this.requestedUrl.split('?', 1);
    this.route = routeOf(this.path);
    this.list = undefined;
    this.keepAs = undefined;
    this.status = undefined;
    this.failedDocument = undefined;
    this.body = undefined;
    this.instead = undefined;
  }
}
