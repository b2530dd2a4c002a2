import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { UserInfo } from '#lib/contract/home.ts';
import { getProfileAnswer, loginAnswer, loginBody } from '#lib/contract/member.ts';
import type { LoginAnswer } from '#lib/contract/member.ts';
import { normaliseMobile } from '#lib/rules/mobile.ts';
import { memberBasket } from '#server/basket-owner.ts';
import { ShopError } from '#server/errors.ts';
import { type Api, errors } from '#server/http/api.ts';
import { bearerOf, requireMember } from '#server/http/bearer.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import type { FavouriteService } from '#server/modules/favourite/service.ts';
import { arrivalOf, codeRoutes, refusal } from '#server/modules/member-code/routes.ts';
import { codeTexts } from '#server/modules/member-code/texts.ts';
import { createSessionCookies, refreshTokenOf, requireXsrf } from '#server/http/session-cookies.ts';
import type { Member, MemberService, OpenSession } from '#server/modules/member-session/service.ts';
import { memberTexts } from '#server/modules/member-session/texts.ts';

const tags = ['member-account'];
/** These calls ask for the session itself: a bearer that is expired or false does not stop them. */
const config = { ignoresBearer: true };

/** @throws {ShopError} 422 when there is none, or none that could be a mobile number */
function mobileOf(written: string | undefined): string {
  const mobile = normaliseMobile(written ?? '');
  if (mobile !== null) return mobile;
  const sentence = written?.trim() ? memberTexts.badMobile : memberTexts.missingMobile;
  throw new ShopError(422, 'INVALID', memberTexts.invalid, { fields: { mobile: sentence } });
}

const neverKept = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

interface Needs {
  basket: Pick<BasketService, 'bringIn' | 'count'>;
  favourites: Pick<FavouriteService, 'count'>;
  members: MemberService;
}

export function memberRoutes(
  app: Api,
  { basket, favourites, members }: Needs,
  settings: { secure: boolean },
) {
  const cookies = createSessionCookies(settings);

  async function userInfo({ id, role, warning }: Member): Promise<UserInfo> {
    const [{ basketCount }, fCount] = await Promise.all([
      basket.count(memberBasket(id)),
      favourites.count(id),
    ]);
    return { role, bCount: basketCount, fCount, warning };
  }

  /** What cannot come over now does so when the session is renewed: nobody stays outside for it. */
  const bringIn = (memberId: number, guid: string | null): Promise<void> =>
    basket.bringIn(memberId, guid).catch((error: unknown) => {
      app.log.error(error, 'a visitor’s basket could not be brought into a member’s');
    });

  /** @param guid names the visitor's basket, which becomes part of the member's */
  async function opened(
    { accessToken, member }: OpenSession,
    guid: string | null,
  ): Promise<LoginAnswer> {
    await bringIn(member.id, guid);
    return { success: true, message: null, accessToken, userInfo: await userInfo(member) };
  }

  /** Every way of logging in ends here, once for each session that is opened. */
  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    session: OpenSession,
  ): Promise<LoginAnswer> {
    // Whoever was logged in here before is so no more.
    const earlier = refreshTokenOf(request);
    if (earlier !== null) await members.endByRefresh(earlier);
    // First of all, so that nothing that fails afterwards loses the session.
    cookies.set(reply, session);
    return opened(session, request.visitor.guid);
  }

  app.post(
    '/member-account/login',
    {
      config,
      schema: {
        tags,
        summary: 'Logs in by mobile number and password, or by the code that send-code has sent',
        description:
          'Sets the cookies of the session: the refresh token (HttpOnly), `session=1` and XSRF-TOKEN, ' +
          'with a Max-Age only when `remember` is true. A wrong number, password or code answers 200 with ' +
          '`success` false; too many of them for one number or from one address answer 429, and for a password ' +
          'still let its owner in by a code. By a code the number is verified, and one the shop does not know ' +
          "becomes a member's.",
        body: loginBody,
        response: { 200: loginAnswer, ...errors(422, 429, 503) },
      },
    },
    async (request, reply) => {
      neverKept(reply);
      const { mobile, username, password = '', code, remember } = request.body;
      const arrival = { mobile: mobileOf(mobile ?? username), remember, ...arrivalOf(request) };
      if (code !== undefined) {
        const proof = { ...arrival, code, purpose: 'login' as const, password: null };
        const proven = await members.logInByCode(proof);
        if (typeof proven === 'string') return refusal(codeTexts[proven]);
        return enter(request, reply, proven);
      }
      const session = await members.logIn({ ...arrival, password });
      if (session === null) return refusal(memberTexts.wrong);
      return enter(request, reply, session);
    },
  );

  app.post(
    '/member-account/refresh',
    {
      config,
      schema: {
        tags,
        summary: 'Exchanges the refresh token of the cookie for a new one and an access token',
        description:
          'Needs the header X-XSRF-TOKEN. A token that was exchanged before ends the whole session, ' +
          'except that for 10 s it gives the same successor. 401 clears the cookies.',
        response: { 200: loginAnswer, ...errors(401, 403) },
      },
    },
    async (request, reply) => {
      neverKept(reply);
      const token = refreshTokenOf(request);
      const xsrf = token === null ? undefined : requireXsrf(request);
      const session = token === null ? null : await members.refresh(token);
      if (session === null) {
        cookies.clear(reply);
        throw new ShopError(401, 'SESSION_ENDED', memberTexts.logInFirst);
      }
      cookies.set(reply, session, xsrf);
      return opened(session, request.visitor.guid);
    },
  );

  app.post(
    '/member-account/logout',
    {
      config,
      schema: {
        tags,
        summary: 'Ends the session of the refresh cookie, else that of the bearer',
        description: 'With the cookie it needs the header X-XSRF-TOKEN.',
        response: { 204: z.null(), ...errors(401, 403) },
      },
    },
    async (request, reply) => {
      neverKept(reply);
      const token = refreshTokenOf(request);
      const bearer = bearerOf(request);
      if (token !== null) {
        requireXsrf(request);
        await members.endByRefresh(token);
      } else if (bearer !== null) await members.endByAccess(bearer);
      cookies.clear(reply);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/member-account/get-profile',
    {
      schema: {
        tags,
        summary: 'What a member sees of himself',
        security: [{ bearer: [] }],
        response: { 200: getProfileAnswer, ...errors(401) },
      },
    },
    async (request, reply) => {
      neverKept(reply);
      return members.getProfile(await requireMember(request));
    },
  );

  codeRoutes(app, members, { enter, userInfo });
}
