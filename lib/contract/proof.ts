import { z } from 'zod';

/**
 * Proof of work (altcha): a call that sends a message may answer 429 PROOF_WANTED with a challenge; the browser solves it
 * and repeats the call with `X-Proof`, the base64url of a proof in JSON. Each proof is good for one call.
 */
export const proofWanted = 'PROOF_WANTED';

/** Iterations of one attempt, about a millisecond of a phone; one attempt in 256 is right. */
export const proofCost = 2_000;

const hex = z.string().regex(/^[0-9a-f]{1,128}$/);

export const challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    cost: z.literal(proofCost),
    keyLength: z.literal(32),
    keyPrefix: z.literal('00'),
    /** Unix time in s. */
    expiresAt: z.int(),
  }),
  signature: hex,
});
export type ProofChallenge = z.infer<typeof challenge>;

export const proof = z.object({
  challenge,
  solution: z.object({ counter: z.int().min(0), derivedKey: hex }),
});
