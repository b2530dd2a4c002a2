import type { ContactField } from '#lib/contract/forms.ts';

/** Texts of the contact form. */
export const contactTexts = {
  title: 'برای ما بنویسید',
  promise: 'در ساعت کاری با همین شماره با شما تماس می‌گیریم.',
  example: '۰۹۱۲۳۴۵۶۷۸۹',
  /** Hint below the message field. */
  shortest: 'دست‌کم ۱۰ نویسه',
  submit: 'فرستادن پیام',
  /** Label of the honeypot field. */
  empty: 'این خانه را خالی بگذارید',
  done: 'پیام شما رسید. در ساعت کاری با شما تماس می‌گیریم.',
  failed: 'پیام شما فرستاده نشد. کمی بعد دوباره تلاش کنید یا به ما زنگ بزنید.',
} as const;

/** Errors shown at the fields when a plain form was rejected. */
export const plainErrors: Readonly<Record<ContactField, string>> = {
  name: 'نام خود را در ۲ تا ۶۰ نویسه وارد کنید',
  mobile: 'شماره موبایل را به صورت 09123456789 وارد کنید',
  subject: 'موضوع پیام را در ۲ تا ۱۰۰ نویسه وارد کنید',
  message: 'متن پیام را در ۱۰ تا ۲۰۰۰ نویسه وارد کنید',
};
