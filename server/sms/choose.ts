import { kavenegar } from '#server/sms/kavenegar.ts';
import type { SmsProvider } from '#server/sms/provider.ts';
import { smsIr } from '#server/sms/sms-ir.ts';

export interface SmsSettings {
  /** `inbox` does not deliver messages: they are read in the service's own store. */
  provider: 'inbox' | 'kavenegar' | 'smsir';
  apiKey: string;
  /** The sender number. */
  line: string;
}

export function smsProvider(settings: SmsSettings): SmsProvider {
  if (settings.provider === 'kavenegar') return kavenegar(settings);
  if (settings.provider === 'smsir') return smsIr(settings);
  return { send: async () => undefined, isInbox: true };
}
