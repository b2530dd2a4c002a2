import type { SmsSettingsAnswer, TestSmsBody } from '#lib/contract/sms-settings.ts';

type Provider = SmsSettingsAnswer['provider'];

export interface SmsValues {
  readonly provider: Provider;
  readonly line: string;
  readonly template: string;
  /** What is written over the saved key, and for whom; null: the saved one stays. */
  readonly apiKey: { readonly provider: Provider; readonly written: string } | null;
}

export const emptySms: SmsValues = { provider: 'inbox', line: '', template: '', apiKey: null };

export const valuesOf = ({ provider, line, template }: SmsSettingsAnswer): SmsValues => ({
  provider,
  line,
  template,
  apiKey: null,
});

/** The key that is written for the provider that is chosen: another company must not get it. */
export const writtenKey = ({ provider, apiKey }: SmsValues): string | undefined =>
  apiKey?.provider === provider ? apiKey.written : undefined;

/** Whether the saved key is of the provider that is chosen. */
export const isKeySaved = (saved: SmsSettingsAnswer, { provider }: SmsValues): boolean =>
  saved.hasKey && saved.provider === provider;

export function bodyOf(values: SmsValues): TestSmsBody {
  const { provider, line, template } = values;
  const apiKey = writtenKey(values);
  return { provider, line, template, ...(apiKey === undefined ? {} : { apiKey }) };
}
