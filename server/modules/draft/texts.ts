/** Texts about previews of drafts. */
export const draftTexts = {
  unknown: 'این پیش‌نمایش نیست یا زمانش گذشته است.',
} as const;
