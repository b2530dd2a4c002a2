import {
  adminOrderAnswer,
  getLeftPaymentsBody,
  getStraysBody,
  leftPaymentsAnswer,
  refundOrderBody,
  settlePaymentAnswer,
  settlePaymentBody,
  settleRefundBody,
  settleStrayBody,
  strayAnswer,
  straysAnswer,
} from '#lib/contract/admin-order.ts';
import { getRefundsBody, refundsAnswer } from '#lib/contract/admin-refund.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { LeftService } from '#server/modules/order-staff/left-service.ts';
import type { StaffReadService } from '#server/modules/order-staff/read-service.ts';
import type { StepService } from '#server/modules/order-staff/step-service.ts';
import type { StrayService } from '#server/modules/order-staff/stray-service.ts';

const changing = {
  ...ofStaff,
  response: { 200: adminOrderAnswer, ...errors(401, 403, 404, 409, 422) },
};

interface Services {
  readonly reads: Pick<StaffReadService, 'manualRefunds'>;
  readonly steps: StepService;
  readonly strays: StrayService;
  readonly left: LeftService;
}

/** Money that goes back, or that pays no order. */
export function orderMoneyRoutes(app: Api, { reads, steps, strays, left }: Services): void {
  app.post(
    '/Admin/Get-Refunds',
    {
      config: { staff: 'refunds' },
      schema: {
        ...ofStaff,
        summary: 'Refunds that staff must pay, twenty a page, the oldest first',
        body: getRefundsBody,
        response: { 200: refundsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => reads.manualRefunds(request.body.after),
  );

  app.post(
    '/Admin/Refund',
    {
      config: { staff: 'refunds' },
      schema: {
        ...changing,
        summary: 'Gives all or a part of what was paid for an order back',
        description:
          'By its gateway where that can, otherwise staff must pay it. 409 STALE, REFUND_TOO_MUCH for more than ' +
          'is left.',
        body: refundOrderBody,
      },
    },
    async (request) => steps.refund(staffId(request), request.body),
  );

  app.post(
    '/Admin/Settle-Refund',
    {
      config: { staff: 'refunds' },
      schema: {
        ...changing,
        summary: 'Ends a refund that staff must pay, or has its gateway asked again',
        description: '409 STALE, REFUND_NOT_MANUAL, REFUND_NOT_POSSIBLE where the gateway cannot.',
        body: settleRefundBody,
      },
    },
    async (request) => steps.settleRefund(staffId(request), request.body),
  );

  app.post(
    '/Admin/Get-Strays',
    {
      config: { staff: 'refunds' },
      schema: {
        ...ofStaff,
        summary: 'Money that arrived and pays no order, twenty a page, the oldest first',
        body: getStraysBody,
        response: { 200: straysAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => strays.list(request.body),
  );

  app.post(
    '/Admin/Settle-Stray',
    {
      config: { staff: 'refunds' },
      schema: {
        ...ofStaff,
        summary:
          'Records what was done with money that pays no order, or has its gateway asked again',
        description:
          '409 STALE, STRAY_SETTLED, STRAY_ASKED while its gateway is asked or, for a day, may ' +
          'have given it back without saying so, STRAY_STAYS where that cannot give it back.',
        body: settleStrayBody,
        response: { 200: strayAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => ({
      stray: await strays.settle(staffId(request), request.body),
    }),
  );

  app.post(
    '/Admin/Get-Left-Payments',
    {
      config: { staff: 'refunds' },
      schema: {
        ...ofStaff,
        summary:
          'Payments whose gateway is not set, refused to pay them out, or has not said for a day whether it did',
        description: 'Twenty a page, the oldest first.',
        body: getLeftPaymentsBody,
        response: { 200: leftPaymentsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => left.list(request.body.page),
  );

  app.post(
    '/Admin/Settle-Payment',
    {
      config: { staff: 'refunds' },
      schema: {
        ...ofStaff,
        summary: 'Ends such a payment by what was found out at the gateway or the bank',
        description:
          'Paid, it pays its order if that is still open, and is a stray otherwise. 409 STALE, PAYMENT_NOT_LEFT when it ' +
          'has ended or its gateway can be asked, PAYMENT_VERIFIED for an unpaid one that was verified, ' +
          'REFERENCE_USED, and 422 without a reference.',
        body: settlePaymentBody,
        response: { 200: settlePaymentAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => left.settle(staffId(request), request.body),
  );
}
