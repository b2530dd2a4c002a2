import { changePasswordBody, endedAnswer } from '#lib/contract/member-profile.ts';
import { type Api, errors } from '#server/http/api.ts';
import { requireMember } from '#server/http/bearer.ts';
import type { PasswordService } from '#server/modules/member-password/change-service.ts';

export function passwordRoutes(app: Api, passwords: PasswordService): void {
  app.post(
    '/member-account/change-password',
    {
      schema: {
        tags: ['member-account'],
        security: [{ bearer: [] }],
        summary: 'Changes the member’s password and ends all other sessions',
        description:
          'Tokens of the other sessions answer 401 from then on, access tokens included. The session of ' +
          'the call goes on. `fields` names the password that will not do; after ten wrong current ' +
          'passwords within 15 minutes the answer is 429.',
        body: changePasswordBody,
        response: { 200: endedAnswer, ...errors(401, 409, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const member = await requireMember(request);
      const { currentPassword, newPassword } = request.body;
      return passwords.change(member, { current: currentPassword, next: newPassword });
    },
  );
}
