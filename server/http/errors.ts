import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ShopError, errorCode } from '#server/errors.ts';
import { note } from '#server/http/request-log.ts';
import { httpTexts } from '#server/http/texts.ts';

/** Formats every error answer by contract §3: a Persian sentence, a code, no stack trace. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => answerError(error, request, reply));
}

/** Unknown paths are rate-limited like all others: call this after the rate limit is registered. */
export function answerUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => {
    const { status, ...body } = plain(404, 'NOT_FOUND', httpTexts.notFound);
    return reply.code(status).send(body);
  });
}

/** Also handles errors before routing, such as invalid percent-encoding. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // Who leaves in the middle of a body has not met an error of ours.
  const hasLeft = request.raw.destroyed && !request.raw.complete;
  const shopError = hasLeft
    ? new ShopError(400, 'BROKEN_OFF', httpTexts.badRequest)
    : toShopError(error);
  // Errors with Retry-After are deliberate refusals: a flood of them must not fill the log.
  const level = shopError.retryAfter === undefined ? 'error' : 'debug';
  if (shopError.status >= 500) request.log[level]({ err: error }, 'A request failed');
  if (hasLeft) request.log.debug('A request broke off');
  note(request, { error: shopError.code });
  if (reply.sent) return reply;
  if (shopError.retryAfter !== undefined) reply.header('retry-after', shopError.retryAfter);
  if (shopError.status === 416) reply.headers(contentRange(error));
  return reply
    .code(shopError.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(shopError.toBody());
}

const fileFailure = z.object({ headers: z.object({ 'Content-Range': z.string() }) });

/** For 416: the Content-Range header with the length of the file. */
function contentRange(error: unknown): Record<string, string> {
  const { data } = fileFailure.safeParse(error);
  return data === undefined ? {} : data.headers;
}

const byStatus: Record<number, [code: string, message: string]> = {
  404: ['NOT_FOUND', httpTexts.notFound],
  413: ['TOO_LARGE', httpTexts.tooLarge],
  415: ['UNSUPPORTED_TYPE', httpTexts.unsupported],
  416: ['RANGE_NOT_SATISFIABLE', httpTexts.noSuchRange],
  429: ['TOO_MANY_REQUESTS', httpTexts.tooMany],
};

function plain(status: number, code: string, message: string) {
  return { status, message, code };
}

/** Converts any error into the one answered to the caller. */
export function toShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return breach(error);
  if (isDown(error)) return new ShopError(503, 'UNAVAILABLE', httpTexts.unavailable);
  if (unstorable.test(errorCode(error))) return new ShopError(422, 'INVALID', httpTexts.invalid);
  const status = statusOf(error);
  const known = byStatus[status];
  if (known) return new ShopError(status, known[0], known[1]);
  return status >= 400 && status < 500
    ? new ShopError(400, 'BAD_REQUEST', httpTexts.badRequest)
    : new ShopError(500, 'FAILED', httpTexts.failed);
}

/** 422 with a sentence for each invalid field; a body that is not an object has no fields. */
function breach(error: Pick<FastifyError, 'validation'>): ShopError {
  const fields: Record<string, string> = {};
  for (const { instancePath, message = '' } of error.validation ?? []) {
    const name = instancePath.split('/').filter(Boolean).join('.');
    if (name) {
      fields[name] = sentenceFor(message);
    }
  }
  return new ShopError(422, 'INVALID', httpTexts.invalid, { fields });
}

const persian = /[\u0600-\u06ff]/;

/** The schema's own message when it is written for shoppers. */
function sentenceFor(message: string): string {
  if (persian.test(message)) return message;
  return /received undefined/.test(message) ? httpTexts.missingField : httpTexts.invalidField;
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}

const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH)/;
/** PostgreSQL: connection lost (08), out of resources (53), shutting down (57P). */
const postgresCodes = /^(08...|53...|57P..)$/;
const driverMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout/i;

/** PostgreSQL: a text with NUL, as such or in JSON. A call whose schema lets it through is refused here. */
const unstorable = /^(22021|22P05)$/;

/** Whether the error means that the database or Redis is unreachable. */
function isDown(error: unknown): boolean {
  const code = errorCode(error);
  if (networkCodes.test(code) || postgresCodes.test(code)) return true;
  if (typeof error !== 'object' || error === null) return false;
  if ('message' in error && driverMessages.test(String(error.message))) return true;
  return 'cause' in error && isDown(error.cause);
}
