/** What a shopper reads when a call fails without a sentence of the service's own. */
export const failureTexts = {
  unreachable: 'ارتباط با فروشگاه برقرار نشد. اتصال اینترنت خود را بررسی و دوباره تلاش کنید.',
  unknown: 'خطایی رخ داد. کمی بعد دوباره تلاش کنید.',
} as const;
