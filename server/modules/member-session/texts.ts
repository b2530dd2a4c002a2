/** Texts about sessions (contract §2). */
export const sessionTexts = {
  /** For a member whom staff have blocked. */
  blocked: 'دسترسی شما محدود شده است',
  logInFirst: 'برای ورود به پنل کاربری ابتدا وارد شوید',
} as const;
