import type { z } from 'zod';
import { errorBody } from '#lib/contract/errors.ts';
import type { Refusal } from '#lib/calls/plain-call.ts';
import { noteCall } from '#lib/calls/service-standing.ts';
import { callByHttp, type CallBody, type ServiceAnswer } from '#lib/calls/service-call.ts';
import { storefrontHeaders } from '#lib/calls/storefront-key.ts';
import { config } from '#lib/config.ts';

/** Result of a read: the data, or that it does not exist (any more) and where it moved. */
export type Read<T> = { found: true; data: T } | { found: false; movedTo: string | null };

/**
 * Calls the service and parses the answer by the contract; POST if there is a body. Sends nothing
 * personal: no cookie, no token. A 404 is a result; any other failure throws, so that the previous
 * version of a page stays served.
 */
export async function callService<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body?: CallBody,
): Promise<Read<z.infer<Schema>>> {
  const answer = await ask(path, body, await storefrontHeaders()).catch((cause: unknown) => {
    // A build fails with this line too, because prerendering reads from the service.
    throw new Error(`No service answers at API_URL ${config.apiUrl}. Is it up?`, { cause });
  });
  return readAnswer(answer, path, schema);
}

/**
 * The same on behalf of one visitor, for pages rendered per request: the service limits requests by
 * visitor. An unreachable service, and one that has rate-limited the visitor, are results too.
 * @param visitor the request's `X-Forwarded-For`
 * @param agent its user agent, where the service counts people; '' where it does not
 */
export async function callForVisitor<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body: CallBody,
  visitor: string,
  agent = '',
): Promise<Read<z.infer<Schema>> | Refusal> {
  const headers = { 'x-forwarded-for': visitor, ...(agent && { 'user-agent': agent }) };
  const answer = await ask(path, body, headers).catch(() => null);
  const retryAfter = answer?.retryAfter ?? null;
  if (answer === null || answer.status >= 500) return { refused: 503, retryAfter };
  if (answer.status === 429) return { refused: 429, retryAfter };
  return readAnswer(answer, path, schema);
}

/** Records whether the service answered. @throws when it did not */
async function ask(
  path: string,
  body: CallBody | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<ServiceAnswer> {
  const answer = await callByHttp(path, body, headers).catch((cause: unknown) => {
    noteCall(false);
    throw cause;
  });
  noteCall(answer.status < 500);
  return answer;
}

function readAnswer<Schema extends z.ZodType>(
  { status, json }: ServiceAnswer,
  path: string,
  schema: Schema,
): Read<z.infer<Schema>> {
  if (status === 404) return { found: false, movedTo: movedTo(json) };
  if (status < 200 || status > 299) throw new Error(`The service answered ${status} to ${path}`);
  return { found: true, data: schema.parse(json()) };
}

function movedTo(json: () => unknown): string | null {
  try {
    return errorBody.parse(json()).movedTo ?? null;
  } catch {
    return null;
  }
}
