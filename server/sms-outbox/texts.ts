/** Texts for shoppers about messages. */
export const smsTexts = {
  budgetSpent:
    'فروشگاه هم‌اکنون پیامک دیگری نمی‌فرستد. با رمز عبور وارد شوید یا کمی بعد دوباره تلاش کنید.',
} as const;
