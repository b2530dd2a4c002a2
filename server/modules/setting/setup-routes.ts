import { z } from 'zod';
import { markStepBody, setupAnswer } from '#lib/contract/settings.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { SetupService } from '#server/modules/setting/setup-service.ts';

const refusals = errors(401, 403, 422);

export function setupRoutes(app: Api, setup: SetupService): void {
  app.post(
    '/Admin/Get-Setup',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'The steps of the first set-up, and which of them are done',
        description: 'A shop that was filled otherwise shows none.',
        body: z.object({}),
        response: { 200: setupAnswer, ...refusals },
      },
    },
    async () => setup.get(),
  );

  app.post(
    '/Admin/Mark-Setup-Step',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Skips a step of the set-up, or says that it is done',
        body: markStepBody,
        response: { 200: setupAnswer, ...refusals },
      },
    },
    async (request) => setup.mark(staffId(request), request.body.step, request.body.state),
  );
}
