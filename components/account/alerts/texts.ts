import { accountFrameTexts } from '#components/account/frame/texts.ts';
import { formatToman } from '#lib/text/toman.ts';

/** Texts of the page of price alerts. */
export const alertTexts = {
  title: accountFrameTexts.alerts,
  intro: 'هر گاه قیمت یکی از این کالاها به مبلغ شما برسد، یک پیامک می‌گیرید و خبرش از این‌جا می‌رود.',
  loading: 'خبرهای قیمت در حال بارگذاری است',
  failed: 'خبرهای قیمت خوانده نشد',
  failedText: 'ارتباط با فروشگاه برقرار نشد. کمی بعد دوباره تلاش کنید.',
  retry: 'تلاش دوباره',
  empty: 'منتظر ارزان شدن کالایی نیستید',
  emptyText: 'در صفحهٔ کالا «اگر ارزان شد خبرم کن» را بزنید.',
  emptyWay: 'دیدن فروشگاه',
  today: (price: number) => `قیمت امروز: ${formatToman(price)}`,
  unsold: 'اکنون قیمتی ندارد',
  most: (most: number) => `خبر از ${formatToman(most)} و کمتر`,
  remove: 'دیگر خبرم نکن',
  removeOf: (name: string) => `دیگر از قیمت ${name} خبرم نکن`,
  removed: 'خبر قیمت برداشته شد',
} as const;
