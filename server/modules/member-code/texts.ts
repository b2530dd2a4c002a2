import type { CodePurpose } from '#server/modules/member-code/queries.ts';

/** The purpose of a code, in its message. */
const purposes: Record<CodePurpose, string> = {
  login: 'کد ورود',
  register: 'کد ثبت‌نام',
  reset: 'کد رمز عبور تازه',
  verify: 'کد تایید موبایل',
};

/** Texts about codes sent to mobile numbers. */
export const codeTexts = {
  sent: 'کد شش‌رقمی به شماره شما پیامک شد.',
  stillGood: 'کد پیش‌تر پیامک شده است. کمی دیگر می‌توانید کد تازه بخواهید.',
  tooMany: 'کدهای زیادی خواسته شده است. کمی بعد دوباره تلاش کنید.',
  tooManyTries: 'کدهای نادرست بیش از اندازه بود. کمی بعد دوباره تلاش کنید.',
  proofWanted: 'درخواست‌ها بیش از همیشه است. دوباره تلاش کنید.',
  noSms: 'فروشگاه هم‌اکنون نمی‌تواند پیامک بفرستد. با رمز عبور وارد شوید.',
  wrong: 'کد درست نیست.',
  over: 'این کد دیگر پذیرفته نمی‌شود. کد تازه بخواهید.',
  verified: 'شماره موبایل شما تایید شد.',
  verifiedBefore: 'شماره موبایل شما پیش‌تر تایید شده است.',
  /**
   * The message. Its last line makes phones offer the code on the shop's pages only, in the format of
   * https://wicg.github.io/sms-one-time-codes/.
   */
  message: (shop: string, purpose: CodePurpose, code: string, host: string) =>
    `${shop}: ${purposes[purpose]} ${code}\nآن را به کسی نگویید.\n\n@${host} #${code}`,
} as const;
