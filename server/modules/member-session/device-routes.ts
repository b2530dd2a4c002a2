import type { FastifyReply, FastifyRequest } from 'fastify';
import { devicesAnswer, endDeviceBody } from '#lib/contract/member-device.ts';
import { endedAnswer } from '#lib/contract/member-profile.ts';
import { type Api, errors } from '#server/http/api.ts';
import { requireMember } from '#server/http/bearer.ts';
import { note } from '#server/http/request-log.ts';
import type { Member } from '#server/modules/member-session/service.ts';
import type { DeviceService } from '#server/modules/member-session/device-service.ts';

const shared = { tags: ['member-account'], security: [{ bearer: [] }] };

/** @throws {ShopError} 401 when nobody is logged in */
function memberOf(request: FastifyRequest, reply: FastifyReply): Promise<Member> {
  reply.header('cache-control', 'private, no-store');
  return requireMember(request);
}

export function deviceRoutes(app: Api, devices: DeviceService): void {
  app.get(
    '/member-account/get-devices',
    {
      schema: {
        ...shared,
        summary: 'The member’s sessions: this device first, then the most recently used',
        response: { 200: devicesAnswer, ...errors(401) },
      },
    },
    async (request, reply) => devices.list(await memberOf(request, reply)),
  );

  app.post(
    '/member-account/end-device',
    {
      schema: {
        ...shared,
        summary: 'Logs out another device; answers with the remaining ones',
        description: '404 for a session that is not the member’s, 409 for the device of the call.',
        body: endDeviceBody,
        response: { 200: devicesAnswer, ...errors(401, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const answer = await devices.end(await memberOf(request, reply), request.body.id);
      note(request, { event: 'devices logged out' });
      return answer;
    },
  );

  app.post(
    '/member-account/end-other-devices',
    {
      schema: {
        ...shared,
        summary: 'Logs out all other devices',
        response: { 200: endedAnswer, ...errors(401) },
      },
    },
    async (request, reply) => {
      const answer = await devices.endOthers(await memberOf(request, reply));
      note(request, { event: 'devices logged out' });
      return answer;
    },
  );
}
