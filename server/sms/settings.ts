import { z } from 'zod';
import { type SmsSettings, smsProviders } from '#server/sms/choose.ts';

/** The settings of messages to mobile numbers. */
export const smsEnvironment = {
  SMS_PROVIDER: z.enum(smsProviders, { error: 'must be inbox, kavenegar or smsir' }).optional(),
  SMS_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be a key of 16 to 200 characters without spaces')
    .optional(),
  SMS_LINE: z
    .string()
    .regex(/^\d{4,15}$/, 'must be a number of 4 to 15 Latin digits')
    .optional(),
  SMS_CODE_TEMPLATE: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be a name or number of a template')
    .default(''),
  SMS_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })], {
      error: 'must be an http:// or https:// address',
    })
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
    .default(''),
};
const environment = z.object(smsEnvironment);
type Values = z.infer<typeof environment>;

/** Required by every provider except the inbox. */
const needed = ['SMS_API_KEY', 'SMS_LINE'] as const;

/** One line for each setting the provider cannot do without. */
export function missingSmsKeys(values: Values): string[] {
  const { SMS_PROVIDER: provider = 'inbox' } = values;
  if (provider === 'inbox') return [];
  const missing = needed
    .filter((each) => values[each] === undefined)
    .map((each) => `${each} must be set when SMS_PROVIDER is ${provider}.`);
  const template = values.SMS_CODE_TEMPLATE;
  if (provider !== 'smsir' || /^\d*$/.test(template)) return missing;
  return [...missing, 'SMS_CODE_TEMPLATE must be a number when SMS_PROVIDER is smsir.'];
}

/** What the environment says of messages. One of provider, key and line in it, and none is taken from the panel. */
export function smsSettings(values: Values): SmsSettings {
  const { SMS_PROVIDER: provider, SMS_API_KEY: apiKey, SMS_LINE: line } = values;
  return {
    provider: provider ?? 'inbox',
    apiKey: apiKey ?? '',
    line: line ?? '',
    address: values.SMS_URL,
    isFixed: provider !== undefined || apiKey !== undefined || line !== undefined,
  };
}
