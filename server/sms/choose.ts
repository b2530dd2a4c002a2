import { kavenegar } from '#server/sms/kavenegar.ts';
import type { SmsProvider } from '#server/sms/provider.ts';
import { smsIr } from '#server/sms/sms-ir.ts';

export interface SmsSettings {
  /** `inbox` brings messages to nobody: they are to be read where they are kept. */
  provider: 'inbox' | 'kavenegar' | 'smsir';
  apiKey: string;
  /** The number messages come from. */
  line: string;
}

export function smsProvider(settings: SmsSettings): SmsProvider {
  if (settings.provider === 'kavenegar') return kavenegar(settings);
  if (settings.provider === 'smsir') return smsIr(settings);
  return { send: async () => undefined, isInbox: true };
}
