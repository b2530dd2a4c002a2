/** Texts after signing up (contract §2), separate from those every page loads. */
export const answerTexts = {
  failedTitle: 'خبرنامه',
  failed: 'خطا در عضویت خبرنامه',
  again: 'تلاش دوباره',
  /** Pages that a form without JavaScript leads to. */
  pages: {
    done: {
      title: 'عضویت شما در خبرنامه ثبت شد',
      text: 'از این پس تخفیف‌های واقعی و راهنماهای خرید را با پیامک می‌گیرید.',
    },
    invalid: {
      title: 'شماره موبایل را به صورت 09123456789 وارد کنید',
      text: 'شماره‌ای که فرستادید شماره موبایل نبود و ثبت نشد.',
    },
    failed: {
      title: 'خطا در عضویت خبرنامه',
      text: 'شماره شما ثبت نشد. کمی بعد دوباره تلاش کنید.',
    },
  },
} as const;
