import { kavenegar } from '#server/sms/kavenegar.ts';
import type { SmsProvider } from '#server/sms/provider.ts';
import { smsIr } from '#server/sms/sms-ir.ts';

/** `inbox` does not deliver messages: they are read in the service's own store. */
export const smsProviders = ['inbox', 'kavenegar', 'smsir'] as const;

/** How messages are sent. */
export interface SmsAccount {
  readonly provider: (typeof smsProviders)[number];
  readonly apiKey: string;
  /** The sender number. */
  readonly line: string;
  /** Base URL without a trailing slash; '' for the provider's own. */
  readonly address?: string;
}

export interface SmsSettings extends SmsAccount {
  /** Whether the environment says so, so that the panel cannot. */
  readonly isFixed: boolean;
}

export function smsProvider({ address, provider, ...account }: SmsAccount): SmsProvider {
  const settings = { ...account, ...(address && { address }) };
  if (provider === 'kavenegar') return kavenegar(settings);
  if (provider === 'smsir') return smsIr(settings);
  return { send: async () => undefined, isInbox: true };
}
