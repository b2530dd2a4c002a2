import type { FastifyRequest } from 'fastify';
import {
  forgotPasswordBody,
  loginAnswer,
  loginBody,
  registerAnswer,
  registerBody,
  resetPasswordBody,
  sendCodeAnswer,
} from '#lib/contract/member.ts';
import type { LoginAnswer } from '#lib/contract/member.ts';
import { changePasswordBody, endedAnswer } from '#lib/contract/member-profile.ts';
import { normaliseMobile } from '#lib/rules/mobile.ts';
import { faultOfNewPassword } from '#lib/rules/password.ts';
import { ShopError } from '#server/errors.ts';
import { type Api, errors } from '#server/http/api.ts';
import { requireMember } from '#server/http/bearer.ts';
import type { Entrance } from '#server/http/entrance.ts';
import { askedBy } from '#server/http/proof.ts';
import { note } from '#server/http/request-log.ts';
import { type CodeService, codeRules } from '#server/modules/member-code/service.ts';
import type { ChangeService } from '#server/modules/member-password/change-service.ts';
import type { LoginService } from '#server/modules/member-password/login-service.ts';
import { hashPassword } from '#server/modules/member-password/password.ts';
import { passwordTexts } from '#server/modules/member-password/texts.ts';

const tags = ['member-account'];
/** Callers without a valid session get one here. */
const config = { ignoresBearer: true };

function refusal(request: FastifyRequest, mobile: string, message: string): LoginAnswer {
  note(request, { event: 'login failed', mobile });
  return { success: false, message, accessToken: null, userInfo: null };
}

/** Where a request comes from. */
const arrivalOf = ({ ip, headers }: FastifyRequest) => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

/** @throws {ShopError} 422 when it is missing or not a mobile number */
function mobileOf(written: string | undefined): string {
  const mobile = normaliseMobile(written ?? '');
  if (mobile !== null) return mobile;
  const sentence = written?.trim() ? passwordTexts.badMobile : passwordTexts.missingMobile;
  throw new ShopError(422, 'INVALID', passwordTexts.invalid, { fields: { mobile: sentence } });
}

/** @throws {ShopError} 422 for an unacceptable password */
function requireGoodPassword(password: string, mobile: string, shopNames: string[]): void {
  const fault = faultOfNewPassword(password, { mobile, shopNames });
  if (fault !== null) {
    throw new ShopError(422, 'INVALID', passwordTexts.invalid, { fields: { password: fault } });
  }
}

interface Needs {
  readonly logins: LoginService;
  readonly changes: ChangeService;
  readonly codes: Pick<CodeService, 'send' | 'logIn'>;
  readonly entrance: Pick<Entrance, 'enter'>;
  /** What the shop is called. */
  readonly shopNames: () => Promise<string[]>;
}

/** Calls for logging in and setting a password. */
export function passwordRoutes(app: Api, needs: Needs): void {
  const { logins, changes, codes, entrance, shopNames } = needs;
  app.post(
    '/member-account/login',
    {
      config,
      schema: {
        tags,
        summary: 'Logs in by mobile number and password, or by the code from send-code',
        description:
          'Sets the cookies of the session: the refresh token (HttpOnly), `session=1` and ' +
          'XSRF-TOKEN, with a Max-Age only when `remember` is true. A wrong number, password ' +
          'or code, and a member whom staff have blocked, answer 200 with `success` false; too ' +
          'many for one number or from one address answer 429. The owner can still log in by a code after too many wrong ' +
          "passwords. A code verifies the number, and makes an unknown number a member's.",
        body: loginBody,
        response: { 200: loginAnswer, ...errors(422, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { mobile, username, password = '', code, remember } = request.body;
      const arrival = { mobile: mobileOf(mobile ?? username), remember, ...arrivalOf(request) };
      if (code !== undefined) {
        const proven = await codes.logIn({ ...arrival, code, purpose: 'login' }, null);
        if ('refused' in proven) return refusal(request, arrival.mobile, proven.refused);
        return entrance.enter(request, reply, proven, 'code');
      }
      const session = await logins.logIn({ ...arrival, password });
      if ('refused' in session) return refusal(request, arrival.mobile, session.refused);
      return entrance.enter(request, reply, session, 'password');
    },
  );

  app.post(
    '/member-account/register',
    {
      config,
      schema: {
        tags,
        summary: 'Registers a mobile number with a password',
        description:
          'The call without `code` sends one to the number; the call with it creates the ' +
          'account and logs in. The first call stores nothing but the code, so nobody can set ' +
          "a password on a number that is not theirs. A number that is a member's already " +
          'gets the password, like reset-password. ' +
          codeRules,
        body: registerBody,
        response: { 200: registerAnswer, ...errors(422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { mobile, password, code, remember } = request.body;
      requireGoodPassword(password, mobile, await shopNames());
      if (code === undefined) {
        const sent = await codes.send({ mobile, purpose: 'register', ...askedBy(request) });
        return { ...sent, accessToken: null, userInfo: null };
      }
      const proof = { mobile, code, remember, purpose: 'register' as const, ...arrivalOf(request) };
      const session = await codes.logIn(proof, () => hashPassword(password));
      if ('refused' in session) {
        return { ...refusal(request, mobile, session.refused), expiresIn: null };
      }
      return { ...(await entrance.enter(request, reply, session, 'code')), expiresIn: null };
    },
  );

  app.post(
    '/member-account/forgot-password',
    {
      config,
      schema: {
        tags,
        summary: 'Sends a one-time code for a new password',
        description: codeRules,
        body: forgotPasswordBody,
        response: { 200: sendCodeAnswer, ...errors(422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { mobile } = request.body;
      return codes.send({ mobile, purpose: 'reset', ...askedBy(request) });
    },
  );

  app.post(
    '/member-account/reset-password',
    {
      config,
      schema: {
        tags,
        summary: 'Sets a new password with the code from forgot-password, and logs in',
        description:
          'All other sessions of the member end. An unknown number becomes a member’s. A ' +
          'wrong code answers 200 with `success` false.',
        body: resetPasswordBody,
        response: { 200: loginAnswer, ...errors(422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { password, ...given } = request.body;
      requireGoodPassword(password, given.mobile, await shopNames());
      const proof = { ...given, ...arrivalOf(request), purpose: 'reset' as const };
      const session = await codes.logIn(proof, () => hashPassword(password));
      if ('refused' in session) return refusal(request, given.mobile, session.refused);
      return entrance.enter(request, reply, session, 'code');
    },
  );

  app.post(
    '/member-account/change-password',
    {
      schema: {
        tags: ['member-account'],
        security: [{ bearer: [] }],
        summary: 'Changes the member’s password and ends all other sessions',
        description:
          'Tokens of the other sessions answer 401 from then on, including access tokens. The ' +
          'current session continues. `fields` names the invalid password; after ten wrong ' +
          'current passwords within 15 minutes the answer is 429.',
        body: changePasswordBody,
        response: { 200: endedAnswer, ...errors(401, 409, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const member = await requireMember(request);
      const { currentPassword, newPassword } = request.body;
      try {
        const answer = await changes.change(member, {
          current: currentPassword,
          next: newPassword,
        });
        note(request, { event: 'password changed' });
        return answer;
      } catch (error) {
        const isWrong = error instanceof ShopError && error.fields?.['currentPassword'];
        if (isWrong) note(request, { event: 'password refused' });
        throw error;
      }
    },
  );
}
