import {
  sendCodeAnswer,
  sendCodeBody,
  verifyMobileAnswer,
  verifyMobileBody,
} from '#lib/contract/member.ts';
import { type Api, errors } from '#server/http/api.ts';
import { requireMember } from '#server/http/bearer.ts';
import type { Entrance } from '#server/http/entrance.ts';
import { type CodeService, codeRules } from '#server/modules/member-code/service.ts';
import { codeTexts } from '#server/modules/member-code/texts.ts';
import type { ProfileService } from '#server/modules/member-profile/service.ts';

const tags = ['member-account'];

interface Needs {
  readonly codes: CodeService;
  readonly profiles: Pick<ProfileService, 'get'>;
  readonly entrance: Pick<Entrance, 'userInfo'>;
}

/** Calls about codes that show whose a mobile number is. */
export function codeRoutes(app: Api, { codes, profiles, entrance }: Needs): void {
  app.post(
    '/member-account/send-code',
    {
      // Whoever has no session that is good asks for one here.
      config: { ignoresBearer: true },
      schema: {
        tags,
        summary: 'Sends a one-time code to a mobile number',
        description:
          `For login: login takes it in place of the password, and a number the shop does not know becomes a ` +
          `member's by it. For verify it is sent to the number of the bearer's member. ${codeRules}`,
        body: sendCodeBody,
        response: { 200: sendCodeAnswer, ...errors(401, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { purpose, mobile } = request.body;
      const address = request.ip;
      if (purpose === 'login') {
        return codes.send({ mobile: mobile ?? '', purpose, address });
      }
      const member = await requireMember(request);
      const profile = await profiles.get(member);
      if (profile.mobileVerified) {
        return { success: false, message: codeTexts.verifiedBefore, expiresIn: null };
      }
      return codes.send({ mobile: profile.mobile, purpose, address, memberId: member.id });
    },
  );

  app.post(
    '/member-account/verify-mobile',
    {
      schema: {
        tags,
        summary: 'Verifies the mobile number of the member by the code send-code has sent for it',
        description: 'A wrong code answers 200 with `success` false.',
        security: [{ bearer: [] }],
        body: verifyMobileBody,
        response: { 200: verifyMobileAnswer, ...errors(401, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const member = await requireMember(request);
      const { mobile, mobileVerified } = await profiles.get(member);
      const asked = { id: member.id, mobile, address: request.ip };
      const refusal = mobileVerified ? null : await codes.verifyMobile(asked, request.body.code);
      if (refusal !== null) return { success: false, message: refusal.refused, userInfo: null };
      const now = await requireMember(request);
      const message = mobileVerified ? codeTexts.verifiedBefore : codeTexts.verified;
      return { success: true, message, userInfo: await entrance.userInfo(now) };
    },
  );
}
