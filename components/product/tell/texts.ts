import { tellOutcomes } from '#lib/contract/forms.ts';

/** Texts of the back-in-stock alert. */
export const tellTexts = {
  title: 'خبرم کن',
  explained:
    'هر گاه این مدل موجود شود، یک پیامک به شما می‌فرستیم. شمارهٔ شما برای کار دیگری به کار نمی‌رود.',
  mobile: 'شماره موبایل',
  example: '۰۹۱۲۳۴۵۶۷۸۹',
  submit: 'خبرم کن',
  back: 'بازگشت به کالا',
} as const;

/** Shown on the page after the plain form was sent. */
export const outcomeTexts: readonly { id: string; good: boolean; text: string }[] = [
  {
    id: tellOutcomes.done,
    good: true,
    text: 'ثبت شد. هر گاه این کالا موجود شود، با پیامک خبرتان می‌کنیم.',
  },
  {
    id: tellOutcomes.invalid,
    good: false,
    text: 'شماره موبایل را به صورت 09123456789 وارد کنید',
  },
  { id: tellOutcomes.refused, good: false, text: 'این شماره برای این کالا ثبت نشد.' },
  {
    id: tellOutcomes.failed,
    good: false,
    text: 'شمارهٔ شما ثبت نشد. کمی بعد دوباره تلاش کنید.',
  },
];
