import { normaliseMobile } from '#lib/rules/mobile.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { blankLetters, hasPiledMarks, seen } from '#lib/text/letters.ts';
import { normalisePersian, onOneLine } from '#lib/text/persian.ts';

/**
 * Rules for the contact form, shared by the form, which shows errors at once, and the service,
 * which stores the normalised values.
 */
export interface ContactTexts {
  name: string;
  mobile: string;
  subject: string;
  message: string;
}
type Field = keyof ContactTexts;

/** Maximum length of each field; for a mobile number including separators. */
export const longestContact = { name: 60, mobile: 40, subject: 100, message: 2_000 } as const;
export const shortestMessage = 10;
/** Minimum number of letters in a name or subject. */
const shortest = 2;

/** Errors of fields that are missing or invalid. */
export const contactErrors = {
  name: 'نام خود را وارد کنید',
  mobile: 'شماره موبایل خود را وارد کنید',
  badMobile: 'شماره موبایل را به صورت 09123456789 وارد کنید',
  subject: 'موضوع پیام را وارد کنید',
  message: 'متن پیام را وارد کنید',
  shortMessage: 'پیام را کمی کامل‌تر بنویسید',
  tooShort: `دست‌کم ${toPersianDigits(shortest)} نویسه`,
  unreadable: 'این متن خوانا نیست؛ آن را دوباره بنویسید',
} as const;

/** Keeps line breaks, with at most one empty line between lines. */
export const inLines = (written: string): string =>
  normalisePersian(written.replaceAll(/\r\n?/g, '\n'))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The error of a normalised text, or null. */
function wrongWords(text: string, field: Exclude<Field, 'mobile'>): string | null {
  const most = longestContact[field];
  if (text.length > most) return `حداکثر ${toPersianDigits(most)} نویسه`;
  if (blankLetters.test(text) || hasPiledMarks(text)) return contactErrors.unreadable;
  if (!/[\p{L}\p{N}]/u.test(seen(text))) return contactErrors[field];
  if (field === 'message') return text.length < shortestMessage ? contactErrors.shortMessage : null;
  return text.length < shortest ? contactErrors.tooShort : null;
}

function wrongMobile(written: string, mobile: string | null): string | null {
  if (written.trim() === '') return contactErrors.mobile;
  return mobile === null ? contactErrors.badMobile : null;
}

/** The normalised message, and its errors by field; without errors it may be sent. */
export function judgeContact(written: ContactTexts): {
  kept: ContactTexts;
  wrong: Partial<ContactTexts>;
} {
  const mobile = normaliseMobile(normalisePersian(written.mobile));
  const kept = {
    name: onOneLine(written.name),
    mobile: mobile ?? '',
    subject: onOneLine(written.subject),
    message: inLines(written.message),
  };
  const found: [Field, string | null][] = [
    ['name', wrongWords(kept.name, 'name')],
    ['mobile', wrongMobile(written.mobile, mobile)],
    ['subject', wrongWords(kept.subject, 'subject')],
    ['message', wrongWords(kept.message, 'message')],
  ];
  return { kept, wrong: Object.fromEntries(found.filter(([, sentence]) => sentence !== null)) };
}
