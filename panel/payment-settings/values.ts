import type { PaymentSettings, SavePaymentBody } from '#lib/contract/payment-settings.ts';
import { paymentTexts } from '#panel/payment-settings/texts.ts';
import type { WrittenKey } from '#panel/settings/written-key.ts';

/** What is written over the keys of a gateway, by name; '' takes one away. */
export type WrittenKeys = Readonly<Record<string, string>>;

type KeyValue = WrittenKey<WrittenKeys>;

/** The field of a gateway's key; faults are named alike. */
export type KeyName = `keys.${string}`;
export const keyName = (gateway: string): KeyName => `keys.${gateway}`;

export interface PaymentValues {
  /** In the order in which shoppers see them. */
  readonly gateways: readonly { readonly name: string; readonly isOn: boolean }[];
  /** Toman, by gateway; null while the field is empty. */
  readonly minimums: Readonly<Record<string, number | null>>;
  readonly [key: KeyName]: KeyValue;
}

export const emptyPayment: PaymentValues = { gateways: [], minimums: {} };

export const valuesOf = ({ gateways }: PaymentSettings): PaymentValues => ({
  gateways: gateways.map(({ name, isOn }) => ({ name, isOn })),
  minimums: Object.fromEntries(gateways.map(({ name, minimum }) => [name, minimum])),
  ...Object.fromEntries(
    gateways.map(({ name, keyId }) => [keyName(name), { savedId: keyId, written: {} }]),
  ),
});

/** What is written over the key of a gateway. */
export const writtenOf = (values: PaymentValues, gateway: string): WrittenKeys =>
  values[keyName(gateway)]?.written ?? {};

export const bodyOf = (values: PaymentValues, revision: number): SavePaymentBody => ({
  revision,
  gateways: values.gateways.map(({ name, isOn }) => ({
    name,
    isOn,
    minimum: values.minimums[name] ?? 1,
    fields: { ...writtenOf(values, name) },
  })),
});

export const missingOf = ({ minimums }: PaymentValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(minimums)
      .filter(([, minimum]) => minimum === null)
      .map(([name]) => [`minimums.${name}`, paymentTexts.needsMinimum]),
  );

/** A gateway's key with one field written over; undefined leaves the saved one. */
export function withKey(
  values: PaymentValues,
  gateway: string,
  field: string,
  value: string | undefined,
): KeyValue {
  const { [field]: _former, ...others } = writtenOf(values, gateway);
  return {
    savedId: values[keyName(gateway)]?.savedId ?? 0,
    written: value === undefined ? others : { ...others, [field]: value },
  };
}

/** Names of gateways that something is wrong with, by the paths of faults. */
export const faultyOf = (faults: Readonly<Record<string, string>>): string[] =>
  Object.keys(faults).flatMap((path) => {
    const [kind, name] = path.split('.');
    return (kind === 'keys' || kind === 'minimums') && name !== undefined ? [name] : [];
  });
