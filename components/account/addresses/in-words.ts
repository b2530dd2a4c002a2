import { addressTexts } from '#components/account/addresses/texts.ts';
import type { Address } from '#lib/contract/member-address.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

/** An address in one line: «تهران، تهران، خیابان آزادی، پلاک ۱۲، واحد ۳». */
export const inWords = (address: Omit<Address, 'id' | 'isDefault'>): string =>
  `${address.province}، ${address.city}، ${streetInWords(address)}`;

/** The town, with its province where that has another name. */
export const townInWords = ({ province, city }: Pick<Address, 'province' | 'city'>): string =>
  province === city ? city : `${province}، ${city}`;

/** What is below the town: «خیابان آزادی، پلاک ۱۲، واحد ۳». */
export function streetInWords({ line, plate, unit }: Pick<Address, 'line' | 'plate' | 'unit'>) {
  // A number never stands alone on a line.
  const parts = [
    line,
    `${addressTexts.plate}\u00a0${plate}`,
    ...(unit === '' ? [] : [`${addressTexts.unit}\u00a0${unit}`]),
  ];
  return toPersianDigits(parts.join('، '));
}

/** Distinguishes a member's addresses in the names of buttons. */
export const whereIs = ({ city, line }: Address): string => toPersianDigits(`${city}، ${line}`);
