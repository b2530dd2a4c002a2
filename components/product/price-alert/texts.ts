import { formatToman } from '#lib/text/toman.ts';

/** Texts of the price alert's dialog. */
export const priceAlertTexts = {
  title: 'خبر ارزان شدن',
  explained: (price: number) =>
    `قیمت امروز این مدل ${formatToman(price)} است. هر گاه کمتر شود، یک پیامک به شمارهٔ حساب شما می‌فرستیم.`,
  amount: 'تنها اگر به این مبلغ رسید (اختیاری)',
  amountHint: 'به تومان. اگر خالی باشد، از هر کاهشی خبر می‌دهیم.',
  submit: 'خبرم کن',
  login: 'برای خبر قیمت وارد حساب کاربری خود شوید.',
  toLogin: 'ورود / ثبت‌نام',
  all: 'خبرهای قیمت من',
} as const;
