import {
  decideReturnAnswer,
  decideReturnBody,
  getReturnsBody,
  openReturnsAnswer,
} from '#lib/contract/admin-return.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { DecideService } from '#server/modules/order-return/decide-service.ts';

export function returnStaffRoutes(app: Api, { decide, listOpen }: DecideService): void {
  app.post(
    '/Admin/Get-Returns',
    {
      config: { staff: 'orders' },
      schema: {
        ...ofStaff,
        summary:
          'Requests for returns that wait for a decision or for their goods, the oldest first',
        description: 'A page past the last has no items. `Admin/Get-Picture` has their pictures.',
        body: getReturnsBody,
        response: { 200: openReturnsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => listOpen(request.body),
  );

  app.post(
    '/Admin/Decide-Return',
    {
      config: { staff: 'refunds' },
      schema: {
        ...ofStaff,
        summary: 'Approves or refuses a return, or notes that its goods are here',
        description:
          '`received` records the refund of the request, or of `amount` if that is less, and puts the goods ' +
          'back on sale with `restock`. 409 for an outdated `version`, a decision its state does not allow, ' +
          'and for more money than is left of what was paid.',
        body: decideReturnBody,
        response: { 200: decideReturnAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => decide(staffId(request), request.body),
  );
}
