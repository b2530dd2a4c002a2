import type { IncomingMessage, ServerResponse } from 'node:http';
import { askForWholeHead } from '#front/next-assumptions.ts';

// What the steps share that answer forms of browsers without scripts.

const formType = 'application/x-www-form-urlencoded';

export const isForm = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.toLowerCase().startsWith(formType) === true;

/** Null if longer than the limit. Always read to its end, because browsers accept no answer before that. */
export async function readText(request: IncomingMessage, limit: number): Promise<string | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    const bytes = Buffer.from(piece);
    length += bytes.length;
    if (length <= limit) pieces.push(bytes);
  }
  return length > limit ? null : Buffer.concat(pieces).toString();
}

/** 303, so that a reload does not send the form again. */
export function redirectTo(response: ServerResponse, location: string): 'answered' {
  response.statusCode = 303;
  response.setHeader('location', location);
  response.end();
  return 'answered';
}

export function refuse(response: ServerResponse, status: number, page: string): 'answered' {
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page);
  return 'answered';
}

/** Lets Next render a page in answer to a form, like any other page. */
export function askForPage(request: IncomingMessage, url: string): void {
  request.method = 'GET';
  request.url = url;
  askForWholeHead(request);
  delete request.headers['content-length'];
  delete request.headers['content-type'];
}
