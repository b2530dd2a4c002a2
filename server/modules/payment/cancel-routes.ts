import { oneOrderBody, orderAnswer } from '#lib/contract/member-order.ts';
import { type Api, errors } from '#server/http/api.ts';
import { memberId } from '#server/http/member.ts';
import type { ReadService } from '#server/modules/order/read-service.ts';
import type { OwnCancelService } from '#server/modules/payment/own-cancel-service.ts';

interface Services {
  readonly cancels: OwnCancelService;
  readonly orders: Pick<ReadService, 'detail'>;
}

/** A member's cancelling of an order. */
export function cancelRoutes(app: Api, { cancels, orders }: Services): void {
  app.post(
    '/order/cancel',
    {
      schema: {
        tags: ['order'],
        security: [{ bearer: [] }],
        summary: 'Cancels an order that is not packed yet, and unfreezes its basket',
        description:
          'All that was paid for it goes back. 404 for another member’s order. 409 while its payment is being ' +
          'verified, and when it can no longer be cancelled.',
        body: oneOrderBody,
        response: { 200: orderAnswer, ...errors(401, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const member = await memberId(request, reply);
      await cancels.cancel(member, request.body.number);
      return orders.detail(member, request.body.number);
    },
  );
}
