import type { FastifyReply, FastifyRequest } from 'fastify';
import { administratorId } from '#server/http/administrator.ts';

/** What staff need to be allowed for a call. */
export type StaffPermission = 'catalogue' | 'prices' | 'stock';

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: StaffPermission;
  }
}

/** Part of the options of a call. */
export const allowed = (permission: StaffPermission) => ({ config: { permission } });

/** Part of its schema. */
export const ofStaff = { tags: ['admin'], security: [{ bearer: [] }] };

/** The id of the caller. @throws {ShopError} 401, 403 */
export const staffId = (request: FastifyRequest, reply: FastifyReply): Promise<number> =>
  administratorId(request, reply);
