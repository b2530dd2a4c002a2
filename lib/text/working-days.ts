import { toPersianDigits } from '#lib/text/digits.ts';

/** How many working days something takes: «۲ تا ۳ روز کاری». */
export function workingDays(from: number, to: number): string {
  if (to === 0) return 'همان روز';
  if (from === 0) return `تا ${toPersianDigits(to)} روز کاری`;
  if (from === to) return `${toPersianDigits(to)} روز کاری`;
  return `${toPersianDigits(from)} تا ${toPersianDigits(to)} روز کاری`;
}
