import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { errorBody } from '#lib/contract/errors.ts';
import type { Answer } from '#server/testing/shop.ts';

/** Solves the challenge of a refusal. @returns the JSON of `X-Proof` */
export async function proofFor({ body }: Answer): Promise<string> {
  const { challenge } = errorBody.parse(body);
  if (challenge === undefined) throw new Error('There is no challenge.');
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}

/** `X-Proof` as it is sent. */
export const encodedProof = (json: string): string => Buffer.from(json).toString('base64url');
