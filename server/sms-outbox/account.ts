import { z } from 'zod';
import type { Config } from '#server/config.ts';
import type { SealedSettings, Stored } from '#server/sealed/service.ts';
import { type SmsAccount, smsProvider, smsProviders } from '#server/sms/choose.ts';
import type { SmsProvider } from '#server/sms/provider.ts';

/** What the panel says of messages. */
export const storedSms = z.object({
  provider: z.enum(smsProviders).default('inbox'),
  line: z.string().default(''),
  /** The provider's template for codes; '' for none. */
  template: z.string().default(''),
  /** The revision in which the key was last replaced. */
  keyRevision: z.int().default(0),
});
export type StoredSms = z.infer<typeof storedSms>;

/** An account that was replaced, which still sends the news of that. */
const formerSms = z.object({
  /** Of the setting, when it was the current one. */
  revision: z.int(),
  provider: z.enum(smsProviders),
  line: z.string(),
  apiKey: z.string(),
  until: z.iso.datetime(),
});
export type FormerSms = z.infer<typeof formerSms>;

/** The secrets of the setting `sms`. */
export const storedSmsKey = z.object({
  apiKey: z.string(),
  former: z.array(formerSms).default([]),
});

/** How messages are sent now. */
export interface SmsNow {
  readonly account: SmsAccount;
  readonly provider: SmsProvider;
  /** Accounts that were replaced lately, by their revisions. */
  readonly former: ReadonlyMap<number, { readonly provider: SmsProvider; readonly until: number }>;
  /** The provider's template for codes; '' for none. */
  readonly template: string;
  /** Whether messages can be sent: the inbox works only on a shop's own machine. */
  readonly isSending: boolean;
}

type Settings = Pick<Config, 'sms' | 'codeTemplate' | 'sendsSms'>;

/** The panel's account without a key when it cannot be read. */
function accountOf({ sms }: Settings, from: Stored): SmsAccount {
  const { isFixed, ...fixed } = sms;
  if (isFixed || from.revision === 0) return fixed;
  const { provider, line } = storedSms.parse(from.value);
  const key = storedSmsKey.safeParse(from.secrets);
  return { ...fixed, provider, line, apiKey: key.success ? key.data.apiKey : '' };
}

function formerOf({ address }: SmsAccount, { secrets }: Stored): SmsNow['former'] {
  const { data } = storedSmsKey.safeParse(secrets);
  return new Map(
    (data?.former ?? []).map(({ revision, until, ...account }) => [
      revision,
      {
        provider: smsProvider({ ...account, ...(address && { address }) }),
        until: Date.parse(until),
      },
    ]),
  );
}

function nowOf(settings: Settings, from: Stored): SmsNow {
  const account = accountOf(settings, from);
  const { codeTemplate, sendsSms, sms } = settings;
  const isOwn = sms.isFixed || codeTemplate !== '';
  return {
    account,
    provider: smsProvider(account),
    former: formerOf(account, from),
    template: isOwn ? codeTemplate : storedSms.parse(from.value).template,
    isSending:
      account.provider === sms.provider
        ? sendsSms
        : account.provider === 'inbox' || account.apiKey !== '',
  };
}

/** How messages are sent: by the environment, or else by what the panel says, which may change at any time. */
export function createSmsAccount(settings: Settings, sealed: Pick<SealedSettings, 'get'>) {
  let last: { readonly from: Stored; readonly now: SmsNow } | undefined;

  function now(): SmsNow {
    const from = sealed.get('sms');
    if (last?.from !== from) last = { from, now: nowOf(settings, from) };
    return last.now;
  }

  return {
    now,
    /** Providers of accounts that were replaced lately, by their revisions. */
    former: (): ReadonlyMap<number, SmsProvider> =>
      new Map(
        [...now().former].flatMap(([revision, { provider, until }]) =>
          until > Date.now() ? [[revision, provider] as const] : [],
        ),
      ),
    /** Sends by the provider of now. */
    provider: {
      send: async (sms) => now().provider.send(sms),
      get isInbox() {
        return now().provider.isInbox === true;
      },
    } satisfies SmsProvider,
  };
}
export type SmsAccountService = ReturnType<typeof createSmsAccount>;
