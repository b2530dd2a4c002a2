import { z } from 'zod';
import {
  gatewayTrial,
  paymentSettings,
  savePaymentBody,
  testGatewayBody,
} from '#lib/contract/payment-settings.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { CountTest } from '#server/sealed/tests-limit.ts';
import type { PaymentSettingsService } from '#server/modules/payment-settings/service.ts';

interface Services {
  readonly payment: PaymentSettingsService;
  readonly countTest: CountTest;
}

export function paymentSettingsRoutes(app: Api, { payment, countTest }: Services): void {
  app.post(
    '/Admin/Get-Payment-Settings',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'How the shop is paid online: its gateways in their order',
        description: 'Of secret keys only the last four characters are shown.',
        body: z.object({}),
        response: { 200: paymentSettings, ...errors(401, 403, 422) },
      },
    },
    async () => payment.read(),
  );

  app.post(
    '/Admin/Save-Payment-Settings',
    {
      config: { staff: 'settings', asksAgain: true },
      schema: {
        ...ofStaff,
        summary: 'Changes how the shop is paid online',
        description:
          'Takes all gateways in the wanted order. Keys that are not named stay; payments under way stay with the ' +
          'keys they were made with. What the environment sets wins. 409 STALE when `revision` is outdated.',
        body: savePaymentBody,
        response: { 200: paymentSettings, ...errors(401, 403, 409, 422) },
      },
    },
    async (request) => payment.save(staffId(request), request.body),
  );

  app.post(
    '/Admin/Test-Gateway',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Asks a gateway for something that moves no money',
        description:
          'With the saved keys, or those of `fields` in their place: the way of a payment that is never made, or, of ' +
          'a lender, whether it lends. Ten times a minute and person.',
        body: testGatewayBody,
        response: { 200: gatewayTrial, ...errors(401, 403, 422, 429) },
      },
    },
    async (request) => {
      await countTest(staffId(request));
      return payment.test(request.body);
    },
  );
}
