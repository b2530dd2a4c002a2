/** Carries the proof of work of a call (lib/contract/proof.ts). */
export const proofHeader = 'x-proof';
