import { type Rule, inOneLine } from '#lib/rules/account.ts';
import { companyNameRule, economicCodeRule, nationalIdRule } from '#lib/rules/company.ts';
import { normaliseEmail } from '#lib/rules/email.ts';
import { normalisePostalCode } from '#lib/rules/postal-code.ts';
import { toLatinDigits, toPersianDigits } from '#lib/text/digits.ts';
import { blankLetters, hasPiledMarks } from '#lib/text/letters.ts';
import { dialledPhone } from '#lib/text/phone.ts';

/** Rules for what a shop says of itself. Each takes what was written and yields what is kept. */

const texts = {
  name: 'نام فروشگاه را بنویسید',
  unreadable: 'این متن خوانا نیست؛ آن را دوباره بنویسید',
  phone: 'شماره را با کد شهر بنویسید، مانند ۰۲۱۹۱۰۰۴۵۶۷، یا شمارهٔ موبایل',
  email: 'نشانی ایمیل را مانند info@example.ir بنویسید',
  postalCode: 'کد پستی ۱۰ رقم دارد',
  street: 'نشانی را بنویسید، یا شهر را هم خالی بگذارید',
  city: 'شهر را بنویسید',
  time: 'ساعت را مانند ۰۹:۰۰ بنویسید',
  bothTimes: 'هر دو ساعت را بنویسید، یا هر دو را خالی بگذارید',
  order: 'پایان باید پس از آغاز باشد',
  registration: 'شمارهٔ ثبت تنها رقم دارد',
} as const;

const words =
  (missing: string | null): Rule =>
  (written) => {
    const value = inOneLine(written);
    if (value === '') return missing === null ? { value } : { error: missing };
    const isFit = /[\p{L}\p{N}]/u.test(value) && !blankLetters.test(value) && !hasPiledMarks(value);
    return isFit ? { value } : { error: texts.unreadable };
  };

/** A rule for something that may be left out. */
const orNothing =
  (rule: Rule): Rule =>
  (written) =>
    written.trim() === '' ? { value: '' } : rule(written);

const landline = /^0\d{10}$/;
const international = /^\+\d{8,15}$/;
/** Numbers of the whole country, such as 1590, and with four or five digits of a company's own. */
const short = /^\d{4,8}$/;

/** A telephone number as it is dialled: digits, with a plus before a country code. */
const phoneRule: Rule = (written) => {
  const value = dialledPhone(written);
  return [landline, international, short].some((form) => form.test(value))
    ? { value }
    : { error: texts.phone };
};

const emailRule: Rule = (written) => {
  const value = normaliseEmail(written);
  return value === null ? { error: texts.email } : { value };
};

const postalCodeRule: Rule = (written) => {
  const value = normalisePostalCode(written);
  return value === null ? { error: texts.postalCode } : { value };
};

/** A time of the day, `09:00`. */
const timeRule: Rule = (written) => {
  const [, hour = '', minute = '00'] =
    /^(\d{1,2})(?:[:.،٫](\d{2}))?$/.exec(toLatinDigits(written).trim()) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60
    ? { value: `${hour.padStart(2, '0')}:${minute}` }
    : { error: texts.time };
};

const registrationRule: Rule = (written) => {
  const value = toLatinDigits(written).replaceAll(/\s/g, '');
  return /^\d{1,12}$/.test(value) ? { value } : { error: texts.registration };
};

export const shopFields = [
  'name',
  'title',
  'description',
  'phone',
  'email',
  'street',
  'city',
  'postalCode',
  'opens',
  'closes',
  'sellerName',
  'nationalId',
  'economicCode',
  'registration',
] as const;
export type ShopField = (typeof shopFields)[number];
export type ShopTexts = Readonly<Record<ShopField, string>>;

const rules: Readonly<Record<ShopField, Rule>> = {
  name: words(texts.name),
  title: words(null),
  description: words(null),
  phone: orNothing(phoneRule),
  email: orNothing(emailRule),
  street: words(null),
  city: words(null),
  postalCode: orNothing(postalCodeRule),
  opens: orNothing(timeRule),
  closes: orNothing(timeRule),
  sellerName: orNothing(companyNameRule),
  nationalId: orNothing(nationalIdRule),
  economicCode: economicCodeRule,
  registration: orNothing(registrationRule),
};

/** What depends on more than one field. */
function together(kept: ShopTexts): Partial<Record<ShopField, string>> {
  const { street, city, postalCode, opens, closes } = kept;
  const hasPlace = street !== '' || city !== '' || postalCode !== '';
  return {
    ...(hasPlace && street === '' && { street: texts.street }),
    ...(hasPlace && city === '' && { city: texts.city }),
    ...((opens === '') !== (closes === '') && {
      [opens === '' ? 'opens' : 'closes']: texts.bothTimes,
    }),
    ...(opens !== '' && closes !== '' && closes <= opens && { closes: texts.order }),
  };
}

/** What a shop says of itself in the notation that is kept, and sentences by field for what is wrong. */
export function judgeShop(written: ShopTexts): {
  kept: ShopTexts;
  wrong: Partial<Record<ShopField, string>>;
} {
  const kept: Record<ShopField, string> = { ...written };
  const wrong: Partial<Record<ShopField, string>> = {};
  for (const field of shopFields) {
    const judged = rules[field](written[field]);
    if ('error' in judged) wrong[field] = judged.error;
    else kept[field] = judged.value;
  }
  return { kept, wrong: Object.keys(wrong).length > 0 ? wrong : together(kept) };
}

/** The name of a card's owner. */
export const ownerRule: Rule = words('نام صاحب کارت را بنویسید');
/** A town where orders can be paid on delivery. */
export const townRule: Rule = words('نام شهر را بنویسید');

const keyForm = /^[A-Za-z0-9-]{8,128}$/;
/** An IndexNow key, or none. */
export const indexNowKeyRule: Rule = (written) => {
  const value = written.trim();
  return value === '' || keyForm.test(value)
    ? { value }
    : { error: `کلید ۸ تا ${toPersianDigits(128)} حرف لاتین، رقم یا خط تیره دارد` };
};
