import { cleanUp } from '#server/jobs/clean-up.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { smsProvider } from '#server/sms/choose.ts';
import { removeSomeExpired } from '#server/sms-outbox/old.ts';
import { sendJob } from '#server/sms-outbox/send-job.ts';

/** Sends queued messages. In a public shop without a provider they are not sent and expire. */
export function smsOutbox({ database, settings, logger }: Base): Module<object> {
  const { sms, sendsSms } = settings;
  if (!sendsSms) {
    logger.warn('SMS_PROVIDER is inbox: no messages are sent, so nobody can log in by a code');
  }
  return {
    services: {},
    jobs: [
      ...(sendsSms ? [sendJob({ database, provider: smsProvider(sms) })] : []),
      cleanUp('expired messages', () => removeSomeExpired(database)),
    ],
  };
}
