import { cleanUp } from '#server/jobs/clean-up.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { smsSettingsRoutes } from '#server/modules/sms-settings/routes.ts';
import { createSmsSettings } from '#server/modules/sms-settings/service.ts';
import { smsSettingsTexts } from '#server/modules/sms-settings/texts.ts';
import type { SealedSettings } from '#server/sealed/service.ts';
import { createTestLimit } from '#server/sealed/tests-limit.ts';
import type { SmsAccountService } from '#server/sms-outbox/account.ts';
import type { SmsBudget } from '#server/sms-outbox/budget.ts';

interface Needs extends Base {
  readonly sealedSettings: SealedSettings;
  readonly smsAccount: SmsAccountService;
  readonly smsBudget: SmsBudget;
}

export function smsSettings(needs: Needs): Module<object> {
  const countTest = createTestLimit({
    redis: needs.redis,
    kind: 'sms',
    windowMs: 3_600_000,
    most: 10,
    sentence: smsSettingsTexts.tooManyTests,
  });
  const sms = createSmsSettings({ ...needs, countTest });
  return {
    services: {},
    routes: (api) => smsSettingsRoutes(api, sms),
    jobs: [cleanUp('former SMS keys', async () => ((await sms.dropFormerKeys()) ? 1 : 0))],
  };
}
