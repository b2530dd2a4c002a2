import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireAdministrator } from '#server/http/bearer.ts';

/**
 * The id of the administrator who calls; the answer is not to be kept.
 * @throws {ShopError} 401, 403 for anyone who is not an administrator
 */
export async function administratorId(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number> {
  reply.header('cache-control', 'private, no-store');
  return (await requireAdministrator(request)).id;
}
