import { cleanUp } from '#server/jobs/clean-up.ts';
import type { Base, Module } from '#server/modules/module.ts';
import type { SealedSettings } from '#server/sealed/service.ts';
import { type SmsAccountService, createSmsAccount } from '#server/sms-outbox/account.ts';
import { createSmsBudget, type SmsBudget } from '#server/sms-outbox/budget.ts';
import { removeSomeExpired } from '#server/sms-outbox/old.ts';
import { sendJob } from '#server/sms-outbox/send-job.ts';

interface Needs extends Base {
  readonly sealedSettings: SealedSettings;
}

/** Sends queued messages. In a public shop without a provider they are not sent and expire. */
export function smsOutbox({
  database,
  redis,
  settings,
  logger,
  sealedSettings,
}: Needs): Module<{ smsBudget: SmsBudget; smsAccount: SmsAccountService }> {
  const smsBudget = createSmsBudget({ redis, logger, settings });
  const smsAccount = createSmsAccount(settings, sealedSettings);
  const isSending = () => smsAccount.now().isSending;
  const { provider, former } = smsAccount;
  const sending = sendJob({ database, provider, former, budget: smsBudget, isSending });
  return {
    services: { smsBudget, smsAccount },
    jobs: [
      {
        ...sending,
        async begin() {
          if (!isSending()) {
            logger.warn(
              'There is no SMS provider: nothing is sent, so nobody can log in by a code',
            );
          }
          await sending.begin?.();
        },
      },
      cleanUp('expired messages', () => removeSomeExpired(database)),
    ],
  };
}
