import { z } from 'zod';
import { beginTotpAnswer, confirmTotpBody, recoveryCodesAnswer } from '#lib/contract/staff.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, panelSession } from '#server/http/staff.ts';
import type { SecondStepService } from '#server/modules/staff/second-step-service.ts';

const nothing = z.object({});

/** The caller's own second step. */
export function secondStepRoutes(app: Api, steps: SecondStepService): void {
  app.post(
    '/Admin/Begin-Totp',
    {
      config: { staff: 'session', asksAgain: true },
      schema: {
        ...ofStaff,
        summary: 'A new secret for an authenticator app, in force once a code of it is confirmed',
        description: 'Also to change to another phone. The one in force stays until then.',
        body: nothing,
        response: { 200: beginTotpAnswer, ...errors(401, 403) },
      },
    },
    async (request) => steps.begin(panelSession(request)),
  );

  app.post(
    '/Admin/Confirm-Totp',
    {
      config: { staff: 'session', asksAgain: true },
      schema: {
        ...ofStaff,
        summary: 'Puts the new secret in force; answers with ten recovery codes',
        description:
          'Sessions of the caller’s other browsers end. 409 BEGIN_FIRST without a secret.',
        body: confirmTotpBody,
        response: { 200: recoveryCodesAnswer, ...errors(401, 403, 409, 422, 429) },
      },
    },
    async (request) => steps.confirm(panelSession(request), request.body.code),
  );

  app.post(
    '/Admin/End-Totp',
    {
      config: { staff: 'signed-in', asksAgain: true },
      schema: {
        ...ofStaff,
        summary: 'Turns the caller’s second step off',
        description: '409 TOTP_NEEDED for someone who may do more than edit content.',
        body: nothing,
        response: { 204: z.null(), ...errors(401, 403, 409) },
      },
    },
    async (request, reply) => {
      await steps.end(panelSession(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/Admin/Make-Recovery-Codes',
    {
      config: { staff: 'signed-in', asksAgain: true },
      schema: {
        ...ofStaff,
        summary: 'Ten new recovery codes; the old ones count no more',
        description: '409 BEGIN_FIRST without a second step.',
        body: nothing,
        response: { 200: recoveryCodesAnswer, ...errors(401, 403, 409) },
      },
    },
    async (request) => steps.makeCodes(panelSession(request)),
  );
}
