import type { OrderState } from '#lib/contract/admin-orders.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatToman } from '#lib/text/toman.ts';

/** Words of the list of orders, of receipts and of returns. */
export const ordersTexts = {
  title: 'سفارش‌ها',
  views: 'مرحله‌های سفارش',
  all: 'همه',
  search: 'شماره، موبایل، نام یا کد رهگیری',
  order: (number: number) => `سفارش ${toPersianDigits(number)}`,
  number: 'شماره',
  customer: 'مشتری',
  goods: 'کالاها',
  amount: 'مبلغ (تومان)',
  payment: 'پرداخت',
  stage: 'مرحله',
  delivery: 'ارسال',
  at: 'زمان',
  gone: 'حساب حذف شده',
  unnamed: 'بی‌نام',
  company: 'فاکتور رسمی',
  label: 'برچسب',
  moreLabels: (count: string) => `+${count}`,
  pieces: (count: string) => `${count} عدد`,
  since: 'بازه',
  today: 'امروز',
  days: (count: string) => `${count} روز`,
  way: 'شیوهٔ پرداخت',
  empty: 'هنوز سفارشی نیست',
  emptyText: 'هر سفارشی که مشتری ثبت کند این‌جا می‌آید.',
  packing: 'شروع بسته‌بندی',
  fresh: (count: string) => `${count} سفارش تازه`,
  live: 'زنده',
  chosen: (count: string) => `${count} سفارش`,
  drop: 'رها کن',
  slips: 'چاپ برگه',
  labels: 'برچسب A6',
  prepare: (count: string) => `آماده‌سازی ${count} سفارش`,
  send: (count: string) => `ثبت ارسال ${count} سفارش`,
  mixed: 'برای یک کار گروهی، سفارش‌های یک مرحله را بگزینید',
  prepared: (count: string) => `آماده‌سازی ${count} سفارش آغاز شد`,
  notDone: (count: string) => `${count} سفارش انجام نشد؛ هنوز گزیده‌اند`,
  sendTitle: 'کدهای رهگیری',
  carrier: 'فرستنده',
  codeOf: (number: number) => `کد سفارش ${toPersianDigits(number)}`,
  paste: 'چسباندن کدها',
  pasteHint: 'هر سطر یک کد، به ترتیب سفارش‌ها؛ یا شمارهٔ سفارش و کد آن',
  codeNeeded: 'کد رهگیری را وارد کنید',
  codeDoubt: {
    post: 'کد رهگیری پست ۲۴ رقم دارد. اگر همین درست است دوباره ثبت کنید.',
    tipax: 'این به کد تیپاکس نمی‌ماند. اگر همین درست است دوباره ثبت کنید.',
  },
  sent: (count: string) => `ارسال ${count} سفارش ثبت شد و پیامکشان رفت`,
} as const;

export const stageWords: Readonly<Record<OrderState, string>> = {
  waiting: 'در انتظار تایید',
  unpaid: 'در انتظار پرداخت',
  paid: 'برای بسته‌بندی',
  packing: 'در حال آماده‌سازی',
  sent: 'ارسال شد',
  delivered: 'تحویل شد',
  returned: 'بازگشته',
  cancelled: 'لغو شده',
};

/** As the tabs call them. */
export const tabWords: Readonly<Record<OrderState, string>> = {
  waiting: 'در انتظار تایید',
  unpaid: 'در انتظار پرداخت',
  paid: 'برای بسته‌بندی',
  packing: 'آمادهٔ ارسال',
  sent: 'در راه',
  delivered: 'تحویل‌شده',
  returned: 'بازگشته',
  cancelled: 'لغو شده',
};

export const paymentWords = {
  paid: 'پرداخت موفق',
  onDelivery: 'هنگام تحویل',
  receipt: 'رسید در بررسی',
  transfer: 'در انتظار واریز',
  failed: 'پرداخت ناموفق',
  atGateway: 'در درگاه',
  none: 'پرداخت نشده',
  manual: 'برگشت پول با شما',
  returnWaits: 'مرجوعی در بررسی',
} as const;

const gateways: Readonly<Record<string, string>> = {
  zarinpal: 'زرین‌پال',
  zibal: 'زیبال',
  saman: 'بانک سامان',
  behpardakht: 'به‌پرداخت ملت',
  snapppay: 'اسنپ‌پی',
  torobpay: 'ترب‌پی',
  'on-delivery': 'هنگام تحویل',
  'card-to-card': 'کارت به کارت',
};
/** A payment's name for people; an unknown one is shown as it is. */
export const paymentTitle = (name: string): string =>
  (Object.hasOwn(gateways, name) && gateways[name]) || name;
export const paymentNames: readonly string[] = Object.keys(gateways);

export const receiptTexts = {
  title: 'رسیدهای کارت به کارت',
  short: 'رسیدها',
  empty: 'رسیدی در انتظار نیست',
  emptyText: 'رسیدهای کارت به کارت که مشتریان می‌فرستند این‌جا بررسی می‌شوند.',
  reference: 'شمارهٔ پیگیری',
  noReference: 'شماره‌ای ننوشته است',
  picture: (number: number) => `تصویر رسید سفارش ${toPersianDigits(number)}`,
  noPicture: 'بی‌تصویر',
  check: 'بررسی رسید',
  approve: 'پذیرفتن رسید',
  approveHint: 'پیش از پذیرفتن ببینید این مبلغ به حساب شما رسیده است.',
  cancelled: 'این سفارش لغو شده است: با پذیرفتن رسید، پول آن به مشتری بازمی‌گردد.',
  refuse: 'رد رسید',
  refuseTitle: 'رد رسید',
  reason: 'دلیل، برای مشتری',
  reasons: ['مبلغ با سفارش نمی‌خواند', 'این واریز به حساب ما نرسیده است', 'تصویر رسید خوانا نیست'],
  approved: (number: number) => `رسید سفارش ${toPersianDigits(number)} پذیرفته شد`,
  refused: (number: number) => `رسید سفارش ${toPersianDigits(number)} رد شد`,
  refund: (amount: number) => `${formatToman(amount)} به مشتری بازمی‌گردد`,
} as const;

export const returnTexts = {
  title: 'درخواست‌های مرجوعی',
  short: 'مرجوعی',
  empty: 'مرجوعی در انتظار نیست',
  emptyText: 'درخواست‌های بازگرداندن کالا این‌جا بررسی می‌شوند.',
  check: 'بررسی مرجوعی',
  asked: 'در انتظار پاسخ شما',
  approved: 'در راه بازگشت',
  fault: 'ایراد از فروشگاه، هزینهٔ بازگشت با شما',
  unwanted: 'انصراف، هزینهٔ بازگشت با مشتری',
  causes: { defect: 'خراب یا معیوب', wrong: 'اشتباه یا ناقص', unwanted: 'انصراف از خرید' },
  picture: (name: string) => `تصویر ${name}`,
  refund: 'بازگشت پول',
  approve: 'پذیرفتن مرجوعی',
  approveHint: 'با پذیرفتن، به مشتری پیامک می‌رود تا کالا را بفرستد. پول پس از رسیدن کالا بازمی‌گردد.',
  refuse: 'رد درخواست',
  answer: 'پاسخ برای مشتری',
  answerHint: 'نشانی و چگونگی فرستادن کالا را بنویسید',
  answerNeeded: 'بنویسید کالا به کجا و چگونه فرستاده شود؛ مشتری جز این راهی برای دانستن ندارد',
  received: (amount: number) => `کالا رسید، ${formatToman(amount)} بازگردد`,
  receivedNothing: 'کالا رسید، بی بازگشت پول',
  restock: 'کالا دوباره به فروش برسد',
  money: 'مبلغ بازگشت (تومان)',
  most: (amount: number) => `تا ${formatToman(amount)}`,
  done: {
    approve: 'مرجوعی پذیرفته شد و پیامک آن رفت',
    refuse: 'درخواست مرجوعی رد شد',
    received: 'رسیدن کالا ثبت شد',
  },
} as const;
