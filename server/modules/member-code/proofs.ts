import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Redis } from 'ioredis';
import { challenge, proof, proofCost, proofWanted } from '#lib/contract/proof.ts';
import { mac } from '#lib/rules/signature.ts';
import { ShopError } from '#server/errors.ts';
import { createLimit } from '#server/limits/limit.ts';
import { codeTexts } from '#server/modules/member-code/texts.ts';

/** Seconds for which a challenge may be solved. */
const goodFor = 300;
/** Longest header, in characters. */
const longest = 2_000;

function parsed(header: string) {
  if (header === '' || header.length > longest) return undefined;
  try {
    return proof.safeParse(JSON.parse(Buffer.from(header, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

/** Proofs of work, asked for when unusually many messages are requested. */
export function createProofs({ secret, redis }: { secret: string; redis: Redis | null }) {
  const key = mac(secret, 'proof of work').toString('hex');
  const countUse = createLimit({
    redis,
    kind: 'proof',
    windowMs: goodFor * 1_000,
    most: 1,
    sentence: codeTexts.proofWanted,
  });

  async function wanted(): Promise<ShopError> {
    const made = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: proofCost,
      deriveKey,
      hmacSignatureSecret: key,
      expiresAt: Math.floor(Date.now() / 1_000) + goodFor,
    });
    return new ShopError(429, proofWanted, codeTexts.proofWanted, {
      challenge: challenge.parse(made),
    });
  }

  /**
   * @param header the request's `X-Proof`, or ''
   * @throws {ShopError} 429 PROOF_WANTED with a challenge, unless it holds a proof that was not used before
   */
  return async function requireProof(header: string): Promise<void> {
    const given = parsed(header);
    if (given === undefined) throw await wanted();
    const { verified } = await verifySolution({ ...given, deriveKey, hmacSignatureSecret: key });
    if (!verified) throw await wanted();
    await countUse(given.challenge.signature).catch(async () => {
      throw await wanted();
    });
  };
}
