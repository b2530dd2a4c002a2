/** Texts of the placeholder for an Aparat video. */
export const aparatTexts = {
  play: 'پخش ویدیو',
  from: 'از آپارات پخش می‌شود',
} as const;
