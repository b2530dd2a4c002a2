import { toPersianDigits } from '#lib/text/digits.ts';

/** `۰۹۱۲ ۳۴۵ ۶۷۸۹`, of `09…`. */
const grouped = (mobile: string): string =>
  toPersianDigits(mobile.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3'));

/** Texts of logging in by code, registering and resetting the password. */
export const authTexts = {
  byCode: 'ورود با کد یک‌بارمصرف',
  byPassword: 'ورود با رمز عبور',
  forgot: 'رمز عبور را فراموش کرده‌اید؟',
  noAccount: 'هنوز حساب ندارید؟',
  hasAccount: 'حساب کاربری دارید؟',
  register: 'ثبت‌نام',
  logIn: 'ورود',
  codeTitle: 'ورود یا ثبت‌نام',
  codeText: 'شماره موبایل را بنویسید تا کد ورود برایتان پیامک شود.',
  registerTitle: 'ثبت‌نام',
  registerText: 'شماره موبایل و رمز عبوری را که می‌خواهید بنویسید.',
  forgotTitle: 'رمز عبور تازه',
  forgotText: 'شماره موبایل را بنویسید تا کد برایتان پیامک شود.',
  verifyTitle: 'تایید شماره موبایل',
  verifyText: 'برای تایید شماره، کدی به آن پیامک می‌کنیم.',
  number: 'شماره شما:',
  getCode: 'دریافت کد',
  enterCode: 'کد را وارد کنید',
  sentBefore: 'کد شش‌رقمی به',
  sentAfter: 'پیامک شد.',
  grouped,
  edit: 'ویرایش شماره',
  code: 'کد شش‌رقمی',
  codeHint: 'با نوشتن رقم ششم، کد خودکار فرستاده می‌شود.',
  codeShort: 'کد شش‌رقمی را کامل بنویسید.',
  resend: 'ارسال دوبارهٔ کد',
  resendBefore: 'ارسال دوبارهٔ کد تا',
  resendAfter: 'دیگر',
  sentNow: 'کد پیامک شد.',
  mayResend: 'اکنون می‌توانید کد تازه بخواهید.',
  newPassword: 'رمز عبور تازه',
  setPassword: 'ثبت رمز عبور و ورود',
  verify: 'تایید شماره',
  skip: 'بعداً تایید می‌کنم',
  verified: 'شماره موبایل شما تایید شده است.',
  goOn: 'ادامه',
} as const;
