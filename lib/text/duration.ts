import { toPersianDigits } from '#lib/text/digits.ts';

/** Duration of a video, as players show it: «۰:۰۸», «۱:۰۲:۰۵». */
export function formatDuration(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3_600);
  const [first = 0, ...others] = hours > 0 ? [hours, ...parts] : parts;
  const padded = others.map((part) => String(part).padStart(2, '0'));
  return toPersianDigits([first, ...padded].join(':'));
}
