import type { FastifyRequest } from 'fastify';
import { getProfileAnswer } from '#lib/contract/member.ts';
import { updateProfileBody } from '#lib/contract/member-profile.ts';
import { ShopError } from '#server/errors.ts';
import { type Api, errors } from '#server/http/api.ts';
import { requireMember } from '#server/http/bearer.ts';
import { profileTexts } from '#server/modules/member-profile/texts.ts';
import type { Shop } from '#server/shop.ts';

/** National codes a member may try within an hour, in ms: nobody is to find out by us which are in use. */
const triesAtCodes = { max: 10, timeWindow: 3_600_000 };

export function profileRoutes(app: Api, { profiles }: Pick<Shop, 'profiles'>): void {
  const countCode = app.createRateLimit({
    ...triesAtCodes,
    keyGenerator: async (request: FastifyRequest) =>
      `national-code ${(await requireMember(request)).id}`,
  });

  app.post(
    '/member-account/update-profile',
    {
      schema: {
        tags: ['member-account'],
        security: [{ bearer: [] }],
        summary: 'Changes what the member says of himself',
        description:
          'What the body leaves out stays; an empty `email` takes it away. A national code is confirmed ' +
          'by being accepted: of a member whose number is verified, once, and of one member only; else ' +
          '409. Ten of them may be tried within an hour, then 429.',
        body: updateProfileBody,
        response: { 200: getProfileAnswer, ...errors(401, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const member = await requireMember(request);
      if (request.body.nationalCode !== undefined) {
        const counted = await countCode(request);
        if (!counted.isAllowed && counted.isExceeded) {
          const retryAfter = Math.max(1, counted.ttlInSeconds);
          throw new ShopError(429, 'TOO_MANY_TRIES', profileTexts.tooMany, { retryAfter });
        }
      }
      return profiles.update(member, request.body);
    },
  );
}
