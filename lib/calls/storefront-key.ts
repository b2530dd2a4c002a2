import { readSecret } from '#lib/calls/secret.ts';
import { storefrontKeyHeader } from '#lib/contract/revalidate.ts';
import { storefrontKey } from '#lib/rules/signature.ts';

/** How long the header is cached before the secret is read again, in ms. */
const lifetime = 10_000;

let kept: { headers: Record<string, string>; until: number } | undefined;

/**
 * Headers by which the service recognises the storefront's server, which calls for all visitors;
 * empty while there is no secret.
 */
export async function storefrontHeaders(): Promise<Record<string, string>> {
  if (kept !== undefined && Date.now() < kept.until) return kept.headers;
  const secret = await readSecret();
  if (secret === null) return {};
  const headers = { [storefrontKeyHeader]: storefrontKey(secret) };
  kept = { headers, until: Date.now() + lifetime };
  return headers;
}
