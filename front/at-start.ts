import { setTimeout as pause } from 'node:timers/promises';
import { readSecret } from '#lib/calls/secret.ts';
import { revalidatePath, signatureHeader } from '#lib/contract/revalidate.ts';
import { tags } from '#lib/contract/tags.ts';
import { ownAddress } from '#lib/own-address.ts';
import { builtPages } from '#front/built-pages.ts';
import { sign } from '#lib/rules/signature.ts';

const tries = 40;
const between = 500;

async function postRevalidation(paths: readonly string[]): Promise<boolean> {
  const secret = await readSecret();
  if (secret === null) return false;
  // Every page depends on the master data, so its tag makes all of them stale.
  const body = JSON.stringify({ tags: [tags.master], paths });
  const answer = await fetch(`${ownAddress()}${revalidatePath}`, {
    method: 'POST',
    headers: { [signatureHeader]: sign(secret, body, Date.now()) },
    body,
  }).catch(() => null);
  return answer?.ok ?? false;
}

/**
 * Pages made at build time may be older than changes the service has announced to an earlier
 * storefront process, whose memory is gone. So a starting storefront treats all of them as stale
 * and requests each once.
 */
export async function markBuiltPagesStale(distDir: string): Promise<void> {
  const paths = await builtPages(distDir);
  for (let left = tries; left > 0; left -= 1) {
    if (await postRevalidation(paths)) return;
    await pause(between, undefined, { ref: false });
  }
}
