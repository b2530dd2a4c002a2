import { addressTexts } from '#components/account/addresses/texts.ts';
import type { Address } from '#lib/contract/member-address.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

/** An address in one line: «تهران، تهران، خیابان آزادی، پلاک ۱۲، واحد ۳». */
export function inWords({ province, city, line, plate, unit }: Omit<Address, 'id' | 'isDefault'>) {
  const parts = [
    province,
    city,
    line,
    `${addressTexts.plate} ${plate}`,
    ...(unit === '' ? [] : [`${addressTexts.unit} ${unit}`]),
  ];
  return toPersianDigits(parts.join('، '));
}

/** Distinguishes a member's addresses in the names of buttons. */
export const whereIs = ({ city, line }: Address): string => toPersianDigits(`${city}، ${line}`);
