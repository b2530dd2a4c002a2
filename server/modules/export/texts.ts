/** Words in the files that a shop takes with it. */
export const exportTexts = {
  colour: 'رنگ',
  storage: 'حافظه',
  size: 'اندازه',
  guarantee: 'گارانتی',
  yes: 'دارد',
  no: 'ندارد',
  payments: new Map([
    ['on-delivery', 'پرداخت هنگام تحویل'],
    ['card-to-card', 'کارت به کارت'],
  ]),
} as const;
