import {
  allFormerAnswer,
  formerAnswer,
  listAllFormerBody,
  listFormerBody,
} from '#lib/contract/former-order.ts';
import { type Api, errors } from '#server/http/api.ts';
import { memberId } from '#server/http/member.ts';
import { ofStaff, panelSession } from '#server/http/staff.ts';
import type { FormerOrderService } from '#server/modules/former-order/service.ts';

export function formerOrderRoutes(app: Api, orders: FormerOrderService): void {
  app.post(
    '/order/get-former',
    {
      schema: {
        tags: ['order'],
        security: [{ bearer: [] }],
        summary: 'Orders of the member in the shop’s former software, the newest first',
        description:
          'History: they can be neither paid nor cancelled nor returned. None until the mobile number is verified.',
        body: listFormerBody,
        response: { 200: formerAnswer, ...errors(401, 422) },
      },
    },
    async (request, reply) => orders.ofMember(await memberId(request, reply), request.body),
  );

  app.post(
    '/Admin/List-Former-Orders',
    {
      config: { staff: 'orders' },
      schema: {
        ...ofStaff,
        summary: 'Orders of the shop’s former software, the newest first',
        description: 'Mobile numbers are masked, unless the caller may export customers.',
        body: listAllFormerBody,
        response: { 200: allFormerAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) =>
      orders.all(request.body, panelSession(request).permissions.includes('customers.export')),
  );
}
