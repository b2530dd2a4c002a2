/** Texts around videos in the shop's own HTML. */
export const contentTexts = {
  video: 'ویدیو',
  videoFailed: 'ویدیو باز نشد.',
  openVideo: 'باز کردن پروندهٔ ویدیو',
  openAparat: 'دیدن در آپارات',
} as const;
