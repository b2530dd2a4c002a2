import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type {
  GatewayField,
  GatewayTrial,
  OwnGateway,
  PaymentSettings,
  savePaymentBody,
  testGatewayBody,
} from '#lib/contract/payment-settings.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { makeGateway } from '#server/gateways/choose.ts';
import { type Gateway, type GatewayName, gatewayNames } from '#server/gateways/gateway.ts';
import { keyFields } from '#server/gateways/key-fields.ts';
import { minimumNow } from '#server/gateways/shelf.ts';
import { type StoredPayment, storedKeys, storedPayment } from '#server/gateways/stored.ts';
import { tryGateway } from '#server/gateways/trial.ts';
import { newPaymentRef } from '#server/gateways/merchant-ref.ts';
import {
  type Fields,
  changedKeys,
  faultsOf,
  fieldsNow,
  keyNow,
  mergedFields,
  missingOf,
  unpairedOf,
  withoutOld,
} from '#server/modules/payment-settings/keys.ts';
import { countUnderWay, readKeysInUse } from '#server/modules/payment-settings/queries.ts';
import { paymentSettingsTexts as texts } from '#server/modules/payment-settings/texts.ts';
import { staffNews } from '#server/modules/staff/news-service.ts';
import { endingOf } from '#server/sealed/ending.ts';
import type { Change, SealedSettings, Stored } from '#server/sealed/service.ts';

type Body = z.output<typeof savePaymentBody>;

interface Needs {
  readonly database: Database;
  readonly settings: Pick<Config, 'gateways' | 'siteUrl'>;
  readonly sealedSettings: SealedSettings;
}

const invalid = (fields: Record<string, string>) =>
  new ShopError(422, 'INVALID', texts.invalid, { fields });

/** The path of a key in errors. */
const pathOf = (name: string, field: string): string => `keys.${name}.${field}`;

/** A token that no attempt has: whoever comes back with it is led nowhere. */
const noToken = () => randomBytes(16).toString('base64url');

const parsed = ({ value, secrets }: Stored) => ({
  choice: storedPayment.parse(value),
  keys: storedKeys.parse(secrets ?? []),
});

/** The gateways of a body, which must be all. */
function judged({ gateways }: Body) {
  const known = gateways.flatMap((each) => {
    const name = gatewayNames.find((one) => one === each.name);
    return name === undefined ? [] : [{ ...each, name }];
  });
  const isComplete =
    known.length === gateways.length &&
    known.length === gatewayNames.length &&
    new Set(known.map(({ name }) => name)).size === gatewayNames.length;
  if (!isComplete) throw invalid({ gateways: texts.otherGateways });
  return known;
}

/** How the shop is paid online, as staff see and change it. What the environment sets wins. */
export function createPaymentSettings({ database, settings, sealedSettings }: Needs) {
  const { gateways: own, siteUrl } = settings;
  const { fixed, isSandbox } = own;
  const key = 'payment';
  const areKeysFixed = (name: GatewayName) => fixed.keys.includes(name);
  const callbackOf = (name: string) => `${siteUrl}/api/order/callback/${name}`;

  async function read(): Promise<PaymentSettings> {
    await sealedSettings.refresh();
    const stored = sealedSettings.get(key);
    const { choice, keys } = parsed(stored);
    const counts = new Map(
      (await countUnderWay(database.db)).map(({ gateway, count }) => [gateway, count]),
    );
    return {
      revision: stored.revision,
      gateways: listed(stored, choice).map(({ name, ...each }) =>
        shown(name, {
          ...each,
          keyId: keyNow(keys, name)?.id ?? 0,
          fields: fieldsNow(keys, name),
          underWay: counts.get(name) ?? 0,
        }),
      ),
      domain: new URL(siteUrl).hostname,
      isSandbox,
      isListFixed: fixed.list,
      isReadable: stored.isReadable,
    };
  }

  const onNow = ({ revision }: Stored, { gateways }: StoredPayment): readonly GatewayName[] =>
    fixed.list || revision === 0
      ? own.names
      : gateways.flatMap(({ name, isOn }) => (isOn ? [name] : []));

  /** All gateways: the chosen ones in their order, then the others. */
  function orderNow({ revision }: Stored, { gateways }: StoredPayment): GatewayName[] {
    const chosen = fixed.list || revision === 0 ? own.names : gateways.map(({ name }) => name);
    return [...new Set([...chosen, ...gatewayNames])];
  }

  /** All gateways in their order, as they are offered. */
  function listed(stored: Stored, choice: StoredPayment): StoredPayment['gateways'] {
    const on = onNow(stored, choice);
    return orderNow(stored, choice).map((name) => ({
      name,
      isOn: on.includes(name),
      minimum: minimumNow(own, choice, name),
    }));
  }

  function shown(
    name: GatewayName,
    now: Pick<OwnGateway, 'isOn' | 'minimum' | 'keyId' | 'underWay'> & { readonly fields: Fields },
  ): OwnGateway {
    const { title, kind } = makeGateway(own, name);
    const { fields, ...rest } = now;
    return {
      ...rest,
      name,
      title,
      kind,
      fixed: { keys: areKeysFixed(name), minimum: fixed.minimums.includes(name) },
      fields: keyFields[name].map((field) => shownField(name, field, fields)),
      callbackUrl: callbackOf(name),
    };
  }

  function shownField(
    name: GatewayName,
    field: (typeof keyFields)[GatewayName][number],
    fields: Fields,
  ): GatewayField {
    const { isSecret, isNeeded, form } = field;
    const fixedFields: Readonly<Record<string, unknown>> = { ...own[name] };
    const value = areKeysFixed(name) ? '' : (fields[field.name] ?? '');
    return {
      name: field.name,
      isSecret,
      isNeeded,
      isSwitch: form === 'flag',
      isSet: areKeysFixed(name) ? Boolean(fixedFields[field.name]) : value !== '',
      value: isSecret ? '' : value,
      ending: isSecret ? endingOf(value) : null,
    };
  }

  /** @throws {ShopError} 422 with `keys.zarinpal.merchantId` and the like */
  function requireKeys(
    given: ReturnType<typeof judged>,
    wanted: ReadonlyMap<GatewayName, Fields>,
  ): void {
    const faults: Record<string, string> = {};
    for (const { name, isOn, fields } of given) {
      const after = wanted.get(name) ?? {};
      const isChosen = isOn && !isSandbox && !fixed.list && !areKeysFixed(name);
      const found = {
        ...(isChosen && missingOf(name, after, texts.needed)),
        ...unpairedOf(name, after),
        ...faultsOf(name, fields),
        ...(areKeysFixed(name) && namedAs(fields, texts.fixed)),
      };
      for (const [field, sentence] of Object.entries(found)) faults[pathOf(name, field)] = sentence;
    }
    if (Object.keys(faults).length > 0) throw invalid(faults);
  }

  /** @returns null when nothing is different */
  function changeOf(body: Body, now: Stored, inUse: ReadonlySet<number>): Change | null {
    const before = parsed(now);
    const given = judged(body);
    const wanted = new Map(
      given.map(({ name, fields }) => [name, mergedFields(fieldsNow(before.keys, name), fields)]),
    );
    requireKeys(given, wanted);
    const { keys, changed, nextId } = changedKeys(before.keys, wanted, before.choice.nextKey);
    const wantedGateways = given.map(({ name, isOn, minimum }) => ({ name, isOn, minimum }));
    const isSameList =
      JSON.stringify(wantedGateways) === JSON.stringify(listed(now, before.choice));
    if (changed.length === 0 && isSameList) return null;
    const choice: StoredPayment = { gateways: wantedGateways, nextKey: nextId };
    return {
      value: choice,
      secrets: withoutOld(keys, inUse),
      before: { gateways: before.choice.gateways },
      after: { gateways: choice.gateways, otherKeys: changed },
    };
  }

  /**
   * Changes how the shop is paid. It counts at once, on other nodes within about a second; payments that are under way
   * stay with the keys they were made with. Owners hear of it by SMS.
   * @throws {ShopError} 409 `STALE`; 422 with errors by field
   */
  async function save(memberId: number, body: Body): Promise<PaymentSettings> {
    await sealedSettings.save(
      { memberId, key, revision: body.revision, action: 'Save-Payment-Settings' },
      async (now, tx: Db) => {
        const change = changeOf(body, now, await readKeysInUse(tx));
        if (change) await staffNews.settingsChanged(tx, { memberId, area: 'payment' });
        return change;
      },
    );
    return read();
  }

  /** A gateway with keys that may not be saved yet. */
  function drafted({ name: wanted, fields }: z.output<typeof testGatewayBody>): Gateway {
    const name = gatewayNames.find((each) => each === wanted);
    if (!name) throw invalid({ name: texts.unknownGateway });
    if (isSandbox || areKeysFixed(name)) return makeGateway(own, name);
    const { choice, keys } = parsed(sealedSettings.get(key));
    const all = mergedFields(fieldsNow(keys, name), fields);
    const faults = { ...missingOf(name, all, texts.neededForTest), ...faultsOf(name, fields) };
    if (Object.keys(faults).length > 0) {
      throw invalid(
        Object.fromEntries(
          Object.entries(faults).map(([field, why]) => [pathOf(name, field), why]),
        ),
      );
    }
    return makeGateway(own, name, { minimum: minimumNow(own, choice, name), fields: all });
  }

  /**
   * Asks a gateway for something that moves no money.
   * @throws {ShopError} 422 for unknown gateways, and without keys
   */
  async function test(body: z.output<typeof testGatewayBody>): Promise<GatewayTrial> {
    await sealedSettings.refresh();
    const gateway = drafted(body);
    const began = performance.now();
    const { verdict, said } = await tryGateway(gateway, {
      amount: gateway.minimum,
      merchantRef: newPaymentRef(),
      callbackUrl: `${callbackOf(gateway.name)}?a=${noToken()}`,
      description: texts.description,
      mobile: null,
      cart: { lines: [], freight: 0, discount: 0 },
    });
    const took = Math.round(performance.now() - began);
    return { verdict, message: texts.verdicts[verdict], took, said };
  }

  return { read, save, test };
}
export type PaymentSettingsService = ReturnType<typeof createPaymentSettings>;

const namedAs = (fields: Fields, sentence: string): Record<string, string> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, sentence]));
