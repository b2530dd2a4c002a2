/** What stands for a film of Aparat until it is asked for. */
export const aparatTexts = {
  play: 'پخش ویدیو',
  from: 'از آپارات پخش می‌شود',
} as const;
