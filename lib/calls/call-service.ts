import type { z } from 'zod';
import { fill } from '#lib/cache/fills.ts';
import { errorBody } from '#lib/contract/errors.ts';
import type { Refusal } from '#lib/calls/edge-call.ts';
import { noteCall } from '#lib/calls/service-standing.ts';
import { callByHttp, type CallBody, type ServiceAnswer } from '#lib/calls/service-call.ts';
import { storefrontHeaders } from '#lib/calls/storefront-key.ts';
import { config } from '#lib/config.ts';

/** What a read brings: the thing itself, or that it is not there (any more) and where it went. */
export type Read<T> = { found: true; data: T } | { found: false; movedTo: string | null };

/**
 * Asks the service and parses its answer by the contract. With a body it is a POST. Sends nothing
 * personal: no cookie, no token. A 404 is an answer; any other failure throws, so that a page made
 * before stays served.
 */
export async function callService<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body?: CallBody,
): Promise<Read<z.infer<Schema>>> {
  return fill(async () => {
    const answer = await ask(path, body, await storefrontHeaders()).catch((cause: unknown) => {
      // A build, too, ends with this line: pages made ahead read from the service.
      throw new Error(`No service answers at API_URL ${config.apiUrl}. Is it up?`, { cause });
    });
    return readAnswer(answer, path, schema);
  });
}

/**
 * The same for one visitor, by whom the service counts what nothing else bounds: pages that are made for
 * each request. A service that is away, or has had enough of him, is an answer, too.
 * @param visitor what the request says in `X-Forwarded-For`
 */
export async function callForVisitor<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body: CallBody,
  visitor: string,
): Promise<Read<z.infer<Schema>> | Refusal> {
  const answer = await ask(path, body, { 'x-forwarded-for': visitor }).catch(() => null);
  const retryAfter = answer?.retryAfter ?? null;
  if (answer === null || answer.status >= 500) return { refused: 503, retryAfter };
  if (answer.status === 429) return { refused: 429, retryAfter };
  return readAnswer(answer, path, schema);
}

/** Remembers whether the service answered. @throws when it did not */
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
