/** Texts for failed calls without a message from the service. */
export const failureTexts = {
  unreachable: 'ارتباط با فروشگاه برقرار نشد. اتصال اینترنت خود را بررسی و دوباره تلاش کنید.',
  unknown: 'خطایی رخ داد. کمی بعد دوباره تلاش کنید.',
} as const;
