import { revalidateBody } from '#lib/contract/revalidate.ts';
import { isSigned } from '#lib/rules/signature.ts';

export type RevalidationPlan =
  | { status: 401 | 413 | 422 | 503 }
  | { status: 200; tags: readonly string[]; paths: readonly string[] };

interface Asked {
  /** `null` if this storefront has none. */
  secret: string | null;
  signature: string | null;
  /** `null` if it exceeds the limit. */
  body: string | null;
  /** Unix time in ms. */
  now: number;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Validates a message of the service: which tags are stale, and which pages (percent-encoded) to
 * request once, each listed once.
 */
export function planRevalidation({ secret, signature, body, now }: Asked): RevalidationPlan {
  if (secret === null) return { status: 503 };
  if (body === null) return { status: 413 };
  if (!isSigned(secret, signature, body, now)) return { status: 401 };
  const parsed = revalidateBody.safeParse(parseJson(body));
  if (!parsed.success) return { status: 422 };
  const { tags, paths } = parsed.data;
  return { status: 200, tags: [...new Set(tags)], paths: [...new Set(paths)].map(encodeURI) };
}
