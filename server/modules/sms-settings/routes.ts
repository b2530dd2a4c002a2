import { z } from 'zod';
import { saveSmsBody, smsSettings, smsTrial, testSmsBody } from '#lib/contract/sms-settings.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { SmsSettingsService } from '#server/modules/sms-settings/service.ts';

export function smsSettingsRoutes(app: Api, sms: SmsSettingsService): void {
  app.post(
    '/Admin/Get-Sms-Settings',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'How messages are sent, how many were, and which were not',
        description: 'Of the provider’s key only the last four characters are shown.',
        body: z.object({}),
        response: { 200: smsSettings, ...errors(401, 403, 422) },
      },
    },
    async () => sms.read(),
  );

  app.post(
    '/Admin/Save-Sms-Settings',
    {
      config: { staff: 'settings', asksAgain: true },
      schema: {
        ...ofStaff,
        summary: 'Changes how messages are sent',
        description:
          'Without `apiKey` the saved key stays; another provider needs its own. What the environment sets wins. 409 STALE ' +
          'when `revision` is outdated.',
        body: saveSmsBody,
        response: { 200: smsSettings, ...errors(401, 403, 409, 422) },
      },
    },
    async (request) => sms.save(staffId(request), request.body),
  );

  app.post(
    '/Admin/Send-Test-Sms',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Sends a message to one’s own number',
        description:
          'By the account of the body, which may not be saved yet. 409 NO_NUMBER without a number of one’s own. Ten ' +
          'times an hour and person.',
        body: testSmsBody,
        response: { 200: smsTrial, ...errors(401, 403, 409, 422, 429) },
      },
    },
    async (request) => sms.test(staffId(request), request.body),
  );
}
