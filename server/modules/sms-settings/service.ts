import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type {
  saveSmsBody,
  SmsFailureRow,
  SmsSettingsAnswer,
  SmsTrial,
  testSmsBody,
} from '#lib/contract/sms-settings.ts';
import { maskedMobile } from '#lib/rules/mobile.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { readShopName } from '#server/db/shop-name.ts';
import { ShopError } from '#server/errors.ts';
import { isOnThisMachine } from '#server/http/origin.ts';
import { faultsOf } from '#server/modules/sms-settings/draft.ts';
import { countSent, readFailures, readMobile } from '#server/modules/sms-settings/queries.ts';
import { reasonOf } from '#server/modules/sms-settings/reason.ts';
import { smsSettingsTexts as texts } from '#server/modules/sms-settings/texts.ts';
import { newsWorth, staffNews } from '#server/modules/staff/news-service.ts';
import { endingOf } from '#server/sealed/ending.ts';
import type { SealedSettings, Stored } from '#server/sealed/service.ts';
import type { CountTest } from '#server/sealed/tests-limit.ts';
import { type SmsAccount, smsProvider } from '#server/sms/choose.ts';
import { SmsFailure } from '#server/sms/provider.ts';
import {
  type FormerSms,
  type SmsAccountService,
  type StoredSms,
  storedSms,
  storedSmsKey,
} from '#server/sms-outbox/account.ts';
import type { SmsBudget } from '#server/sms-outbox/budget.ts';
import { recordStaff } from '#server/staff-log.ts';

interface Needs {
  readonly database: Database;
  readonly settings: Pick<
    Config,
    'sms' | 'codeTemplate' | 'siteUrl' | 'sendsSms' | 'smsPerHour' | 'smsPerDay'
  >;
  readonly sealedSettings: SealedSettings;
  readonly smsAccount: SmsAccountService;
  readonly smsBudget: SmsBudget;
  /** Counts a message of a test. */
  readonly countTest: CountTest;
}

const invalid = (fields: Record<string, string>) =>
  new ShopError(422, 'INVALID', texts.invalid, { fields });

/** The saved key of a provider; '' when there is none: another provider must not see it. */
const keyOf = ({ value, secrets }: Stored, provider: StoredSms['provider']): string => {
  const found = storedSmsKey.safeParse(secrets);
  return found.success && storedSms.parse(value).provider === provider ? found.data.apiKey : '';
};

/** What is recorded of it. */
const shownOf = ({ provider, line, template }: StoredSms) => ({ provider, line, template });

/** The current account, where it can send and another one takes its place. */
function replacedBy(
  other: Pick<SmsAccount, 'provider' | 'line' | 'apiKey'>,
  now: Stored,
): FormerSms | null {
  const { provider, line } = storedSms.parse(now.value);
  const apiKey = keyOf(now, provider);
  const isSame = other.provider === provider && other.line === line && other.apiKey === apiKey;
  if (apiKey === '' || isSame) return null;
  const until = new Date(Date.now() + newsWorth * 1_000).toISOString();
  return { revision: now.revision, provider, line, apiKey, until };
}

/** Accounts that still send the news of their replacement. */
const formersOf = ({ secrets }: Stored): FormerSms[] =>
  (storedSmsKey.safeParse(secrets).data?.former ?? []).filter(
    ({ until }) => Date.parse(until) > Date.now(),
  );

const secretsOf = (apiKey: string, former: readonly FormerSms[]) =>
  apiKey === '' && former.length === 0 ? null : { apiKey, former };

/** What is left of the secrets without the keys of accounts whose time is over; undefined where none is. */
function stillNeeded(now: Stored) {
  const { success, data } = storedSmsKey.safeParse(now.secrets);
  const formers = formersOf(now);
  if (!success || formers.length === data.former.length) return undefined;
  return secretsOf(data.apiKey, formers);
}

/** How messages are sent, as staff see and change it. What the environment sets wins. */
export function createSmsSettings(needs: Needs) {
  const { database, settings, sealedSettings, smsAccount, smsBudget, countTest } = needs;
  const fixed = {
    account: settings.sms.isFixed,
    template: settings.sms.isFixed || settings.codeTemplate !== '',
  };
  const isLocal = isOnThisMachine(settings.siteUrl);

  async function read(): Promise<SmsSettingsAnswer> {
    await sealedSettings.refresh();
    const stored = sealedSettings.get('sms');
    const { account, template, isSending } = smsAccount.now();
    const sent = await countSent(database.db);
    const failures = await readFailures(database.db);
    return {
      revision: stored.revision,
      provider: account.provider,
      line: fixed.account ? '' : account.line,
      template: fixed.template ? '' : template,
      keyEnding: fixed.account ? null : endingOf(account.apiKey),
      hasKey: account.apiKey !== '',
      keyRevision: storedSms.parse(stored.value).keyRevision,
      fixed,
      isReadable: stored.isReadable,
      isSending,
      isLocal,
      sent: { ...sent, mostToday: settings.smsPerDay, mostHour: settings.smsPerHour },
      failures: failures.map(({ purpose, mobile, at, error, isOver }): SmsFailureRow => ({
        title: texts.purposes[purpose] ?? texts.otherPurpose,
        mobile: maskedMobile(mobile),
        at,
        reason: reasonOf(error),
        isOver,
      })),
    };
  }

  /** What is stored after a change. @throws {ShopError} 422 with errors by field */
  function wanted(now: Stored, { apiKey, ...written }: z.output<typeof testSmsBody>) {
    const before = storedSms.parse(now.value);
    const after = storedSms.parse({
      ...(fixed.account ? before : written),
      keyRevision: before.keyRevision,
      template: fixed.template ? before.template : written.template,
    });
    const kept = keyOf(now, after.provider);
    const faults = {
      ...(fixed.account && apiKey !== undefined && { apiKey: texts.fixed }),
      ...faultsOf({ ...after, apiKey }, kept !== ''),
    };
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const key = apiKey ?? kept;
    const isOtherKey = key !== keyOf(now, before.provider);
    return { before, after, key, isOtherKey };
  }

  /**
   * Changes how messages are sent: from now on, on other nodes within about a second. Owners hear of it by SMS, of another
   * account also by the former one.
   * @throws {ShopError} 409 `STALE`; 422 with errors by field
   */
  async function save(
    memberId: number,
    { revision, ...written }: z.output<typeof saveSmsBody>,
  ): Promise<SmsSettingsAnswer> {
    await sealedSettings.save(
      { memberId, key: 'sms', revision, action: 'Save-Sms-Settings' },
      async (now, tx) => {
        const { before, after, key, isOtherKey } = wanted(now, written);
        if (!isOtherKey && isDeepStrictEqual(after, before)) return null;
        const former = replacedBy({ ...after, apiKey: key }, now);
        const formers = [...formersOf(now), ...(former ? [former] : [])];
        const formerSms = former?.revision ?? null;
        await staffNews.settingsChanged(tx, { memberId, area: 'sms', formerSms });
        return {
          value: isOtherKey ? { ...after, keyRevision: revision + 1 } : after,
          secrets: secretsOf(key, formers),
          before: shownOf(before),
          after: { ...shownOf(after), isOtherKey },
        };
      },
    );
    return read();
  }

  /** The account of a test. @throws {ShopError} 422 with errors by field */
  function drafted({ apiKey, provider, line, template }: z.output<typeof testSmsBody>): SmsAccount {
    const { account } = smsAccount.now();
    if (fixed.account) return account;
    const kept = keyOf(sealedSettings.get('sms'), provider);
    const faults = faultsOf({ apiKey, provider, line, template }, kept !== '');
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return { ...account, provider, line, apiKey: apiKey ?? kept };
  }

  /**
   * Sends a message to the number of the one who asks, by an account that may not be saved yet.
   * @throws {ShopError} 409 without a number; 422 with errors by field; 429 after too many
   */
  async function test(memberId: number, body: z.output<typeof testSmsBody>): Promise<SmsTrial> {
    await sealedSettings.refresh();
    const account = drafted(body);
    const mobile = await readMobile(database.db, memberId);
    if (mobile === null) throw new ShopError(409, 'NO_NUMBER', texts.noOwnNumber);
    const none = { success: false, took: 0, said: null };
    if (account.provider === 'inbox') {
      return { ...none, message: settings.sendsSms ? texts.inInbox : texts.noInbox };
    }
    await countTest(memberId);
    await smsBudget.spend('must');
    const { provider } = account;
    await database.transaction((tx) =>
      recordStaff(tx, {
        memberId,
        action: 'Send-Test-Sms',
        subject: 'settings sms',
        before: null,
        after: { provider },
      }),
    );
    const text = texts.test(await readShopName(database));
    const began = performance.now();
    const said = await send(account, { mobile, text });
    const took = Math.round(performance.now() - began);
    return said === null
      ? { success: true, message: texts.accepted, took, said }
      : { success: false, message: reasonOf(said), took, said };
  }

  /** Removes the keys of former accounts; resolves to whether there were any. */
  const dropFormerKeys = (): Promise<boolean> => sealedSettings.dropSecrets('sms', stillNeeded);

  return { read, save, test, dropFormerKeys };
}
export type SmsSettingsService = ReturnType<typeof createSmsSettings>;

/** @returns why the provider did not accept it; null when it did */
async function send(
  account: SmsAccount,
  { mobile, text }: { readonly mobile: string; readonly text: string },
): Promise<string | null> {
  try {
    await smsProvider(account).send({ reference: randomInt(1, 2 ** 47), mobile, text });
    return null;
  } catch (error) {
    if (error instanceof SmsFailure) return error.message;
    throw error;
  }
}
