import type { FastifyRequest } from 'fastify';
import { proofHeader } from '#lib/contract/proof-header.ts';

/** Who asks for a message: the IP address, and the proof of work or ''. */
export function askedBy({ headers, ip }: FastifyRequest): { address: string; proof: string } {
  const proof = headers[proofHeader];
  return { address: ip, proof: typeof proof === 'string' ? proof : '' };
}
