const persianDigits = '۰۱۲۳۴۵۶۷۸۹';
const arabicDigits = '٠١٢٣٤٥٦٧٨٩';

/** Replaces Latin digits by Persian ones, leaving everything else as it is. */
export function toPersianDigits(value: string | number): string {
  return String(value).replace(/[0-9]/g, (digit) => persianDigits[Number(digit)] ?? digit);
}

/** A code as people read it: in Persian digits, unless it has letters, with which Persian digits would change places. */
export const readableCode = (code: string): string =>
  /[a-z]/i.test(code) ? code : toPersianDigits(code);

/** Replaces Persian (۰-۹) and Arabic (٠-٩) digits by Latin ones. */
export function toLatinDigits(value: string): string {
  return value.replace(/[۰-۹٠-٩]/g, (digit) => {
    const persian = persianDigits.indexOf(digit);
    return String(persian === -1 ? arabicDigits.indexOf(digit) : persian);
  });
}
