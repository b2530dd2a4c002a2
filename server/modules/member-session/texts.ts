/** Texts about sessions (contract §2). */
export const sessionTexts = {
  logInFirst: 'برای ورود به پنل کاربری ابتدا وارد شوید',
} as const;
