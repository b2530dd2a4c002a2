const ones = [
  '',
  'یک',
  'دو',
  'سه',
  'چهار',
  'پنج',
  'شش',
  'هفت',
  'هشت',
  'نه',
  'ده',
  'یازده',
  'دوازده',
  'سیزده',
  'چهارده',
  'پانزده',
  'شانزده',
  'هفده',
  'هجده',
  'نوزده',
];
const tens = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'];
const hundreds = ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'];
const scales = ['', 'هزار', 'میلیون', 'میلیارد', 'هزار میلیارد', 'میلیون میلیارد'];

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' و ');

/** Words of a number below 1000; empty for 0. */
function belowThousand(value: number): string {
  const rest = value % 100;
  const last = rest < 20 ? [ones[rest]] : [tens[Math.floor(rest / 10)], ones[rest % 10]];
  return joined([hundreds[Math.floor(value / 100)], ...last]);
}

/** Words of a group of three digits, such as «سیصد و هشتاد هزار»; empty for 0. */
function groupInWords(value: number, scale: number): string {
  if (value === 0) return '';
  // «هزار», not «یک هزار».
  if (value === 1 && scale === 1) return 'هزار';
  return `${belowThousand(value)} ${scales[scale]}`.trimEnd();
}

/** A whole number in Persian words: «هفتاد و چهار میلیون و سیصد و هشتاد هزار». */
export function numberInWords(value: number): string {
  if (value === 0) return 'صفر';
  const groups: string[] = [];
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1_000), scale += 1) {
    groups.unshift(groupInWords(rest % 1_000, scale));
  }
  return joined(groups);
}
