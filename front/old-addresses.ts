import { LRUCache } from 'lru-cache';
import { callByHttp } from '#lib/calls/service-call.ts';
import { storefrontHeaders } from '#lib/calls/storefront-key.ts';
import { type FindRedirectAnswer, findRedirectAnswer } from '#lib/contract/redirect.ts';

export type Lead = Pick<FindRedirectAnswer, 'code'> & { readonly target: string };

/** How long an address is looked up at most, in ms: the answer waits for it. */
const patience = 1_000;
/** Addresses looked up at the same time; further ones are answered without. */
const mostAtOnce = 32;

/** Answers of the last second, so that an address that is hammered costs the service one call. */
const recent = new LRUCache<string, Promise<Lead | null>>({ max: 1_000, ttl: 1_000 });
let pending = 0;

/** Where an address leads that has no page; null for nowhere, and when the service does not answer in time. */
export function findLead(address: string): Promise<Lead | null> {
  const known = recent.get(address);
  if (known !== undefined) return known;
  if (pending >= mostAtOnce) return Promise.resolve(null);
  pending += 1;
  const asked = Promise.race([ask(address), nothingAfter(patience)]).finally(() => {
    pending -= 1;
  });
  recent.set(address, asked);
  return asked;
}

const nothingAfter = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, ms, null).unref();
  });

async function ask(address: string): Promise<Lead | null> {
  try {
    const headers = await storefrontHeaders();
    const answer = await callByHttp('home/find-redirect', { address }, headers);
    if (answer.status !== 200) return null;
    const { target, code } = findRedirectAnswer.parse(answer.json());
    return target === null ? null : { target, code };
  } catch {
    // The page is missing, whatever the reason why nothing is known about it.
    return null;
  }
}
