import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  addAddressBody,
  addressesAnswer,
  oneAddressBody,
  updateAddressBody,
} from '#lib/contract/member-address.ts';
import { type Api, errors } from '#server/http/api.ts';
import { requireMember } from '#server/http/bearer.ts';
import type { AddressService } from '#server/modules/member-address/service.ts';

const shared = { tags: ['member-account'], security: [{ bearer: [] }] };
const numbered = {
  ...shared,
  description: '404 for an address that is not there, or another member’s.',
  response: { 200: addressesAnswer, ...errors(401, 404, 422) },
};

/** @throws {ShopError} 401 when nobody is logged in */
async function memberId(request: FastifyRequest, reply: FastifyReply): Promise<number> {
  reply.header('cache-control', 'private, no-store');
  return (await requireMember(request)).id;
}

export function addressRoutes(app: Api, addresses: AddressService): void {
  app.get(
    '/member-account/get-addresses',
    {
      schema: {
        ...shared,
        summary: 'The member’s addresses, the default one first, then the newest',
        response: { 200: addressesAnswer, ...errors(401) },
      },
    },
    async (request, reply) => addresses.list(await memberId(request, reply)),
  );

  app.post(
    '/member-account/add-address',
    {
      schema: {
        ...shared,
        summary: 'Adds an address',
        description:
          'The first one is the default one. One that says the same as another is not added again. A ' +
          'member has at most 20: beyond that 409. `fields` names what will not do.',
        body: addAddressBody,
        response: { 200: addressesAnswer, ...errors(401, 409, 422) },
      },
    },
    async (request, reply) => addresses.add(await memberId(request, reply), request.body),
  );

  app.post(
    '/member-account/update-address',
    { schema: { ...numbered, summary: 'Changes an address', body: updateAddressBody } },
    async (request, reply) => addresses.update(await memberId(request, reply), request.body),
  );

  app.post(
    '/member-account/remove-address',
    {
      schema: {
        ...numbered,
        summary: 'Removes an address; after the default one the newest is that',
        body: oneAddressBody,
      },
    },
    async (request, reply) => addresses.remove(await memberId(request, reply), request.body.id),
  );

  app.post(
    '/member-account/set-default-address',
    {
      schema: { ...numbered, summary: 'Makes an address the default one', body: oneAddressBody },
    },
    async (request, reply) => addresses.setDefault(await memberId(request, reply), request.body.id),
  );
}
