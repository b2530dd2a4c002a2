import { z } from 'zod';
import { todayAnswer, waitingCountsAnswer } from '#lib/contract/admin-today.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, panelSession } from '#server/http/staff.ts';
import type { TodayService } from '#server/modules/today/service.ts';

export function todayRoutes(app: Api, today: TodayService): void {
  app.post(
    '/Admin/Get-Today',
    {
      config: { staff: 'signed-in' },
      schema: {
        ...ofStaff,
        summary: 'What waits for staff, what owners hear of, and orders of two days by hour',
        description: 'Parts for which the permission is missing are null.',
        body: z.object({}),
        response: { 200: todayAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => today.read(panelSession(request).permissions),
  );

  app.post(
    '/Admin/Get-Waiting',
    {
      config: { staff: 'signed-in' },
      schema: {
        ...ofStaff,
        summary: 'How much waits for staff, for the menu',
        description:
          'What the permission is missing for is null. Changes arrive as UpdateWaitingEvent of the hub `/panelHub`.',
        body: z.object({}),
        response: { 200: waitingCountsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => today.counts(panelSession(request).permissions),
  );
}
