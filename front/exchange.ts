import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ListRequest } from '#front/page-address.ts';

/**
 * One thing done to a request or to its answer. Every step has this form, whichever list of `front/server.ts` it
 * stands in. The request's own steps may take their time, or say that they have answered; nobody comes after them then.
 */
export type Step = (exchange: Exchange) => void | 'answered' | Promise<void | 'answered'>;

/** A step that cannot wait: what it looks at is sent as soon as it returns. */
export type InstantStep = (exchange: Exchange) => void;

/** What a page is of: its canonical address, and the shop's age before it was read. */
export interface PageName {
  address: string;
  age: number;
}

/** A request, its answer, and what the steps have found out for each other. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path and query as the visitor sent them; `request.url` is what Next is asked for. */
  readonly asked: string;
  /** The list or comparison that has to be read before anybody knows the page's status. */
  list: ListRequest | undefined;
  /** Hands what was read to the page: runs Next's handler where the page finds it. */
  show: (handle: () => Promise<void>) => Promise<void> = (handle) => handle();
  /** Name by which the page is kept for a moment, once it is made. */
  keepAs: PageName | undefined;
  /** Status of the page in place of 200. */
  status: number | undefined;
  /** Makes the document that replaces a page that failed, instead of the usual one. */
  failedDocument: ((status: number) => string) | undefined;
  /** Whether Next answers, and not a step. */
  isByNext = false;
  /** What is about to be sent: a whole body, or the first piece of one. */
  body: unknown;
  /** What is sent in place of the body. */
  instead: string | undefined;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.request = request;
    this.response = response;
    this.asked = request.url ?? '';
    this.list = undefined;
    this.keepAs = undefined;
    this.status = undefined;
    this.failedDocument = undefined;
    this.body = undefined;
    this.instead = undefined;
  }
}
