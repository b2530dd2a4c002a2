import { z } from 'zod';
import {
  addNoteBody,
  adminOrderAnswer,
  adminOrderBody,
  cancelOrderBody,
  deliverBody,
  labelsAnswer,
  sendOrderBody,
  setLabelsBody,
  startPreparingBody,
  takeBackBody,
} from '#lib/contract/admin-order.ts';
import { adminOrdersAnswer, getOrdersBody, orderCountsAnswer } from '#lib/contract/admin-orders.ts';
import { type Api, errors } from '#server/http/api.ts';
import { alsoRequire, ofStaff, staffId } from '#server/http/staff.ts';
import type { StaffReadService } from '#server/modules/order-staff/read-service.ts';
import type { StepService } from '#server/modules/order-staff/step-service.ts';

const changing = {
  ...ofStaff,
  response: { 200: adminOrderAnswer, ...errors(401, 403, 404, 409, 422) },
};

interface Services {
  readonly reads: StaffReadService;
  readonly steps: StepService;
}

/** What staff read of orders, and the steps they make. */
export function orderStaffRoutes(app: Api, { reads, steps }: Services): void {
  app.post(
    '/Admin/Get-Orders',
    {
      config: { staff: 'orders' },
      schema: {
        ...ofStaff,
        summary: 'Orders, twenty a page, the newest first',
        description: 'The page that follows is asked for by `after`, the `next` of this one.',
        body: getOrdersBody,
        response: { 200: adminOrdersAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => reads.list(request.body),
  );

  app.post(
    '/Admin/Get-Order-Counts',
    {
      config: { staff: 'orders' },
      schema: {
        ...ofStaff,
        summary: 'How many orders need what next',
        body: z.object({}),
        response: { 200: orderCountsAnswer, ...errors(401, 403, 422) },
      },
    },
    async () => reads.count(),
  );

  app.post(
    '/Admin/Get-Order',
    {
      config: { staff: 'orders' },
      schema: {
        ...ofStaff,
        summary: 'An order with its payments, refunds and events',
        body: adminOrderBody,
        response: { 200: adminOrderAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => reads.detail(request.body.number),
  );

  app.post(
    '/Admin/Start-Preparing',
    {
      config: { staff: 'orders' },
      schema: {
        ...changing,
        summary: 'Takes up an order that is paid, or is paid on delivery',
        description:
          'Pieces of an order that is paid on delivery are sold by this. 409 STALE, ORDER_STEP.',
        body: startPreparingBody,
      },
    },
    async (request) => steps.startPreparing(staffId(request), request.body),
  );

  app.post(
    '/Admin/Send',
    {
      config: { staff: 'orders' },
      schema: {
        ...changing,
        summary: 'Hands an order to a carrier',
        description:
          'Its member gets the parcel’s code by SMS. Post and tipax need a code. 409 STALE, ORDER_STEP.',
        body: sendOrderBody,
      },
    },
    async (request) => steps.send(staffId(request), request.body),
  );

  app.post(
    '/Admin/Deliver',
    {
      config: { staff: 'orders' },
      schema: {
        ...changing,
        summary: 'An order has reached its member',
        description: 'What is picked up need not be sent before. 409 STALE, ORDER_STEP.',
        body: deliverBody,
      },
    },
    async (request) => steps.deliver(staffId(request), request.body),
  );

  app.post(
    '/Admin/Add-Note',
    {
      config: { staff: 'orders' },
      schema: {
        ...changing,
        summary: 'Adds a note for colleagues to an order’s history',
        description: '409 STALE.',
        body: addNoteBody,
      },
    },
    async (request) => steps.addNote(staffId(request), request.body),
  );

  app.post(
    '/Admin/Set-Labels',
    {
      config: { staff: 'orders' },
      schema: {
        ...changing,
        summary: 'Gives an order labels for colleagues, in place of those it has',
        description: '409 STALE.',
        body: setLabelsBody,
      },
    },
    async (request) => steps.setLabels(staffId(request), request.body),
  );

  app.post(
    '/Admin/List-Labels',
    {
      config: { staff: 'orders' },
      schema: {
        ...ofStaff,
        summary: 'The labels that orders have, the most used first',
        body: z.object({}),
        response: { 200: labelsAnswer, ...errors(401, 403, 422) },
      },
    },
    async () => reads.labels(),
  );

  app.post(
    '/Admin/Take-Back',
    {
      config: { staff: 'orders' },
      schema: {
        ...changing,
        summary: 'A parcel has come back undelivered',
        description:
          'The order is packed again, or cancelled: then what was paid goes back, without the freight if that is ' +
          'kept, and its pieces are sold again if `restock` says so; that needs the permission `refunds` too. 409 ' +
          'STALE, ORDER_STEP for one that is not on its way.',
        body: takeBackBody,
      },
    },
    async (request) => {
      if (request.body.outcome === 'cancel') alsoRequire(request, 'refunds');
      return steps.takeBack(staffId(request), request.body);
    },
  );

  app.post(
    '/Admin/Cancel',
    {
      config: { staff: 'refunds' },
      schema: {
        ...changing,
        summary: 'Cancels an order that is not sent',
        description:
          'What was paid goes back, pieces return into the stock. 409 STALE, ORDER_NOT_CANCELLABLE once it is ' +
          'sent or cancelled, ORDER_VERIFYING while its payment is being verified.',
        body: cancelOrderBody,
      },
    },
    async (request) => steps.cancel(staffId(request), request.body),
  );
}
