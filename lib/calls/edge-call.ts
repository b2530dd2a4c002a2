import { defaultApiUrl } from '#lib/service-address.ts';

/** How long to wait for the service, in ms. */
const patience = 10_000;

/** With what status the service refused to tell, and after how many seconds it may, when it said so. */
export interface Refusal {
  refused: 429 | 503;
  retryAfter: string | null;
}

/** The service's answer, not yet looked at. */
export type EdgeAnswer = { status: number; body: unknown } | Refusal;

/**
 * Asks the service before a page is made for one request; runs at the edge, so without schemas.
 * @param visitor what the request says in `X-Forwarded-For`: the service counts requests by it, since
 * nothing else bounds pages that are made for each
 * @param origin of the page that asks, where the service is to judge it
 */
export async function askAtEdge(
  path: string,
  body: Readonly<Record<string, unknown>>,
  visitor: string | null,
  origin?: string,
): Promise<EdgeAnswer> {
  const response = await fetch(`${process.env.API_URL || defaultApiUrl}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(visitor !== null && { 'x-forwarded-for': visitor }),
      ...(origin !== undefined && { origin }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  }).catch(() => null);
  const retryAfter = response?.headers.get('retry-after') ?? null;
  if (response?.status === 429) return { refused: 429, retryAfter };
  if (response === null || response.status >= 500) return { refused: 503, retryAfter };
  return { status: response.status, body: await response.json().catch(() => null) };
}
