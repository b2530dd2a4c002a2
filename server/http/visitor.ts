import type { FastifyInstance, FastifyRequest } from 'fastify';
import { guid } from '#lib/contract/values.ts';

/** The visitor, from the headers of contract §3. Unverified: it authorises nothing. */
export interface Visitor {
  /** Lower case; null when absent or not a UUID v4, which is never a reason to refuse. */
  guid: string | null;
  /** Path of the previous page, decoded; '' when unknown. */
  refer: string;
  /** Id of the page load, made by the browser; '' when unknown. */
  pageLoad: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}

const longest = 2_000;

export function readVisitors(app: FastifyInstance): void {
  app.decorateRequest('visitor', {
    getter(this: FastifyRequest) {
      return visitorOf(this.headers);
    },
  });
}

export function visitorOf(headers: FastifyRequest['headers']): Visitor {
  const known = guid.safeParse(headers['x-guid']);
  return {
    guid: known.success ? known.data.toLowerCase() : null,
    refer: decodePath(one(headers['x-refer'])),
    pageLoad: pageLoadOf(one(headers['x-raysaz'])),
  };
}

function one(header: string | string[] | undefined): string {
  return (typeof header === 'string' ? header : '').slice(0, longest);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** X-Raysaz is the reversed base64url of `userAgent|uuid`. */
function pageLoadOf(header: string): string {
  const text = Buffer.from(Array.from(header).toReversed().join(''), 'base64url').toString('utf8');
  return /\|([0-9a-f-]{36})$/i.exec(text)?.[1] ?? '';
}
