import type { Base, Module } from '#server/modules/module.ts';
import { paymentSettingsRoutes } from '#server/modules/payment-settings/routes.ts';
import { createPaymentSettings } from '#server/modules/payment-settings/service.ts';
import { paymentSettingsTexts } from '#server/modules/payment-settings/texts.ts';
import type { SealedSettings } from '#server/sealed/service.ts';
import { createTestLimit } from '#server/sealed/tests-limit.ts';

interface Needs extends Base {
  readonly sealedSettings: SealedSettings;
}

export function paymentSettings(needs: Needs): Module<object> {
  const payment = createPaymentSettings(needs);
  const countTest = createTestLimit({
    redis: needs.redis,
    kind: 'gateway',
    windowMs: 60_000,
    most: 10,
    sentence: paymentSettingsTexts.tooManyTests,
  });
  return { services: {}, routes: (api) => paymentSettingsRoutes(api, { payment, countTest }) };
}
