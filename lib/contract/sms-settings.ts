import { z } from 'zod';

export const smsProviderNames = ['inbox', 'kavenegar', 'smsir'] as const;
const provider = z.enum(smsProviderNames);
const revision = z.int().min(0);
/** The sender's number. */
const line = z.string().trim().max(15);
/** Name or number of the provider's template for codes. */
const template = z.string().trim().max(60);
/** Absent: the saved one, which counts for its own provider alone. */
const apiKey = z.string().trim().max(200).optional();

const account = { provider, line, template, apiKey };

export const smsFailure = z.object({
  /** What it was about, in Persian. */
  title: z.string(),
  /** Masked. */
  mobile: z.string(),
  at: z.iso.datetime(),
  /** In Persian; the provider's code in it. */
  reason: z.string(),
  /** Whether it is given up; otherwise it is tried again. */
  isOver: z.boolean(),
});
export type SmsFailureRow = z.infer<typeof smsFailure>;

export const smsSettings = z.object({
  revision,
  provider,
  line,
  template,
  /** The last four characters of the provider's key; null when there is none. */
  keyEnding: z.string().nullable(),
  hasKey: z.boolean(),
  /** The revision in which the key was last replaced; 0 before. */
  keyRevision: z.int().min(0),
  /** What the environment sets and the panel cannot: provider, key and line together. */
  fixed: z.object({ account: z.boolean(), template: z.boolean() }),
  /** False once the service's key was changed: the provider's key must be written again. */
  isReadable: z.boolean(),
  /** Whether messages are sent, or, on this machine, shown in the inbox. */
  isSending: z.boolean(),
  /** Whether the shop is on this machine alone, where the inbox can be read. */
  isLocal: z.boolean(),
  /** Messages sent since midnight in Tehran and in the last hour, and how many may be; those waiting. */
  sent: z.object({
    today: z.int(),
    hour: z.int(),
    mostToday: z.int(),
    mostHour: z.int(),
    waiting: z.int(),
  }),
  failures: z.array(smsFailure),
});
export type SmsSettingsAnswer = z.infer<typeof smsSettings>;

export const saveSmsBody = z.object({ revision, ...account });
export type SaveSmsBody = z.input<typeof saveSmsBody>;

/** What may not be saved yet. */
export const testSmsBody = z.object(account);
export type TestSmsBody = z.input<typeof testSmsBody>;

export const smsTrial = z.object({
  success: z.boolean(),
  /** In Persian: what became of it, or what is wrong and what to do. */
  message: z.string(),
  /** How long the provider took, ms. */
  took: z.int(),
  /** The provider's words or code; null when it was accepted. */
  said: z.string().nullable(),
});
export type SmsTrial = z.infer<typeof smsTrial>;
