import type { SmsSettingsAnswer, TestSmsBody } from '#lib/contract/sms-settings.ts';
import type { WrittenKey } from '#panel/settings/written-key.ts';

type Provider = SmsSettingsAnswer['provider'];

export interface SmsValues {
  readonly provider: Provider;
  readonly line: string;
  readonly template: string;
  /** What is written over the key, and for whom. */
  readonly apiKey: WrittenKey<{ readonly provider: Provider; readonly key: string } | null>;
}

export const emptySms: SmsValues = {
  provider: 'inbox',
  line: '',
  template: '',
  apiKey: { savedId: 0, written: null },
};

export const valuesOf = (saved: SmsSettingsAnswer): SmsValues => ({
  provider: saved.provider,
  line: saved.line,
  template: saved.template,
  apiKey: { savedId: saved.keyRevision, written: null },
});

/** The key with another one written over it; undefined leaves the saved one. */
export const withKey = (
  { provider, apiKey }: SmsValues,
  key: string | undefined,
): SmsValues['apiKey'] => ({
  ...apiKey,
  written: key === undefined ? null : { provider, key },
});

/** The key that is written for the provider that is chosen: another company must not get it. */
export const writtenKey = ({ provider, apiKey }: SmsValues): string | undefined =>
  apiKey.written?.provider === provider ? apiKey.written.key : undefined;

/** Whether the saved key is of the provider that is chosen. */
export const isKeySaved = (saved: SmsSettingsAnswer, { provider }: SmsValues): boolean =>
  saved.hasKey && saved.provider === provider;

export function bodyOf(values: SmsValues): TestSmsBody {
  const { provider, line, template } = values;
  const apiKey = writtenKey(values);
  return { provider, line, template, ...(apiKey === undefined ? {} : { apiKey }) };
}
