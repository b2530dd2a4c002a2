import { createHmac } from 'node:crypto';
import { storefrontKeyHeader } from '#lib/contract/storefront-key.ts';
import { readSecret } from '#lib/revalidate/secret.ts';

/** Shows the service that this server asks for all its visitors; nothing while there is no secret. */
export async function storefrontKey(): Promise<Record<string, string>> {
  const secret = await readSecret();
  if (secret === null) return {};
  return { [storefrontKeyHeader]: createHmac('sha256', secret).update('storefront').digest('hex') };
}
