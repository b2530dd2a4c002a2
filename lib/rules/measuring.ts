import type { Rule } from '#lib/rules/account.ts';
import { toLatinDigits } from '#lib/text/digits.ts';

/** Rules for the codes by which search engines and tools know a shop. Each takes what was pasted; '' stays unset. */

const texts = {
  google: 'کد گوگل را همان‌گونه که Search Console داده است بچسبانید',
  bing: 'کد بینگ ۳۲ رقم و حرف A تا F دارد',
  matomoUrl: 'نشانی ماتومو را با https بنویسید، مانند https://stats.example.ir',
  matomoSite: 'شمارهٔ سایت در ماتومو عددی مانند ۱ است',
  needsSite: 'شمارهٔ سایت را هم بنویسید',
  needsUrl: 'نشانی ماتومو را هم بنویسید',
  yektanet: 'شناسهٔ یکتانت ۸ حرف لاتین یا رقم دارد',
  gtm: 'شناسهٔ ظرف مانند GTM-AB12CD3 است',
} as const;

export const measuringFields = [
  'google',
  'bing',
  'matomoUrl',
  'matomoSite',
  'yektanet',
  'gtm',
] as const;
export type MeasuringField = (typeof measuringFields)[number];
export type MeasuringTexts = Readonly<Record<MeasuringField, string>>;

const isMeta = (written: string): boolean =>
  /^<meta\s/i.test(written) &&
  written.lastIndexOf('<') === 0 &&
  written.indexOf('>') === written.length - 1;

/** The code in a whole meta element, which engines offer to be copied, or the text itself. */
const codeIn = (written: string): string =>
  (isMeta(written) && /\bcontent=["']([^"'<>]{1,200})["']/i.exec(written)?.[1]) || written;

/** A Matomo's address in one notation: the host in lower case, without the file of its tracker. */
function matomoAddress(written: string): string {
  const whole = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(whole)) return written;
  const { origin, pathname, search, hash, username, password } = new URL(whole);
  if (`${search}${hash}${username}${password}` !== '') return written;
  return `${origin}${pathname}`.replace(/\/(?:matomo\.(?:js|php)|index\.php)?$/, '');
}

const upper = (written: string): string => toLatinDigits(written).toUpperCase();

/** How each code is written before it is judged. */
const tidy: Readonly<Record<MeasuringField, (written: string) => string>> = {
  google: codeIn,
  bing: (written) => codeIn(written).toUpperCase(),
  matomoUrl: matomoAddress,
  matomoSite: toLatinDigits,
  yektanet: (written) => written,
  gtm: upper,
};

/** A pattern bounds no port, and knows nothing of hosts that end with a number. */
const isWhole = (field: MeasuringField, value: string): boolean =>
  field !== 'matomoUrl' || URL.canParse(value);

/** What each code looks like. */
type Patterns = Readonly<Record<MeasuringField, RegExp>>;

const ruleOf =
  (field: MeasuringField, pattern: RegExp): Rule =>
  (written) => {
    const text = written.trim();
    const value = text === '' ? '' : tidy[field](text);
    const isRight = value === '' || (pattern.test(value) && isWhole(field, value));
    return isRight ? { value } : { error: texts[field] };
  };

/** The codes as they are kept, and sentences by field for what is wrong. */
export function judgeMeasuring(
  written: MeasuringTexts,
  patterns: Patterns,
): {
  kept: MeasuringTexts;
  wrong: Partial<Record<MeasuringField, string>>;
} {
  const kept: Record<MeasuringField, string> = { ...written };
  const wrong: Partial<Record<MeasuringField, string>> = {};
  for (const field of measuringFields) {
    const judged = ruleOf(field, patterns[field])(written[field]);
    if ('error' in judged) wrong[field] = judged.error;
    else kept[field] = judged.value;
  }
  if (Object.keys(wrong).length > 0) return { kept, wrong };
  const { matomoUrl, matomoSite } = kept;
  if (matomoUrl !== '' && matomoSite === '') wrong.matomoSite = texts.needsSite;
  if (matomoUrl === '' && matomoSite !== '') wrong.matomoUrl = texts.needsUrl;
  return { kept, wrong };
}
