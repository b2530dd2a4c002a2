import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ShopError, errorCode } from '#server/errors.ts';
import { httpTexts } from '#server/http/texts.ts';

/** Every error answer has the form of contract §3: a Persian sentence, a code, no stack trace. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => answerError(error, request, reply));
}

/** What no route knows is counted like every request: call this once requests are counted. */
export function answerUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => {
    const { status, ...body } = plain(404, 'NOT_FOUND', httpTexts.notFound);
    return reply.code(status).send(body);
  });
}

/** Also for what fails before a route is found, such as broken percent-encoding. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const shopError = toShopError(error);
  // Who is told when to come back was refused on purpose: a flood must not fill the log.
  const level = shopError.retryAfter === undefined ? 'error' : 'debug';
  if (shopError.status >= 500) request.log[level]({ err: error }, 'A request failed');
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

/** How long the file is of which a part was asked for that it does not have. */
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

/** What any failure is to the caller. */
export function toShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return breach(error);
  if (isDown(error)) return new ShopError(503, 'UNAVAILABLE', httpTexts.unavailable);
  const status = statusOf(error);
  const known = byStatus[status];
  if (known) return new ShopError(status, known[0], known[1]);
  return status >= 400 && status < 500
    ? new ShopError(400, 'BAD_REQUEST', httpTexts.badRequest)
    : new ShopError(500, 'FAILED', httpTexts.failed);
}

/** 422 with a sentence for each field; a body that is no object at all has no field to name. */
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

/** The schema's own sentence when it has one for shoppers. */
function sentenceFor(message: string): string {
  if (persian.test(message)) return message;
  return /received undefined/.test(message) ? httpTexts.missingField : httpTexts.invalidField;
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}

const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH)/;
/** PostgreSQL: connection lost (08), out of resources (53), being shut down (57P). */
const postgresCodes = /^(08...|53...|57P..)$/;
const driverMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout/i;

/** Whether a thing the service leans on is not there: the database or Redis. */
function isDown(error: unknown): boolean {
  const code = errorCode(error);
  if (networkCodes.test(code) || postgresCodes.test(code)) return true;
  if (typeof error !== 'object' || error === null) return false;
  if ('message' in error && driverMessages.test(String(error.message))) return true;
  return 'cause' in error && isDown(error.cause);
}
