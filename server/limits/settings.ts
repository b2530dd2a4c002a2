import { z } from 'zod';
import { wholeNumber } from '#server/whole-number.ts';

/** Variables of the environment; defaults are those of `.env.example`. */
export const limitEnvironment = {
  LOGIN_LIMIT: wholeNumber(1, 1_000_000).default(10),
  CODE_LIMIT: wholeNumber(1, 1_000_000).default(5),
  SMS_PER_HOUR: wholeNumber(1, 10_000_000).default(300),
  SMS_PER_DAY: wholeNumber(1, 10_000_000).default(2_000),
  RATE_LIMIT: wholeNumber(1, 1_000_000).default(100),
  NEWSLETTER_RATE_LIMIT: wholeNumber(1, 1_000_000).default(300),
  TELL_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(1_000),
  CONTACT_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(200),
  CHAT_MESSAGE_LIMIT: wholeNumber(1, 1_000_000).default(5),
  CHAT_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(3),
  CHAT_NETWORK_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(200),
  OPINION_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(50),
  FILTER_RATE_LIMIT: wholeNumber(1, 1_000_000).default(3_000),
  AGENT_RATE_LIMIT: wholeNumber(1, 1_000_000).default(300),
};

/** How often something may be asked for or done. */
export interface Limits {
  /** Failed logins per number and network within 15 minutes. */
  loginLimit: number;
  /** Codes per mobile number and hour. */
  codeLimit: number;
  /** Codes sent by the whole shop. */
  smsPerHour: number;
  smsPerDay: number;
  /** Requests per second and address. */
  rateLimit: number;
  /** Newsletter subscriptions per minute and address; the same limit applies to back-in-stock alerts. */
  newsletterRateLimit: number;
  /** Back-in-stock alerts, and contact messages, per day and network. */
  stockAlertDailyLimit: number;
  contactDailyLimit: number;
  /** Messages of a visitor within 5 seconds; twelve times as many within 10 minutes. */
  chatMessageLimit: number;
  /** New chats per day, of a visitor and of a network. */
  chatDailyLimit: number;
  chatNetworkDailyLimit: number;
  /** Reviews, questions and answers per day and member; ten times as many per network. */
  opinionDailyLimit: number;
  /** Filtered lists and searches, and their filters, per minute and network. */
  filterRateLimit: number;
  /** Requests of agents, at `/mcp`, per minute and network. */
  agentRateLimit: number;
}

const environment = z.object(limitEnvironment);

export const limitSettings = (values: z.infer<typeof environment>): Limits => ({
  loginLimit: values.LOGIN_LIMIT,
  codeLimit: values.CODE_LIMIT,
  smsPerHour: values.SMS_PER_HOUR,
  smsPerDay: values.SMS_PER_DAY,
  rateLimit: values.RATE_LIMIT,
  newsletterRateLimit: values.NEWSLETTER_RATE_LIMIT,
  stockAlertDailyLimit: values.TELL_DAILY_LIMIT,
  contactDailyLimit: values.CONTACT_DAILY_LIMIT,
  chatMessageLimit: values.CHAT_MESSAGE_LIMIT,
  chatDailyLimit: values.CHAT_DAILY_LIMIT,
  chatNetworkDailyLimit: values.CHAT_NETWORK_DAILY_LIMIT,
  opinionDailyLimit: values.OPINION_DAILY_LIMIT,
  filterRateLimit: values.FILTER_RATE_LIMIT,
  agentRateLimit: values.AGENT_RATE_LIMIT,
});
