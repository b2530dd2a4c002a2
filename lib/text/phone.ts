import { toLatinDigits, toPersianDigits } from '#lib/text/digits.ts';

/** A number for `tel:`: digits, with a plus before a country code. */
export function dialledPhone(phone: string): string {
  return toLatinDigits(phone).replaceAll(/[^\d+]/g, '');
}

/**
 * An Iranian number as people read it, `۰۲۱ ۹۱۰۰ ۴۵۶۷`; others are unchanged except for Persian
 * digits.
 */
export function readablePhone(phone: string): string {
  const parts = /^(?:\+98|0098|0)(\d{2,3})(\d{4})(\d{4})$/.exec(dialledPhone(phone));
  if (parts === null) return toPersianDigits(phone);
  return toPersianDigits(`0${parts[1]} ${parts[2]} ${parts[3]}`);
}
