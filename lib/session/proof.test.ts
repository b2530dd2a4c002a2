import { expect, test } from '@jest/globals';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { challenge, proof, proofCost } from '#lib/contract/proof.ts';
import { solve } from '#lib/session/proof.ts';

test('a challenge is solved as the service verifies it', async () => {
  const hmacSignatureSecret = 'secret';
  const algorithm = 'PBKDF2/SHA-256';
  const costs = { cost: proofCost, expiresAt: Math.floor(Date.now() / 1_000) + 60 };
  const made = await createChallenge({ algorithm, ...costs, deriveKey, hmacSignatureSecret });
  const header = await solve(challenge.parse(made));
  const given = proof.parse(JSON.parse(Buffer.from(header ?? '', 'base64url').toString()));
  const { verified } = await verifySolution({ ...given, deriveKey, hmacSignatureSecret });
  expect(verified).toBe(true);
});

test.each([undefined, null, 'x', {}, { parameters: {}, signature: '' }])(
  'what is no challenge has no solution: %j',
  async (value) => {
    expect(await solve(value)).toBeNull();
  },
);
