import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '#server/errors.ts';
import { answerError, toShopError } from '#server/http/errors.ts';
import { isOwnOrigin } from '#server/http/origin.ts';
import { httpTexts } from '#server/http/texts.ts';

const formType = 'application/x-www-form-urlencoded';
const poisonous = new Set(['__proto__', 'constructor', 'prototype']);

/** Lets the calls of `scope` accept plain HTML forms besides JSON. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseForm(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** @throws {ShopError} 400 for a repeated field, `__proto__` or similar names */
export function parseForm(text: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (poisonous.has(name) || fields.has(name)) {
      throw new ShopError(400, 'BAD_FORM', httpTexts.badRequest);
    }
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

/** Whether the request is a form sent without scripts, to be answered with a page, not JSON (contract §3). */
export function isForm({ headers }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').toLowerCase().startsWith(formType);
}

/**
 * Redirects with 303, so that the browser requests the page with GET and a reload sends nothing again. The
 * page is on the shop's site, whose address may differ from that of the calls.
 */
export function leadTo(reply: FastifyReply, siteUrl: string, path: string): FastifyReply {
  const { origin } = reply.request.headers;
  const site = origin !== undefined && isOwnOrigin(siteUrl, origin) ? origin : '';
  return reply.header('cache-control', 'no-store').redirect(site + path, 303);
}

/**
 * The error handler of a call that accepts forms: an error of a form redirects to the page `pageOf` returns,
 * any other answers JSON. Forms of foreign sites stay refused.
 */
export function formErrors(
  siteUrl: string,
  pageOf: (error: ShopError, request: FastifyRequest) => string,
) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const shopError = toShopError(error);
    if (!isForm(request) || shopError.status === 403) return answerError(error, request, reply);
    if (shopError.status >= 500) request.log.error({ err: error }, 'A form failed');
    return leadTo(reply, siteUrl, pageOf(shopError, request));
  };
}
