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
  description: '404 for an unknown address, or another member’s.',
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
          'The first address becomes the default one. An address with the same content is not ' +
          'added again. A member has at most 20 addresses: beyond that 409. `fields` names ' +
          'the invalid fields.',
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
        summary: 'Removes an address; the newest replaces a removed default one',
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
