import { orderAnswer, uploadReceiptBody } from '#lib/contract/member-order.ts';
import { type Api, errors, longText } from '#server/http/api.ts';
import { refuseVisitors } from '#server/http/bearer.ts';
import { aMinute, limitCostly } from '#server/http/rate-limit.ts';
import type { ReadService } from '#server/modules/order/read-service.ts';
import type { ReceiptService } from '#server/modules/receipt/service.ts';
import { memberId } from '#server/http/member.ts';

interface Services {
  readonly receipts: ReceiptService;
  readonly orders: Pick<ReadService, 'detail'>;
}

export function receiptRoutes(app: Api, { receipts, orders }: Services): void {
  const count = limitCostly(app, 'receipts', { max: 30, timeWindow: aMinute });

  app.post(
    '/order/upload-receipt',
    {
      bodyLimit: longText,
      // Before the body is read.
      onRequest: refuseVisitors,
      schema: {
        tags: ['order'],
        security: [{ bearer: [] }],
        summary: 'Sends the receipt of a transfer from card to card',
        description:
          'The picture is made anew; it replaces one that waits. The order does not expire while a receipt ' +
          'waits. 404 for another member’s order, 409 for one that awaits no transfer.',
        body: uploadReceiptBody,
        response: { 200: orderAnswer, ...errors(401, 404, 409, 413, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const member = await memberId(request, reply);
      await count(request);
      await receipts.upload(member, request.body);
      return orders.detail(member, request.body.number);
    },
  );
}
