import { cleanUp } from '#server/jobs/clean-up.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { smsProvider } from '#server/sms/choose.ts';
import { createSmsBudget, type SmsBudget } from '#server/sms-outbox/budget.ts';
import { removeSomeExpired } from '#server/sms-outbox/old.ts';
import { sendJob } from '#server/sms-outbox/send-job.ts';

/** Sends queued messages. In a public shop without a provider they are not sent and expire. */
export function smsOutbox({
  database,
  redis,
  settings,
  logger,
}: Base): Module<{ smsBudget: SmsBudget }> {
  const { sms, sendsSms } = settings;
  const smsBudget = createSmsBudget({ redis, logger, settings });
  if (!sendsSms) {
    logger.warn('SMS_PROVIDER is inbox: no messages are sent, so nobody can log in by a code');
  }
  return {
    services: { smsBudget },
    jobs: [
      ...(sendsSms ? [sendJob({ database, provider: smsProvider(sms), budget: smsBudget })] : []),
      cleanUp('expired messages', () => removeSomeExpired(database)),
    ],
  };
}
