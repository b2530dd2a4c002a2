import { readSecret } from '#lib/calls/secret.ts';
import { storefrontKeyHeader } from '#lib/contract/revalidate.ts';
import { storefrontKey } from '#lib/rules/signature.ts';

/** How long the header is used again before the secret is read anew, in ms. */
const lifetime = 10_000;

let kept: { headers: Record<string, string>; until: number } | undefined;

/** Shows the service that this server asks for all its visitors; nothing while there is no secret. */
export async function storefrontHeaders(): Promise<Record<string, string>> {
  if (kept !== undefined && Date.now() < kept.until) return kept.headers;
  const secret = await readSecret();
  if (secret === null) return {};
  const headers = { [storefrontKeyHeader]: storefrontKey(secret) };
  kept = { headers, until: Date.now() + lifetime };
  return headers;
}
