import { getProfileAnswer } from '#lib/contract/member.ts';
import { updateProfileBody } from '#lib/contract/member-profile.ts';
import { type Api, errors } from '#server/http/api.ts';
import { requireMember } from '#server/http/bearer.ts';
import type { ProfileService } from '#server/modules/member-profile/service.ts';

export function profileRoutes(app: Api, profiles: ProfileService): void {
  app.get(
    '/member-account/get-profile',
    {
      schema: {
        tags: ['member-account'],
        summary: 'The member’s own profile',
        security: [{ bearer: [] }],
        response: { 200: getProfileAnswer, ...errors(401) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return profiles.get(await requireMember(request));
    },
  );

  app.post(
    '/member-account/update-profile',
    {
      schema: {
        tags: ['member-account'],
        security: [{ bearer: [] }],
        summary: 'Changes the member’s profile',
        description:
          'Absent fields stay unchanged; an empty `email` deletes it. An accepted national ' +
          'code is confirmed: it requires a verified number, cannot be changed, and belongs ' +
          'to one member only; otherwise 409. Ten attempts an hour, then 429.',
        body: updateProfileBody,
        response: { 200: getProfileAnswer, ...errors(401, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return profiles.update(await requireMember(request), request.body);
    },
  );
}
