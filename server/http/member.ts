import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireMember } from '#server/http/bearer.ts';

/**
 * The id of the member who calls; the answer is not to be kept.
 * @throws {ShopError} 401 when nobody is logged in
 */
export async function memberId(request: FastifyRequest, reply: FastifyReply): Promise<number> {
  reply.header('cache-control', 'private, no-store');
  return (await requireMember(request)).id;
}
