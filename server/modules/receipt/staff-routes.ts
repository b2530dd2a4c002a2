import {
  decideReceiptAnswer,
  decideReceiptBody,
  getReceiptsBody,
  receiptsAnswer,
} from '#lib/contract/admin-receipt.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { ReceiptService } from '#server/modules/receipt/service.ts';

export function receiptStaffRoutes(app: Api, receipts: ReceiptService): void {
  app.post(
    '/Admin/Get-Receipts',
    {
      config: { staff: 'orders' },
      schema: {
        ...ofStaff,
        summary: 'Receipts of transfers that wait for a decision, the oldest first',
        description: 'A page past the last has no items. `Admin/Get-Picture` has their pictures.',
        body: getReceiptsBody,
        response: { 200: receiptsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => receipts.listWaiting(request.body),
  );

  app.post(
    '/Admin/Decide-Receipt',
    {
      config: { staff: 'orders' },
      schema: {
        ...ofStaff,
        summary: 'Approves a receipt, so that its order is paid, or refuses it',
        description:
          'Refused, the member reads `reason` and can send another one. Approved of an order that was cancelled ' +
          'meanwhile, its money is recorded and goes back (`refund`). 409 STALE for an outdated `version`, ' +
          'RECEIPT_DECIDED, ORDER_NOT_WAITING.',
        body: decideReceiptBody,
        response: { 200: decideReceiptAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => receipts.decide(staffId(request), request.body),
  );
}
