import {
  orderAnswer,
  requestReturnBody,
  uploadPictureAnswer,
  uploadPictureBody,
} from '#lib/contract/member-order.ts';
import { type Api, errors, longText } from '#server/http/api.ts';
import { refuseVisitors } from '#server/http/bearer.ts';
import { aMinute, limitCostly } from '#server/http/rate-limit.ts';
import type { ReadService } from '#server/modules/order/read-service.ts';
import type { OrderReturnService } from '#server/modules/order-return/service.ts';
import { memberId } from '#server/http/member.ts';

interface Services {
  readonly returns: OrderReturnService;
  readonly orders: Pick<ReadService, 'detail'>;
}

const shared = { tags: ['order'], security: [{ bearer: [] }] };

export function orderReturnRoutes(app: Api, { returns, orders }: Services): void {
  const count = limitCostly(app, 'return-pictures', { max: 60, timeWindow: aMinute });

  app.post(
    '/order/upload-picture',
    {
      bodyLimit: longText,
      // Before the body is read.
      onRequest: refuseVisitors,
      schema: {
        ...shared,
        summary: 'Sends a picture of goods that are to be returned',
        description:
          'The picture is made anew, and kept for a day unless a request for a return names it. 404 for ' +
          'another member’s order, 409 for one that cannot be returned.',
        body: uploadPictureBody,
        response: { 200: uploadPictureAnswer, ...errors(401, 404, 409, 413, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const member = await memberId(request, reply);
      await count(request);
      return { id: await returns.uploadPicture(member, request.body) };
    },
  );

  app.post(
    '/order/request-return',
    {
      schema: {
        ...shared,
        summary: 'Asks for the return of goods of a delivered order',
        description:
          '404 for another member’s order. 409: NOT_RETURNABLE before the delivery, RETURN_TOO_LATE, and ' +
          'RETURN_OPEN while another request is open. 422 for more pieces than are left.',
        body: requestReturnBody,
        response: { 200: orderAnswer, ...errors(401, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const member = await memberId(request, reply);
      await returns.request(member, request.body);
      return orders.detail(member, request.body.number);
    },
  );
}
