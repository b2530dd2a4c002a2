import { provinces } from '#lib/contract/iran.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { normalisePersian } from '#lib/text/persian.ts';

/** Provinces by the codes of WooCommerce. */
const byCode: Readonly<Record<string, string>> = {
  KHZ: 'خوزستان',
  THR: 'تهران',
  ILM: 'ایلام',
  BHR: 'بوشهر',
  ADL: 'اردبیل',
  ESF: 'اصفهان',
  YZD: 'یزد',
  KRH: 'کرمانشاه',
  KRN: 'کرمان',
  HDN: 'همدان',
  GZN: 'قزوین',
  ZJN: 'زنجان',
  LRS: 'لرستان',
  ABZ: 'البرز',
  EAZ: 'آذربایجان شرقی',
  WAZ: 'آذربایجان غربی',
  CHB: 'چهارمحال و بختیاری',
  SKH: 'خراسان جنوبی',
  RKH: 'خراسان رضوی',
  NKH: 'خراسان شمالی',
  SMN: 'سمنان',
  FRS: 'فارس',
  QHM: 'قم',
  KRD: 'کردستان',
  KBD: 'کهگیلویه و بویراحمد',
  GLS: 'گلستان',
  GIL: 'گیلان',
  MZN: 'مازندران',
  MKZ: 'مرکزی',
  HRZ: 'هرمزگان',
  SBN: 'سیستان و بلوچستان',
};

const letters = (name: string): string => normalisePersian(name).replaceAll(/[^\p{L}]/gu, '');
const byName = new Map(provinces.map((name) => [letters(name), name]));

/** A province by its code in WooCommerce or its name; '' for others. */
export const provinceOf = (written: string): string =>
  byCode[written.trim().toUpperCase()] ?? byName.get(letters(written).replace(/^استان/, '')) ?? '';

interface Door {
  readonly plate: string;
  readonly unit: string;
}

/** Numbers of house and flat, which other shops have in the address itself, or alone in its second line. */
export function doorOf(first: string, second: string): Door {
  const alone = /^([\d\p{L}/-]{1,10})(?:\s*[،,]\s*([\d\p{L}/-]{1,10}))?$/u.exec(
    toLatinDigits(second.trim()),
  );
  if (alone !== null && /\d/.test(alone[1] ?? '')) {
    return { plate: alone[1] ?? '', unit: alone[2] ?? '' };
  }
  const all = toLatinDigits(`${first} ${second}`);
  return {
    plate: /(?:پلاک|پ)[\s:.]{0,3}(\d{1,5}(?:\/\d{1,3})?)/.exec(all)?.[1] ?? '',
    unit: /واحد[\s:.]{0,3}(\d{1,4})/.exec(all)?.[1] ?? '',
  };
}
