import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BasketOwner, basketOwner } from '#server/basket-owner.ts';
import { ShopError } from '#server/errors.ts';
import { httpTexts } from '#server/http/texts.ts';

/**
 * The owner of the basket a call is about: the bearer's member, else the visitor.
 * @param guidCode of the body; without it the header X-Guid counts
 * @throws {ShopError} 401 for an invalid bearer, 422 without bearer and guid
 */
export async function basketOwnerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  guidCode?: string,
): Promise<BasketOwner> {
  reply.header('cache-control', 'private, no-store');
  const guid = guidCode?.toLowerCase() ?? request.visitor.guid;
  const owner = basketOwner(await request.member(), guid);
  if (owner !== null) return owner;
  throw new ShopError(422, 'INVALID', httpTexts.invalid, {
    fields: { GuidCode: httpTexts.guidMissing },
  });
}
