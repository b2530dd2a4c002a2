import type { z } from 'zod';
import { errorBody } from '#lib/contract/errors.ts';
import type { Refusal } from '#lib/api/edge-call.ts';
import { noteCall } from '#lib/api/service-standing.ts';
import { storefrontKey } from '#lib/api/storefront-key.ts';
import { config } from '#lib/config.ts';

/** What a read brings: the thing itself, or that it is not there (any more) and where it went. */
export type Read<T> = { found: true; data: T } | { found: false; movedTo: string | null };

type Body = Readonly<Record<string, unknown>>;

/** How long a page waits for the service, in ms. */
const patience = 10_000;

/**
 * Asks the service and parses its answer by the contract. With a body it is a POST. A 404 is an
 * answer; any other failure throws.
 */
export async function callService<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body?: Body,
): Promise<Read<z.infer<Schema>>> {
  const response = await ask(path, body, await storefrontKey()).catch((cause: unknown) => {
    // A build, too, ends with this line: pages made ahead read from the service.
    throw new Error(`No service answers at API_URL ${config.apiUrl}. Is it up?`, { cause });
  });
  return readAnswer(response, path, schema);
}

/**
 * The same for one visitor, by whom the service counts what nothing else bounds: pages that are made for
 * each request. A service that is away, or has had enough of him, is an answer, too.
 * @param visitor what the request says in `X-Forwarded-For`
 */
export async function callForVisitor<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body: Body,
  visitor: string,
): Promise<Read<z.infer<Schema>> | Refusal> {
  const response = await ask(path, body, { 'x-forwarded-for': visitor }).catch(() => null);
  const retryAfter = response?.headers.get('retry-after') ?? null;
  if (response === null || response.status >= 500) return { refused: 503, retryAfter };
  if (response.status === 429) return { refused: 429, retryAfter };
  return readAnswer(response, path, schema);
}

/** Remembers whether the service answered. @throws what `fetch` does when it did not */
async function ask(
  path: string,
  body: Body | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const asking = fetch(`${config.apiUrl}/${path}`, {
    signal: AbortSignal.timeout(patience),
    // `'use cache'` keeps what is to be kept. Left to itself a build keeps answers on disk, for the next one.
    cache: 'no-store',
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await asking.catch((cause: unknown) => {
    noteCall(false);
    throw cause;
  });
  noteCall(response.status < 500);
  return response;
}

async function readAnswer<Schema extends z.ZodType>(
  response: Response,
  path: string,
  schema: Schema,
): Promise<Read<z.infer<Schema>>> {
  if (response.status === 404) {
    const error = errorBody.safeParse(await response.json().catch(() => null));
    return { found: false, movedTo: error.success ? (error.data.movedTo ?? null) : null };
  }
  if (!response.ok) throw new Error(`The service answered ${response.status} to ${path}`);
  return { found: true, data: schema.parse(await response.json()) };
}
