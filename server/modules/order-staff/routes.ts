import {
  adminOrderAnswer,
  adminOrderBody,
  adminOrdersAnswer,
  cancelOrderBody,
  deliverBody,
  getOrdersBody,
  sendOrderBody,
  startPreparingBody,
  takeBackBody,
} from '#lib/contract/admin-order.ts';
import { administratorId } from '#server/http/administrator.ts';
import { type Api, errors } from '#server/http/api.ts';
import type { StaffReadService } from '#server/modules/order-staff/read-service.ts';
import type { StepService } from '#server/modules/order-staff/step-service.ts';

const shared = { tags: ['admin'], security: [{ bearer: [] }] };
const changing = {
  ...shared,
  response: { 200: adminOrderAnswer, ...errors(401, 403, 404, 409, 422) },
};

interface Services {
  readonly reads: StaffReadService;
  readonly steps: StepService;
}

/** What administrators read of orders, and the steps they make. */
export function orderStaffRoutes(app: Api, { reads, steps }: Services): void {
  app.post(
    '/Admin/Get-Orders',
    {
      schema: {
        ...shared,
        summary: 'Orders, twenty a page, the newest first',
        description: 'A page past the last has no items. Counts are of all orders.',
        body: getOrdersBody,
        response: { 200: adminOrdersAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request, reply) => {
      await administratorId(request, reply);
      return reads.list(request.body);
    },
  );

  app.post(
    '/Admin/Get-Order',
    {
      schema: {
        ...shared,
        summary: 'An order with its payments, refunds and events',
        body: adminOrderBody,
        response: { 200: adminOrderAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      await administratorId(request, reply);
      return reads.detail(request.body.number);
    },
  );

  app.post(
    '/Admin/Start-Preparing',
    {
      schema: {
        ...changing,
        summary: 'Takes up an order that is paid, or is paid on delivery',
        description:
          'Pieces of an order that is paid on delivery are sold by this. 409 STALE, ORDER_STEP.',
        body: startPreparingBody,
      },
    },
    async (request, reply) =>
      steps.startPreparing(await administratorId(request, reply), request.body),
  );

  app.post(
    '/Admin/Send',
    {
      schema: {
        ...changing,
        summary: 'Hands an order to a carrier',
        description:
          'Its member gets the parcel’s code by SMS. Post and tipax need a code. 409 STALE, ORDER_STEP.',
        body: sendOrderBody,
      },
    },
    async (request, reply) => steps.send(await administratorId(request, reply), request.body),
  );

  app.post(
    '/Admin/Deliver',
    {
      schema: {
        ...changing,
        summary: 'An order has reached its member',
        description: 'What is picked up need not be sent before. 409 STALE, ORDER_STEP.',
        body: deliverBody,
      },
    },
    async (request, reply) => steps.deliver(await administratorId(request, reply), request.body),
  );

  app.post(
    '/Admin/Take-Back',
    {
      schema: {
        ...changing,
        summary: 'A parcel has come back undelivered',
        description:
          'The order is packed again, or cancelled: then what was paid goes back, without the freight if that is ' +
          'kept, and its pieces are sold again if `restock` says so. 409 STALE, ORDER_STEP for one that is not ' +
          'on its way.',
        body: takeBackBody,
      },
    },
    async (request, reply) => steps.takeBack(await administratorId(request, reply), request.body),
  );

  app.post(
    '/Admin/Cancel',
    {
      schema: {
        ...changing,
        summary: 'Cancels an order that is not sent',
        description:
          'What was paid goes back, pieces return into the stock. 409 STALE, ORDER_NOT_CANCELLABLE once it is ' +
          'sent or cancelled, ORDER_VERIFYING while its payment is being verified.',
        body: cancelOrderBody,
      },
    },
    async (request, reply) => steps.cancel(await administratorId(request, reply), request.body),
  );
}
