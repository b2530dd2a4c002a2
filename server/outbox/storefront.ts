import { type RevalidateBody, revalidatePath, signatureHeader } from '#lib/contract/revalidate.ts';
import { sign } from '#lib/rules/signature.ts';

/** Timeout of a request, in ms; the storefront renders pages meanwhile. */
const patience = 10_000;

const refused =
  'The storefront answered 401: REVALIDATE_SECRET differs between the programs, or their clocks by more than 5 minutes';

export interface Storefront {
  storefrontUrl: string;
  revalidateSecret: string;
}

/** Notifies the storefront of a change. Throws unless the answer is a success. */
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
  if (response.status === 401) throw new Error(refused);
  if (!response.ok) throw new Error(`The storefront answered ${response.status}`);
}
