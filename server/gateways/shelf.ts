import { type Gateway, type GatewayName, gatewayNames } from '#server/gateways/gateway.ts';
import { makeGateway } from '#server/gateways/choose.ts';
import { hasKeys } from '#server/gateways/key-fields.ts';
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

/** A gateway with one of its keys. */
export interface KeyedGateway extends Gateway {
  /** Id of the key that was set in the panel; null: the environment's. */
  readonly keyId: number | null;
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
}

/**
 * The shop's gateways. The environment wins over what the panel says, which may change at any time: ask for each call.
 * Attempts stay with the key they were made with, also when it is replaced or their gateway is switched off.
 */
export function createGatewayShelf(settings: GatewaySettings, sealed: Kept) {
  let made: ReadonlyMap<string, Gateway> = new Map();
  let last: { readonly from: FromPanel; readonly resolved: Resolved } | undefined;

  function resolve(from: FromPanel): Resolved {
    const kept = made;
    const next = new Map<string, Gateway>();
    const make = (name: GatewayName, key: StoredKey | null, minimum: number): KeyedGateway => {
      const id = `${name} ${key?.id ?? '-'} ${minimum}`;
      const gateway =
        kept.get(id) ?? makeGateway(settings, name, { minimum, fields: key?.fields ?? {} });
      next.set(id, gateway);
      return { ...gateway, keyId: key?.id ?? null };
    };
    const choice = storedPayment.parse(from.value);
    const keys = storedKeys.parse(from.secrets ?? []);
    const least = (name: GatewayName) => minimumNow(settings, choice, name);
    const current = gatewayNames.flatMap((name) => {
      const key = currentKey(settings, choice, keys, name);
      return key === undefined ? [] : [make(name, key, least(name))];
    });
    const known = new Map<string, KeyedGateway>(current.map((each) => [each.name, each]));
    const offered = namesNow(settings, from, choice).flatMap((name) => known.get(name) ?? []);
    const byKey = new Map(keys.map((key) => [key.id, make(key.name, key, least(key.name))]));
    made = next;
    return { offered, known, byKey };
  }

  function now(): Resolved {
    const from = sealed.get('payment');
    if (last?.from !== from) last = { from, resolved: resolve(from) };
    return last.resolved;
  }

  return {
    /** Those that shoppers can choose, in order. */
    offered: (): readonly KeyedGateway[] => now().offered,
    /** One that shoppers can choose. */
    named: (name: string) => now().offered.find((each) => each.name === name),
    /** All with keys, switched off or not; with their current keys. */
    known: (): readonly KeyedGateway[] => [...now().known.values()],
    /** One of `known`, or else one with a key that is no longer used. */
    knownAs(name: string): KeyedGateway | undefined {
      const { known, byKey } = now();
      return known.get(name) ?? [...byKey.values()].find((each) => each.name === name);
    },
    /** All with all their keys, replaced ones included. */
    all(): readonly KeyedGateway[] {
      const { known, byKey } = now();
      return [
        ...new Map(
          [...byKey.values(), ...known.values()].map((each) => [nameOf(each), each]),
        ).values(),
      ];
    },
    /** The one an attempt was made at, by the key it was made with. */
    of({ gateway, keyId }: MadeWith): KeyedGateway | undefined {
      return keyId === null ? now().known.get(gateway) : now().byKey.get(keyId);
    },
    askable(): Askable {
      const { known, byKey } = now();
      return { names: [...known.keys()], keyIds: [...byKey.keys()] };
    },
    /** Reads what another node may have changed just now. Not within a transaction. */
    refresh: () => sealed.refresh(),
  };
}
export type GatewayShelf = ReturnType<typeof createGatewayShelf>;

const nameOf = ({ name, keyId }: KeyedGateway): string => `${name} ${keyId}`;

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
