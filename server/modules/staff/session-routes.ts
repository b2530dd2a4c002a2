import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  acceptInvitationBody,
  claimShopBody,
  confirmIdentityAnswer,
  confirmIdentityBody,
  endPanelDeviceBody,
  panelDevicesAnswer,
  panelMeAnswer,
  type PanelSignInAnswer,
  panelSignInAnswer,
  panelSignInBody,
  panelStateAnswer,
} from '#lib/contract/staff.ts';
import { type Api, errors } from '#server/http/api.ts';
import type { PanelCookies } from '#server/http/panel-cookies.ts';
import { note } from '#server/http/request-log.ts';
import { ofStaff, panelSession } from '#server/http/staff.ts';
import type { ArrivalService } from '#server/modules/staff/arrival-service.ts';
import type { PanelSessionService } from '#server/modules/staff/session-service.ts';
import type { SignIn, SignInService } from '#server/modules/staff/sign-in-service.ts';
import { staffTexts } from '#server/modules/staff/texts.ts';

interface Needs {
  readonly arrivals: ArrivalService;
  readonly cookies: PanelCookies;
  readonly sessions: PanelSessionService;
  readonly signIns: SignInService;
}

const nothing = z.object({});
const toSignIn = { tags: ['admin'] };
const signInRefusals = errors(403, 409, 422, 429, 503);

/** Signing in to the panel, and what everyone may do with their own session. */
export function panelSessionRoutes(app: Api, needs: Needs): void {
  openRoutes(app, needs);
  ownRoutes(app, needs);
}

/** Calls of those who have no session yet. */
function openRoutes(app: Api, { arrivals, cookies, sessions, signIns }: Needs): void {
  const browserOf = (request: FastifyRequest) => ({
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    device: cookies.device(request),
  });

  /** Every sign-in ends here. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    result: SignIn,
  ): Promise<PanelSignInAnswer> {
    if ('refused' in result) {
      const isWrong = result.refused.message !== null;
      note(request, { event: isWrong ? 'panel sign-in failed' : 'panel code asked' });
      return result.refused;
    }
    const earlier = cookies.session(request);
    if (earlier !== null) await sessions.endByToken(earlier);
    note(request, { event: 'panel sign-in', memberId: result.session.memberId });
    cookies.set(reply, result);
    return { success: true, message: null, needs: null, me: await sessions.me(result.session) };
  }

  app.post(
    '/Admin/Get-State',
    {
      config: { staff: 'open' },
      schema: {
        ...toSignIn,
        summary: 'Whether the shop waits for its first manager',
        body: nothing,
        response: { 200: panelStateAnswer, ...errors(403) },
      },
    },
    async () => arrivals.state(),
  );

  app.post(
    '/Admin/Claim-Shop',
    {
      config: { staff: 'open' },
      schema: {
        ...toSignIn,
        summary: 'Makes the caller the first manager of a shop without staff, and signs in',
        description:
          '`code` is printed when the service starts. A member with this number must know its password; for anyone ' +
          'else `password` is set. 409 CLAIMED once the shop has staff, NUMBER_UNPROVEN for an account without a ' +
          'password that can be checked.',
        body: claimShopBody,
        response: { 200: panelSignInAnswer, ...signInRefusals },
      },
    },
    async (request, reply) =>
      answer(request, reply, await arrivals.claim(request.body, browserOf(request))),
  );

  app.post(
    '/Admin/Sign-In',
    {
      config: { staff: 'open' },
      schema: {
        ...toSignIn,
        summary:
          'Signs in to the panel by mobile number and password, and the second step where it is on',
        description:
          'Sets the cookie of the panel (`__Host-panel` on https, else `panel`): HttpOnly, SameSite=Strict, 30 ' +
          'minutes without a call, 12 hours at most. A wrong number and a wrong password answer alike, with ' +
          '`success` false. `needs` is `code` where the second step is on: repeat the call with `code`, six digits ' +
          'of the app or a recovery code. 403 for the right password of someone who is not of the staff. 429 after ' +
          'too many wrong passwords, or five wrong codes within 15 minutes. 409 TOTP_UNREADABLE when the second step ' +
          'was sealed with another key.',
        body: panelSignInBody,
        response: { 200: panelSignInAnswer, ...signInRefusals },
      },
    },
    async (request, reply) => {
      const { code, ...claim } = request.body;
      note(request, { mobile: claim.mobile });
      return answer(
        request,
        reply,
        await signIns.signIn({ ...claim, ...browserOf(request), code }),
      );
    },
  );

  app.post(
    '/Admin/Accept-Invitation',
    {
      config: { staff: 'open' },
      schema: {
        ...toSignIn,
        summary: 'Joins the staff by the code of an invitation, and signs in',
        description:
          'A member with this number must know its password; for anyone else `password` is set. The code is valid ' +
          'for 48 hours, five attempts and one use. 409 IS_STAFF.',
        body: acceptInvitationBody,
        response: { 200: panelSignInAnswer, ...signInRefusals },
      },
    },
    async (request, reply) =>
      answer(request, reply, await arrivals.accept(request.body, browserOf(request))),
  );
}

function ownRoutes(app: Api, { cookies, sessions, signIns }: Needs): void {
  app.post(
    '/Admin/Get-Me',
    {
      config: { staff: 'session', withoutXsrf: true },
      schema: {
        tags: ['admin'],
        security: [{ panel: [] }],
        summary: 'Who is signed in to the panel, and what they may do',
        description: 'Needs no X-XSRF-TOKEN: `xsrf` of the answer is its value.',
        body: nothing,
        response: { 200: panelMeAnswer, ...errors(401, 403) },
      },
    },
    async (request) => ({ me: await sessions.me(panelSession(request)) }),
  );

  app.post(
    '/Admin/Sign-Out',
    {
      config: { staff: 'session' },
      schema: {
        ...ofStaff,
        summary: 'Ends this session of the panel',
        body: nothing,
        response: { 204: z.null(), ...errors(401, 403) },
      },
    },
    async (request, reply) => {
      await sessions.endOne(panelSession(request).id);
      note(request, { event: 'panel sign-out' });
      cookies.clear(reply);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/Admin/Confirm-Identity',
    {
      config: { staff: 'session' },
      schema: {
        ...ofStaff,
        summary: 'Opens dangerous calls for ten minutes',
        description:
          'By `code` where the second step is on, otherwise by `password`; 422 without it. 409 TOTP_UNREADABLE, 429 after too many wrong ' +
          'ones.',
        body: confirmIdentityBody,
        response: { 200: confirmIdentityAnswer, ...errors(401, 403, 409, 422, 429, 503) },
      },
    },
    async (request) => {
      const session = panelSession(request);
      const given = { ...request.body, address: request.ip };
      const confirmedUntil = (await signIns.proveAgain(session, given))
        ? await sessions.confirm(session.id)
        : null;
      if (confirmedUntil !== null) return { success: true, message: null, confirmedUntil };
      note(request, { event: 'panel sign-in failed' });
      const message = session.totp === 'on' ? staffTexts.wrongCode : staffTexts.wrongPassword;
      return { success: false, message, confirmedUntil };
    },
  );

  app.post(
    '/Admin/Get-Devices',
    {
      config: { staff: 'signed-in' },
      schema: {
        ...ofStaff,
        summary: 'Browsers that are signed in to the panel as the caller, this one first',
        body: nothing,
        response: { 200: panelDevicesAnswer, ...errors(401, 403) },
      },
    },
    async (request) => {
      const session = panelSession(request);
      return sessions.devices(session, session.memberId);
    },
  );

  app.post(
    '/Admin/End-Device',
    {
      config: { staff: 'signed-in' },
      schema: {
        ...ofStaff,
        summary: 'Signs out another browser of the caller; answers with the remaining ones',
        description: '404 for one that is not the caller’s, 409 for the browser of the call.',
        body: endPanelDeviceBody,
        response: { 200: panelDevicesAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => sessions.end(panelSession(request), request.body.id, 'own'),
  );
}
