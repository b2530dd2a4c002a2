import {
  clearedAnswer,
  oneOrderBody,
  orderAnswer,
  reorderAnswer,
} from '#lib/contract/member-order.ts';
import { type Api, errors } from '#server/http/api.ts';
import type { ClearService } from '#server/modules/order/clear-service.ts';
import type { ReadService } from '#server/modules/order/read-service.ts';
import type { ReorderService } from '#server/modules/order/reorder-service.ts';
import { memberId } from '#server/http/member.ts';

const shared = { tags: ['order'], security: [{ bearer: [] }] };

interface Services {
  readonly reads: Pick<ReadService, 'detail'>;
  readonly clears: ClearService;
  readonly reorders: ReorderService;
}

/** What a member does with an order that is over. */
export function ownRoutes(app: Api, { reads, reorders, clears }: Services): void {
  app.post(
    '/order/reorder',
    {
      schema: {
        ...shared,
        summary: 'Puts what can still be bought of an order into the member’s basket',
        description:
          'At the prices and within the limits of now. `missing` names what could not be added. A frozen ' +
          'basket stays unchanged: basketCount is -8. 404 for another member’s order.',
        body: oneOrderBody,
        response: { 200: reorderAnswer, ...errors(401, 404, 422) },
      },
    },
    async (request, reply) => reorders.reorder(await memberId(request, reply), request.body.number),
  );

  app.post(
    '/order/clear-personal',
    {
      schema: {
        ...shared,
        summary: 'Removes the personal data of a finished order',
        description:
          'Address, receiver, notes, labels, pictures, and what was written about receipts and returns. Sums and ' +
          'lines stay, and the company its invoice is made out to. 404 for another member’s order. 409 until ' +
          '`canClear`.',
        body: oneOrderBody,
        response: { 200: orderAnswer, ...errors(401, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const member = await memberId(request, reply);
      await clears.clearOne(member, request.body.number);
      return reads.detail(member, request.body.number);
    },
  );

  app.post(
    '/order/clear-all-personal',
    {
      schema: {
        ...shared,
        summary: 'Removes the personal data of all finished orders of the member',
        response: { 200: clearedAnswer, ...errors(401) },
      },
    },
    async (request, reply) => ({ cleared: await clears.clearAll(await memberId(request, reply)) }),
  );
}
