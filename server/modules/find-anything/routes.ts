import { findAnythingAnswer, findAnythingBody } from '#lib/contract/find-anything.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, panelSession } from '#server/http/staff.ts';
import type { FindAnythingService } from '#server/modules/find-anything/service.ts';

export function findAnythingRoutes(app: Api, { find }: FindAnythingService): void {
  app.post(
    '/Admin/Find-Anything',
    {
      config: { staff: 'signed-in' },
      schema: {
        ...ofStaff,
        summary: 'Goods, orders and customers that a text names, five of each',
        description: 'Kinds for which the permission is missing are null.',
        body: findAnythingBody,
        response: { 200: findAnythingAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => find(request.body.query, panelSession(request).permissions),
  );
}
