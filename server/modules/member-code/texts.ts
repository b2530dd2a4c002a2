import type { CodePurpose } from '#server/modules/member-code/queries.ts';

/** What a code is for, in the message that brings it. */
const purposes: Record<CodePurpose, string> = {
  login: 'کد ورود',
  register: 'کد ثبت‌نام',
  reset: 'کد رمز عبور تازه',
  verify: 'کد تایید موبایل',
};

/** Sentences about codes that are sent to mobile numbers. */
export const codeTexts = {
  sent: 'کد شش‌رقمی به شماره شما پیامک شد.',
  stillGood: 'کد پیش‌تر پیامک شده است. کمی دیگر می‌توانید کد تازه بخواهید.',
  tooMany: 'کدهای زیادی خواسته شده است. کمی بعد دوباره تلاش کنید.',
  tooManyTries: 'کدهای نادرست بیش از اندازه بود. کمی بعد دوباره تلاش کنید.',
  noSms: 'فروشگاه هم‌اکنون نمی‌تواند پیامک بفرستد. با رمز عبور وارد شوید.',
  wrong: 'کد درست نیست.',
  over: 'این کد دیگر پذیرفته نمی‌شود. کد تازه بخواهید.',
  verified: 'شماره موبایل شما تایید شد.',
  verifiedBefore: 'شماره موبایل شما پیش‌تر تایید شده است.',
  /**
   * The message. Its last line lets phones offer the code to the shop's page alone, by the form of
   * https://wicg.github.io/sms-one-time-codes/.
   */
  message: (shop: string, purpose: CodePurpose, code: string, host: string) =>
    `${shop}: ${purposes[purpose]} ${code}\nآن را به کسی نگویید.\n\n@${host} #${code}`,
} as const;
