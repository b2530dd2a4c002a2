import type { ReturnCause } from '#lib/rules/returns.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

/** Texts of the page that asks for a return. */
export const returnTexts = {
  title: 'درخواست مرجوعی',
  loading: 'سفارش شما در حال بارگذاری است',
  failed: 'سفارش خوانده نشد',
  failedText: 'ارتباط با فروشگاه برقرار نشد. سفارش شما سر جایش است.',
  retry: 'تلاش دوباره',
  arrived: (number: number, day: string) =>
    `سفارش ${toPersianDigits(number)} ${day} رسید. تا پایان `,
  arrivedSome: (number: number) => `سفارش ${toPersianDigits(number)} رسیده است. تا پایان `,
  canReturn: ' می‌توانید کالا را برگردانید.',

  which: 'کدام کالا؟',
  take: (name: string) => `بازگرداندن ${name}`,
  of: (count: number, price: string) =>
    count === 1 ? `${price} تومان` : `${toPersianDigits(count)} عدد، هرکدام ${price} تومان`,
  allBack: 'همهٔ آن پیش از این مرجوع شده است',
  left: (count: number) => `${toPersianDigits(count)} عدد مانده است`,
  cause: 'دلیل مرجوعی',
  chooseCause: 'انتخاب کنید',
  count: 'تعداد',
  more: 'افزایش تعداد',
  less: 'کاهش تعداد',
  note: 'چه شده است؟',
  noteOptional: 'توضیح',
  optional: 'اختیاری',
  required: 'لازم',
  pictures: 'تصویر',
  picturesHint: (most: number, megabytes: number) =>
    `تا ${toPersianDigits(most)} عدد، هرکدام حداکثر ${toPersianDigits(megabytes)} مگابایت`,
  add: 'افزودن',
  addTo: (name: string) => `افزودن تصویر ${name}`,
  picture: (at: number) => `تصویر ${toPersianDigits(at)}`,
  removePicture: (at: number) => `حذف تصویر ${toPersianDigits(at)}`,

  sums: 'مبلغ بازگشتی',
  goods: (count: number) => `کالا (${toPersianDigits(count)})`,
  discount: 'سهم تخفیف',
  freight: 'کرایهٔ ارسال سفارش',
  wayBack: 'کرایهٔ بازگشت',
  free: 'رایگان',
  paysMember: 'با شما',
  total: 'مبلغ بازگشتی',
  toman: 'تومان',
  toCard: 'پس از بررسی کالا، به این کارت برمی‌گردد:',
  toMember: 'پس از بررسی کالا، برای شمارهٔ کارت با شما تماس می‌گیریم.',
  toGateway: 'پس از بررسی کالا، به حسابی که با آن پرداختید برمی‌گردد.',
  send: 'ثبت درخواست مرجوعی',
  sendShort: 'ثبت درخواست',
  sent: 'درخواست مرجوعی شما ثبت شد',

  nothing: 'کالایی را که برمی‌گردانید انتخاب کنید.',
  needsCause: 'دلیل مرجوعی را انتخاب کنید.',
  needsNote: 'بنویسید چه شده است.',
  sending: 'تصویرها هنوز فرستاده می‌شوند؛ کمی صبر کنید.',
  notPicture: 'این فایل تصویر JPEG، PNG یا WebP نیست، یا باز نمی‌شود.',
  tooMany: (most: number) => `برای هر کالا تا ${toPersianDigits(most)} تصویر بفرستید.`,
  tooManyInAll: (most: number) => `روی هم تا ${toPersianDigits(most)} تصویر بفرستید.`,

  cannot: 'این سفارش را اکنون نمی‌توان مرجوع کرد',
  notDelivered: 'سفارش پس از آن که به دست شما رسید مرجوع می‌شود.',
  tooLate: (day: string) => `مهلت مرجوع کردن آن تا ${day} بود. با پشتیبانی تماس بگیرید.`,
  nothingLeft: 'همهٔ کالاهای آن مرجوع شده است.',
  isOpen: 'درخواست مرجوعی شما باز است',
  isOpenText: 'پس از پایان آن می‌توانید کالای دیگری را برگردانید.',
  toOrder: 'بازگشت به سفارش',
} as const;

export const causeTexts: Readonly<Record<ReturnCause, string>> = {
  defect: 'خرابی یا ایراد فنی',
  wrong: 'اشتباه یا ناقص رسیده است',
  unwanted: 'منصرف شده‌ام',
};

/** Texts of an order's returns on its page. */
export const returnListTexts = {
  title: 'مرجوعی',
  asked: 'در حال بررسی',
  approved: 'پذیرفته شد؛ در انتظار رسیدن کالا',
  refused: 'پذیرفته نشد',
  received: 'کالا به فروشگاه رسید',
  line: (name: string, count: number) => `${name}، ${toPersianDigits(count)} عدد`,
  answer: 'پاسخ فروشگاه:',
  willRefund: 'پس از رسیدن کالا بازمی‌گردد:',
  refunding: 'در راه بازگشت به شما:',
  refunded: 'بازگردانده شد:',
} as const;
