/** Words of the bar that asks before tools of measurement are loaded. */
export const consentTexts = {
  name: 'اجازهٔ آمار بازدید',
  text: 'برای آمار بازدید از ابزاری بیرون از فروشگاه کمک بگیریم؟',
  yes: 'اجازه',
  no: 'نه',
} as const;
