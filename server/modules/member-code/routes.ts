import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  forgotPasswordBody,
  registerAnswer,
  registerBody,
  resetPasswordBody,
  loginAnswer,
  sendCodeAnswer,
  sendCodeBody,
  verifyMobileAnswer,
  verifyMobileBody,
} from '#lib/contract/member.ts';
import type { LoginAnswer, SendCodeAnswer } from '#lib/contract/member.ts';
import type { UserInfo } from '#lib/contract/home.ts';
import { faultOfNewPassword } from '#lib/rules/password.ts';
import { ShopError } from '#server/errors.ts';
import { type Api, errors } from '#server/http/api.ts';
import { requireMember } from '#server/http/bearer.ts';
import { codeTexts } from '#server/modules/member-code/texts.ts';
import type { Member, MemberService, OpenSession } from '#server/modules/member-session/service.ts';
import { memberTexts } from '#server/modules/member-session/texts.ts';

const tags = ['member-account'];
/** Who has no session that is good asks for one here. */
const config = { ignoresBearer: true };

/** What every way of logging in answers with. */
export interface Answers {
  enter(request: FastifyRequest, reply: FastifyReply, session: OpenSession): Promise<LoginAnswer>;
  userInfo(member: Member): Promise<UserInfo>;
}

export const refusal = (message: string): LoginAnswer => ({
  success: false,
  message,
  accessToken: null,
  userInfo: null,
});

/** Where a call comes from. */
export const arrivalOf = ({ ip, headers }: FastifyRequest) => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

const sent = (expiresIn: number): SendCodeAnswer => ({
  success: true,
  message: codeTexts.sent,
  expiresIn,
});

/** @throws {ShopError} 422 for a password nobody should have */
function requireGoodPassword(password: string, mobile: string): void {
  const fault = faultOfNewPassword(password, mobile);
  if (fault !== null) {
    throw new ShopError(422, 'INVALID', memberTexts.invalid, { fields: { password: fault } });
  }
}

const sends =
  'The code has six digits and is good for two minutes, for five tries and one use. Known and unknown numbers ' +
  'are answered alike. While it is good another is refused with 429 CODE_SENT and the seconds in Retry-After, ' +
  'and so is who asks too often for one number or from one address.';

/** Calls about codes that show whose a mobile number is. */
export function codeRoutes(app: Api, members: MemberService, { enter, userInfo }: Answers): void {
  app.post(
    '/member-account/send-code',
    {
      config,
      schema: {
        tags,
        summary: 'Sends a one-time code to a mobile number',
        description:
          `For login: login takes it in place of the password, and a number the shop does not know becomes a ` +
          `member's by it. For verify it is sent to the number of the bearer's member. ${sends}`,
        body: sendCodeBody,
        response: { 200: sendCodeAnswer, ...errors(401, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { purpose, mobile } = request.body;
      const address = request.ip;
      if (purpose === 'login') {
        return sent(await members.sendCode({ mobile: mobile ?? '', purpose, address }));
      }
      const member = await requireMember(request);
      const profile = await members.getProfile(member);
      if (profile.mobileVerified) {
        return { success: false, message: codeTexts.verifiedBefore, expiresIn: null };
      }
      const asked = { mobile: profile.mobile, purpose, address, memberId: member.id };
      return sent(await members.sendCode(asked));
    },
  );

  app.post(
    '/member-account/register',
    {
      config,
      schema: {
        tags,
        summary: 'Makes an account of a mobile number and a password',
        description:
          'First without `code`, which sends one to the number; then with it, which opens the account and ' +
          'logs in. Nothing is kept of the first call but the code: nobody has a password on a number that is ' +
          'not his. A number that is a member already gets the password, as by reset-password. ' +
          sends,
        body: registerBody,
        response: { 200: registerAnswer, ...errors(422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { mobile, password, code, remember } = request.body;
      requireGoodPassword(password, mobile);
      if (code === undefined) {
        const { address } = arrivalOf(request);
        const expiresIn = await members.sendCode({ mobile, purpose: 'register', address });
        return { ...sent(expiresIn), accessToken: null, userInfo: null };
      }
      const proof = { mobile, password, code, remember, purpose: 'register' as const };
      const session = await members.logInByCode({ ...proof, ...arrivalOf(request) });
      if (typeof session === 'string') {
        return { ...refusal(codeTexts[session]), expiresIn: null };
      }
      return { ...(await enter(request, reply, session)), expiresIn: null };
    },
  );

  app.post(
    '/member-account/forgot-password',
    {
      config,
      schema: {
        tags,
        summary: 'Sends a one-time code for a new password',
        description: sends,
        body: forgotPasswordBody,
        response: { 200: sendCodeAnswer, ...errors(422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { mobile } = request.body;
      return sent(await members.sendCode({ mobile, purpose: 'reset', address: request.ip }));
    },
  );

  app.post(
    '/member-account/reset-password',
    {
      config,
      schema: {
        tags,
        summary: 'Sets a new password by the code of forgot-password, and logs in',
        description:
          'Every other session of the member ends. A number the shop does not know becomes a member’s. A wrong ' +
          'code answers 200 with `success` false.',
        body: resetPasswordBody,
        response: { 200: loginAnswer, ...errors(422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { mobile, password } = request.body;
      requireGoodPassword(password, mobile);
      const session = await members.logInByCode({
        ...request.body,
        ...arrivalOf(request),
        purpose: 'reset',
      });
      if (typeof session === 'string') return refusal(codeTexts[session]);
      return enter(request, reply, session);
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
      const { mobile, mobileVerified } = await members.getProfile(member);
      const asked = { id: member.id, mobile, address: request.ip };
      const outcome = mobileVerified
        ? 'right'
        : await members.verifyMobile(asked, request.body.code);
      if (outcome !== 'right') {
        return { success: false, message: codeTexts[outcome], userInfo: null };
      }
      const now = await requireMember(request);
      const message = mobileVerified ? codeTexts.verifiedBefore : codeTexts.verified;
      return { success: true, message, userInfo: await userInfo(now) };
    },
  );
}
