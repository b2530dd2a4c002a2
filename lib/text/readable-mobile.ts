import { toPersianDigits } from '#lib/text/digits.ts';

/** A mobile number `09…` as people read it: «۰۹۱۲ ۳۴۵ ۶۷۸۹». */
export const readableMobile = (mobile: string): string =>
  toPersianDigits(mobile.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3'));
