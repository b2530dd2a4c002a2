import { type RevalidateBody, revalidatePath, signatureHeader } from '#lib/contract/revalidate.ts';
import { sign } from '#lib/rules/signature.ts';

/** How long the storefront may take for one post, in ms; it makes pages meanwhile. */
const patience = 10_000;

export interface Storefront {
  storefrontUrl: string;
  revalidateSecret: string;
}

/** Tells the storefront what changed. Throws unless it says that it has understood. */
export async function post(to: Storefront, change: RevalidateBody): Promise<void> {
  const body = JSON.stringify(change);
  const response = await fetch(`${to.storefrontUrl}${revalidatePath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: sign(to.revalidateSecret, body, Date.now()),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The storefront answered ${response.status}`);
}
