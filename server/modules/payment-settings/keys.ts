import type { GatewayName } from '#server/gateways/gateway.ts';
import { keyFields, keyForms } from '#server/gateways/key-fields.ts';
import { isCurrent } from '#server/gateways/shelf.ts';
import type { StoredKey } from '#server/gateways/stored.ts';
import { paymentSettingsTexts as texts } from '#server/modules/payment-settings/texts.ts';

export type Fields = Readonly<Record<string, string>>;

/** How long a replaced key is kept after its payments are settled, ms: their money may have to go back. */
const keptFor = 90 * 86_400_000;

/** The key a gateway has now. */
export const keyNow = (keys: readonly StoredKey[], name: GatewayName): StoredKey | undefined =>
  keys.find((key) => isCurrent(key, name));

/** Its fields; empty without one. */
export const fieldsNow = (keys: readonly StoredKey[], name: GatewayName): Fields =>
  keyNow(keys, name)?.fields ?? {};

/** What is written over a key; '' takes a field away. */
export function mergedFields(now: Fields, given: Fields): Fields {
  return Object.fromEntries(
    Object.entries({ ...now, ...given }).filter(([, value]) => value !== ''),
  );
}

/** What is wrong with the fields that were written, by field. */
export function faultsOf(name: GatewayName, given: Fields): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [field, value] of Object.entries(given)) {
    const known = keyFields[name].find((each) => each.name === field);
    if (!known) faults[field] = texts.unknownField;
    else if (value !== '' && !keyForms[known.form].test(value))
      faults[field] = texts.forms[known.form];
  }
  return faults;
}

/** What a gateway cannot work without, by field. */
export function missingOf(
  name: GatewayName,
  fields: Fields,
  sentence: string,
): Record<string, string> {
  const missing = keyFields[name].filter((field) => field.isNeeded && !fields[field.name]);
  return Object.fromEntries(missing.map((field) => [field.name, sentence]));
}

/** Of the two that only count together, the one that is missing. */
export function unpairedOf(name: GatewayName, fields: Fields): Record<string, string> {
  const pair = keyFields[name].filter((field) => !field.isNeeded && field.form !== 'flag');
  const missing = pair.filter((field) => !fields[field.name]);
  if (missing.length === 0 || missing.length === pair.length) return {};
  return Object.fromEntries(missing.map((field) => [field.name, texts.together]));
}

const isSameKey = (one: Fields, other: Fields): boolean =>
  Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);

/**
 * Keys after a change: another key of a gateway is added, and the one before stays for the payments made with it.
 * @param wanted all fields of each gateway
 * @param nextId the id of the first new one
 */
export function changedKeys(
  keys: readonly StoredKey[],
  wanted: ReadonlyMap<GatewayName, Fields>,
  nextId: number,
): { readonly keys: StoredKey[]; readonly changed: GatewayName[]; readonly nextId: number } {
  const changed = [...wanted].filter(([name, fields]) => !isSameKey(fieldsNow(keys, name), fields));
  const names = changed.map(([name]) => name);
  const replacedAt = new Date().toISOString();
  const kept = keys.map((key) =>
    key.replacedAt === null && names.includes(key.name) ? { ...key, replacedAt } : key,
  );
  const made = changed
    .filter(([, fields]) => Object.keys(fields).length > 0)
    .map(([name, fields], at) => ({ id: nextId + at, name, fields, replacedAt: null }));
  return { keys: [...kept, ...made], changed: names, nextId: nextId + made.length };
}

/** Without keys that were replaced long ago and whose payments are settled. */
export const withoutOld = (keys: readonly StoredKey[], inUse: ReadonlySet<number>): StoredKey[] =>
  keys.filter(
    ({ id, replacedAt }) =>
      replacedAt === null || inUse.has(id) || Date.parse(replacedAt) > Date.now() - keptFor,
  );
