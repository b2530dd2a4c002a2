import type { PaymentSettings, SavePaymentBody } from '#lib/contract/payment-settings.ts';
import { paymentTexts } from '#panel/payment-settings/texts.ts';

/** What is written over the keys of a gateway, by name; '' takes one away. */
export type WrittenKeys = Readonly<Record<string, string>>;

export interface PaymentValues {
  /** In the order in which shoppers see them. */
  readonly gateways: readonly { readonly name: string; readonly isOn: boolean }[];
  /** Toman, by gateway; null while the field is empty. */
  readonly minimums: Readonly<Record<string, number | null>>;
  /** Only what is new, by gateway. */
  readonly keys: Readonly<Record<string, WrittenKeys>>;
}

export const emptyPayment: PaymentValues = { gateways: [], minimums: {}, keys: {} };

export const valuesOf = ({ gateways }: PaymentSettings): PaymentValues => ({
  gateways: gateways.map(({ name, isOn }) => ({ name, isOn })),
  minimums: Object.fromEntries(gateways.map(({ name, minimum }) => [name, minimum])),
  keys: {},
});

export const bodyOf = (
  { gateways, minimums, keys }: PaymentValues,
  revision: number,
): SavePaymentBody => ({
  revision,
  gateways: gateways.map(({ name, isOn }) => ({
    name,
    isOn,
    minimum: minimums[name] ?? 1,
    fields: { ...keys[name] },
  })),
});

export const missingOf = ({ minimums }: PaymentValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(minimums)
      .filter(([, minimum]) => minimum === null)
      .map(([name]) => [`minimums.${name}`, paymentTexts.needsMinimum]),
  );

/** Keys with one written over; undefined leaves the saved one, and nothing new is no entry. */
export function withKey(
  keys: PaymentValues['keys'],
  gateway: string,
  field: string,
  value: string | undefined,
): PaymentValues['keys'] {
  const { [field]: _former, ...others } = keys[gateway] ?? {};
  const written = value === undefined ? others : { ...others, [field]: value };
  const { [gateway]: _gateway, ...rest } = keys;
  return Object.keys(written).length === 0 ? rest : { ...rest, [gateway]: written };
}

/** Names of gateways that something is wrong with, by the paths of faults. */
export const faultyOf = (faults: Readonly<Record<string, string>>): string[] =>
  Object.keys(faults).flatMap((path) => {
    const [kind, name] = path.split('.');
    return (kind === 'keys' || kind === 'minimums') && name !== undefined ? [name] : [];
  });
