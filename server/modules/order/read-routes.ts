import {
  oneOrderBody,
  orderAnswer,
  orderListAnswer,
  orderListBody,
} from '#lib/contract/member-order.ts';
import { type Api, errors } from '#server/http/api.ts';
import type { ReadService } from '#server/modules/order/read-service.ts';
import { memberId } from '#server/http/member.ts';

const shared = { tags: ['order'], security: [{ bearer: [] }] };

/** What a member reads of their orders. */
export function readRoutes(app: Api, reads: Pick<ReadService, 'list' | 'detail'>): void {
  app.post(
    '/order/get-list',
    {
      schema: {
        ...shared,
        summary: 'The member’s orders, ten a page, the newest first',
        description: 'A page past the last has no items. `open` are under way, or not paid yet.',
        body: orderListBody,
        response: { 200: orderListAnswer, ...errors(401, 422) },
      },
    },
    async (request, reply) => reads.list(await memberId(request, reply), request.body),
  );

  app.post(
    '/order/get-detail',
    {
      schema: {
        ...shared,
        summary: 'An order of the member, as it was bought',
        description:
          'Lines and address never change with the catalogue or the address book. 404 for an ' +
          'unknown order, or another member’s.',
        body: oneOrderBody,
        response: { 200: orderAnswer, ...errors(401, 404, 422) },
      },
    },
    async (request, reply) => reads.detail(await memberId(request, reply), request.body.number),
  );
}
