import type { z } from 'zod';
import { errorBody } from '#lib/contract/errors.ts';
import { noteCall } from '#lib/api/service-standing.ts';
import { storefrontKey } from '#lib/api/storefront-key.ts';
import { config } from '#lib/config.ts';

/** What a read brings: the thing itself, or that it is not there (any more) and where it went. */
export type Read<T> = { found: true; data: T } | { found: false; movedTo: string | null };

/** How long a page waits for the service, in ms. */
const patience = 10_000;

/**
 * Asks the service and parses its answer by the contract. With a body it is a POST. A 404 is an
 * answer; any other failure throws.
 */
export async function callService<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body?: Readonly<Record<string, unknown>>,
): Promise<Read<z.infer<Schema>>> {
  const asking = fetch(`${config.apiUrl}/${path}`, {
    signal: AbortSignal.timeout(patience),
    // `'use cache'` keeps what is to be kept. Left to itself a build keeps answers on disk, for the next one.
    cache: 'no-store',
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(await storefrontKey()),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await asking.catch((cause: unknown) => {
    noteCall(false);
    // A build, too, ends with this line: pages made ahead read from the service.
    throw new Error(`No service answers at API_URL ${config.apiUrl}. Is it up?`, { cause });
  });
  noteCall(response.status < 500);
  if (response.status === 404) {
    const error = errorBody.safeParse(await response.json().catch(() => null));
    return { found: false, movedTo: error.success ? (error.data.movedTo ?? null) : null };
  }
  if (!response.ok) throw new Error(`The service answered ${response.status} to ${path}`);
  return { found: true, data: schema.parse(await response.json()) };
}
