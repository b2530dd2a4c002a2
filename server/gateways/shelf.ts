import { type Gateway, type GatewayName, gatewayNames } from '#server/gateways/gateway.ts';
import { makeGateway } from '#server/gateways/choose.ts';
import { hasKeys, hasTestMode } from '#server/gateways/key-fields.ts';
import { withOtherKey } from '#server/gateways/other-key.ts';
import type { GatewaySettings } from '#server/gateways/settings.ts';
import {
  type StoredKey,
  type StoredPayment,
  storedKeys,
  storedPayment,
} from '#server/gateways/stored.ts';

/** What the panel says of gateways; the same object until it changes. */
interface FromPanel {
  /** 0: nothing so far. */
  readonly revision: number;
  readonly value: unknown;
  /** The keys; null without any. */
  readonly secrets: unknown;
}

/** Where that is kept. */
interface Kept {
  get(key: 'payment'): FromPanel;
  /** Reads what another node may have changed. */
  refresh(): Promise<void>;
}

/** How attempts name the environment's key in its test mode. Ids of the panel begin at 1. */
const ownTestKey = 0;

/** A gateway with one of its keys. */
export interface KeyedGateway extends Gateway {
  /** Id of the key that was set in the panel; null: the environment's, 0: that in its test mode. */
  readonly keyId: number | null;
  /** Whether no money moves; an attempt stays in the mode it was made in. */
  readonly isTest: boolean;
}

/** How an attempt names its gateway. */
export interface MadeWith {
  readonly gateway: string;
  readonly keyId: number | null;
}

/** Those that can be asked: by their current keys, and by which keys of the panel. */
export interface Askable {
  readonly names: readonly string[];
  readonly keyIds: readonly number[];
}

interface Resolved {
  readonly offered: readonly KeyedGateway[];
  readonly known: ReadonlyMap<string, KeyedGateway>;
  readonly byKey: ReadonlyMap<number, KeyedGateway>;
  /** Those of `known` that have a test mode, in their other mode. */
  readonly otherMode: ReadonlyMap<string, KeyedGateway>;
}

/**
 * The shop's gateways. The environment wins over what the panel says, which may change at any time: ask for each call.
 * Attempts stay with the key and the mode they were made with, also when it is replaced or their gateway is switched off.
 */
export function createGatewayShelf(settings: GatewaySettings, sealed: Kept) {
  let made: ReadonlyMap<string, Gateway> = new Map();
  let last: { readonly from: FromPanel; readonly resolved: Resolved } | undefined;

  function resolve(from: FromPanel): Resolved {
    const kept = made;
    const next = new Map<string, Gateway>();
    const make = (
      name: GatewayName,
      key: StoredKey | null,
      isTest = isTestMode(settings, name, key),
    ): KeyedGateway => {
      const minimum = minimumNow(settings, choice, name);
      const id = `${name} ${key?.id ?? '-'} ${isTest} ${minimum}`;
      const mode = hasTestMode(name) ? { sandbox: isTest ? '1' : '' } : {};
      const gateway =
        kept.get(id) ??
        makeGateway(settings, name, { minimum, fields: { ...key?.fields, ...mode } });
      next.set(id, gateway);
      return { ...gateway, isTest, keyId: key?.id ?? (isTest ? ownTestKey : null) };
    };
    const choice = storedPayment.parse(from.value);
    const keys = storedKeys.parse(from.secrets ?? []);
    const current = gatewayNames.flatMap((name) => {
      const key = currentKey(settings, choice, keys, name);
      return key === undefined ? [] : [{ name, key, gateway: make(name, key) }];
    });
    const known = new Map<string, KeyedGateway>(current.map((each) => [each.name, each.gateway]));
    const otherMode = new Map<string, KeyedGateway>(
      current
        .filter(({ name }) => hasTestMode(name))
        .map(({ name, key, gateway }) => [name, make(name, key, !gateway.isTest)]),
    );
    const offered = namesNow(settings, from, choice).flatMap((name) => known.get(name) ?? []);
    const byKey = new Map(keys.map((key) => [key.id, make(key.name, key)]));
    made = next;
    return { offered, known, byKey, otherMode };
  }

  function now(): Resolved {
    const from = sealed.get('payment');
    if (last?.from !== from) last = { from, resolved: resolve(from) };
    return last.resolved;
  }

  const named = (name: string) => now().offered.find((each) => each.name === name);

  function of({ gateway, keyId }: MadeWith): KeyedGateway | undefined {
    const { known, byKey, otherMode } = now();
    if (keyId !== null && keyId !== ownTestKey) return byKey.get(keyId);
    const current = known.get(gateway);
    const found = current?.isTest === (keyId === ownTestKey) ? current : otherMode.get(gateway);
    // The environment's key is gone, and the panel's took its place.
    return found && found.keyId !== keyId ? withOtherKey(found) : found;
  }

  return {
    /** Those that shoppers can choose, in order. */
    offered: (): readonly KeyedGateway[] => now().offered,
    /** One that shoppers can choose. */
    named,
    /** All with keys, switched off or not; with their current keys. */
    known: (): readonly KeyedGateway[] => [...now().known.values()],
    /** One of `known`, or else one with a key that is no longer used. */
    knownAs(name: string): KeyedGateway | undefined {
      const { known, byKey } = now();
      return known.get(name) ?? [...byKey.values()].find((each) => each.name === name);
    },
    /** All with all their keys, replaced ones included. */
    all(): readonly KeyedGateway[] {
      const { known, byKey, otherMode } = now();
      // With the environment's key in test mode, also live: payments may still be there.
      const live = [...otherMode.values()].filter(({ keyId }) => keyId === null);
      return [
        ...new Map(
          [...byKey.values(), ...live, ...known.values()].map((each) => [nameOf(each), each]),
        ).values(),
      ];
    },
    /** The one an attempt was made at, by the key and in the mode it was made with. */
    of,
    /** Whether an attempt was made in the test mode of a gateway that shoppers cannot choose in that mode now. */
    isTestOver: (attempt: MadeWith): boolean =>
      of(attempt)?.isTest === true && named(attempt.gateway)?.isTest !== true,
    askable(): Askable {
      const { known, byKey, otherMode } = now();
      const testKeys = otherMode.size > 0 ? [ownTestKey] : [];
      return { names: [...known.keys()], keyIds: [...testKeys, ...byKey.keys()] };
    },
    /** Reads what another node may have changed just now. Not within a transaction. */
    refresh: () => sealed.refresh(),
  };
}
export type GatewayShelf = ReturnType<typeof createGatewayShelf>;

const nameOf = ({ name, keyId }: KeyedGateway): string => `${name} ${keyId}`;

/** Whether payments with this key are made in the gateway's test mode. @param key null: the environment's */
const isTestMode = (
  { zarinpal }: GatewaySettings,
  name: GatewayName,
  key: StoredKey | null,
): boolean =>
  hasTestMode(name) && (key === null ? zarinpal.sandbox : key.fields['sandbox']) === '1';

function namesNow(
  { fixed, names }: GatewaySettings,
  { revision }: FromPanel,
  { gateways }: StoredPayment,
): readonly GatewayName[] {
  if (fixed.list || revision === 0) return names;
  return gateways.flatMap(({ name, isOn }) => (isOn ? [name] : []));
}

/** Toman. */
export function minimumNow(
  settings: GatewaySettings,
  { gateways }: StoredPayment,
  name: GatewayName,
): number {
  const { fixed } = settings;
  const { minimum } = settings[name];
  if (fixed.minimums.includes(name)) return minimum;
  return gateways.find((each) => each.name === name)?.minimum ?? minimum;
}

/** The key a gateway is called with; null: the settings'. Undefined without a complete one. */
function currentKey(
  settings: GatewaySettings,
  { gateways }: StoredPayment,
  keys: readonly StoredKey[],
  name: GatewayName,
): StoredKey | null | undefined {
  if (settings.isSandbox) {
    return settings.names.includes(name) || gateways.length > 0 ? null : undefined;
  }
  if (settings.fixed.keys.includes(name))
    return hasKeys(name, { ...settings[name] }) ? null : undefined;
  return keys.find((each) => isCurrent(each, name) && hasKeys(name, each.fields));
}

/** Whether a key is the one its gateway has now. */
export const isCurrent = (key: StoredKey, name: GatewayName): boolean =>
  key.name === name && key.replacedAt === null;
