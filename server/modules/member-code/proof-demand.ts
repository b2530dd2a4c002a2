import type { Redis } from 'ioredis';
import type { Config } from '#server/config.ts';
import { createLimit } from '#server/limits/limit.ts';
import { createProofs } from '#server/modules/member-code/proofs.ts';
import { codeTexts } from '#server/modules/member-code/texts.ts';
import { isWithin, shareOf } from '#server/sms-outbox/budget.ts';

const anHour = 3_600_000;
/** The share of the hour's budget from which on every request needs a proof of work. */
const freeShare = 0.5;
/** Codes per network and hour without a proof of work, as a multiple of the limit of a number. */
const freeOfNetwork = 6;

interface Needs {
  readonly redis: Redis | null;
  readonly settings: Pick<Config, 'tokenSecret' | 'codeLimit' | 'smsPerHour'>;
}

/**
 * Asks for a proof of work with each request for a code, once there are more requests than usual.
 * @returns counts a request; throws 429 with a challenge when a proof is needed
 */
export function createProofDemand({
  redis,
  settings: { tokenSecret, codeLimit, smsPerHour },
}: Needs) {
  const limit = (kind: string, most: number) =>
    createLimit({
      redis,
      kind: `sms-free-${kind}`,
      windowMs: anHour,
      most,
      sentence: codeTexts.proofWanted,
    });
  const ofShop = limit('hour', shareOf(smsPerHour, freeShare));
  const ofNetwork = limit('network', codeLimit * freeOfNetwork);
  const requireProof = createProofs({ secret: tokenSecret, redis });

  /**
   * A request that its network has to work for counts for the whole shop only once the work is done.
   * @param proof the request's `X-Proof`, or ''
   */
  return async function demandProof(network: string, proof: string): Promise<void> {
    const isNetworkFree = await isWithin(ofNetwork(network));
    if (!isNetworkFree) await requireProof(proof);
    if (!(await isWithin(ofShop('shop'))) && isNetworkFree) await requireProof(proof);
  };
}
