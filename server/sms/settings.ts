import { z } from 'zod';

/** The settings of messages to mobile numbers. */
export const smsEnvironment = {
  SMS_PROVIDER: z
    .enum(['inbox', 'kavenegar', 'smsir'], { error: 'must be inbox, kavenegar or smsir' })
    .default('inbox'),
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
};
const environment = z.object(smsEnvironment);
type Values = z.infer<typeof environment>;

/** Required by every provider except the inbox. */
const needed = ['SMS_API_KEY', 'SMS_LINE'] as const;

/** One line for each setting the provider cannot do without. */
export function missingSmsKeys(values: Values): string[] {
  const provider = values.SMS_PROVIDER;
  if (provider === 'inbox') return [];
  const missing = needed
    .filter((each) => values[each] === undefined)
    .map((each) => `${each} must be set when SMS_PROVIDER is ${provider}.`);
  const template = values.SMS_CODE_TEMPLATE;
  if (provider !== 'smsir' || /^\d*$/.test(template)) return missing;
  return [...missing, 'SMS_CODE_TEMPLATE must be a number when SMS_PROVIDER is smsir.'];
}
