import {
  sendCodeAnswer,
  sendCodeBody,
  verifyMobileAnswer,
  verifyMobileBody,
} from '#lib/contract/member.ts';
import { type Api, errors } from '#server/http/api.ts';
import { requireMember } from '#server/http/bearer.ts';
import type { Entrance } from '#server/http/entrance.ts';
import { askedBy } from '#server/http/proof.ts';
import { note } from '#server/http/request-log.ts';
import { type CodeService, codeRules } from '#server/modules/member-code/service.ts';
import { codeTexts } from '#server/modules/member-code/texts.ts';
import type { ProfileService } from '#server/modules/member-profile/service.ts';

const tags = ['member-account'];

interface Needs {
  readonly codes: CodeService;
  readonly profiles: Pick<ProfileService, 'get'>;
  readonly entrance: Pick<Entrance, 'userInfo'>;
}

/** Calls about codes that prove ownership of a mobile number. */
export function codeRoutes(app: Api, { codes, profiles, entrance }: Needs): void {
  app.post(
    '/member-account/send-code',
    {
      // Callers without a valid session get one here.
      config: { ignoresBearer: true },
      schema: {
        tags,
        summary: 'Sends a one-time code to a mobile number',
        description:
          'For login: login accepts it instead of the password, and an unknown number becomes ' +
          "a member's. For verify it is sent to the number of the bearer's member. " +
          codeRules,
        body: sendCodeBody,
        response: { 200: sendCodeAnswer, ...errors(401, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { purpose, mobile } = request.body;
      const { address, proof } = askedBy(request);
      if (purpose === 'login') {
        return codes.send({ mobile: mobile ?? '', purpose, address, proof });
      }
      const member = await requireMember(request);
      const profile = await profiles.get(member);
      if (profile.mobileVerified) {
        return { success: false, message: codeTexts.verifiedBefore, expiresIn: null };
      }
      return codes.send({ mobile: profile.mobile, purpose, address, proof, memberId: member.id });
    },
  );

  app.post(
    '/member-account/verify-mobile',
    {
      schema: {
        tags,
        summary: 'Verifies the member’s mobile number with the code from send-code',
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
      note(request, { event: refusal === null ? 'mobile verified' : 'code refused' });
      if (refusal !== null) return { success: false, message: refusal.refused, userInfo: null };
      // Read again: the warning has changed.
      request.memberRead = null;
      const now = await requireMember(request);
      const message = mobileVerified ? codeTexts.verifiedBefore : codeTexts.verified;
      return { success: true, message, userInfo: await entrance.userInfo(now) };
    },
  );
}
