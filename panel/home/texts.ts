import { formatToman } from '#lib/text/toman.ts';

/** Words of the first screen. */
export const homeTexts = {
  title: 'خانه',
  waits: 'در انتظار شما',
  nothing: 'کاری در انتظار شما نیست',
  nothingText: 'سفارش‌ها، رسیدها و درخواست‌های تازه این‌جا می‌آیند.',
  pack: (count: string) => `شروع بسته‌بندی (${count})`,
  kinds: {
    toPack: 'سفارش برای بسته‌بندی',
    toAccept: 'سفارش در انتظار تایید',
    receipts: 'رسید کارت به کارت',
    returns: 'درخواست مرجوعی',
    money: 'پول برای پیگیری',
    opinions: 'نظر برای بررسی',
  },
  oldest: (ago: string) => `قدیمی‌ترین ${ago}`,
  amount: formatToman,
  none: 'هیچ',
  guarded: 'تغییرهای مهم این هفته',
  guardedHint: 'اگر از یکی خبر ندارید، در «کارکنان» دسترسی آن شخص را ببندید.',
  doneBy: (name: string, ago: string) => `${name}، ${ago}`,
  system: 'سامانه',
  compared: 'امروز در برابر دیروز',
  today: (time: string) => `امروز تا ${time}`,
  yesterday: 'دیروز',
  sales: 'فروش',
  orders: 'سفارش',
  average: 'میانگین سفارش',
  unit: { toman: 'تومان', thousand: 'هزار تومان', million: 'میلیون تومان', orders: 'سفارش' },
  before: (value: string) => `دیروز تا همین ساعت ${value}`,
  same: 'برابر با دیروز',
  first: 'دیروز نبود',
  hourly: 'فروش ساعت‌به‌ساعت',
  hourlyUnit: (unit: string) => `${unit}، جمع از بامداد`,
  chart: (today: string, yesterday: string) =>
    `فروش امروز تا کنون ${today}؛ فروش دیروز در پایان روز ${yesterday}.`,
} as const;
