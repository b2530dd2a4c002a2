import type { ShopSettings } from '#lib/contract/settings.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { shopLabels as labels } from '#panel/settings/shop-texts.ts';
import { TextArea, TextField } from '#panel/ui/fields.tsx';

export type ShopText = Exclude<keyof ShopSettings, 'copyrightFrom'>;

/** Greatest lengths, as the service knows them. */
const most: Readonly<Record<ShopText, number>> = {
  name: 60,
  title: 120,
  description: 500,
  phone: 30,
  email: 254,
  street: 300,
  city: 60,
  postalCode: 20,
  opens: 10,
  closes: 10,
  sellerName: 100,
  nationalId: 20,
  economicCode: 20,
  registration: 20,
};
const latin = new Set<ShopText>(['phone', 'email', 'postalCode', 'opens', 'closes']);
const numbers = new Set<ShopText>([
  'phone',
  'postalCode',
  'nationalId',
  'economicCode',
  'registration',
]);

interface Form {
  values: ShopSettings;
  faults: Readonly<Record<string, string>>;
  set: (name: ShopText, value: string) => void;
}

interface Props {
  form: Form;
  name: ShopText;
  hint?: string;
}

/** One of the texts that a shop says of itself. */
export function ShopField({ form: { values, faults, set }, name, hint }: Props) {
  const isNumber = numbers.has(name);
  return (
    <TextField
      label={labels[name]}
      hint={hint}
      error={faults[name]}
      maxLength={most[name]}
      isLatin={latin.has(name) || isNumber}
      inputMode={isNumber ? 'numeric' : undefined}
      value={isNumber || latin.has(name) ? shown(name, values[name]) : values[name]}
      onChange={({ target }) => set(name, target.value)}
    />
  );
}

/** Numbers are read in Persian digits; an e-mail address is not. */
const shown = (name: ShopText, value: string): string =>
  name === 'email' ? value : toPersianDigits(value);

export function ShopArea({ form: { values, faults, set }, name, hint }: Props) {
  return (
    <TextArea
      label={labels[name]}
      hint={hint}
      error={faults[name]}
      rows={3}
      maxLength={most[name]}
      value={values[name]}
      onChange={({ target }) => set(name, target.value)}
    />
  );
}
