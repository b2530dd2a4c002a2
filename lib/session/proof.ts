import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ProofChallenge } from '#lib/contract/proof.ts';

const isChallenge = (value: unknown): value is ProofChallenge =>
  typeof value === 'object' && value !== null && 'parameters' in value && 'signature' in value;

const base64url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Solves a challenge of the service, in about a second on a phone. @returns `X-Proof`, or null where it cannot be solved */
export async function solve(challenge: unknown): Promise<string | null> {
  if (!isChallenge(challenge)) return null;
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null);
  if (solution === null) return null;
  const { counter, derivedKey } = solution;
  return base64url(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
}
