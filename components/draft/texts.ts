/** Texts of previews. */
export const draftTexts = {
  title: 'پیش‌نمایش',
} as const;
