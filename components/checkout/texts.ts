import { toPersianDigits } from '#lib/text/digits.ts';
import { workingDays } from '#lib/text/working-days.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';

/** Texts of the checkout (contract §7). */
export const checkoutTexts = {
  title: 'نهایی کردن خرید',
  steps: 'گام‌های خرید',
  cart: 'سبد خرید',
  payment: 'پرداخت',
  backToCart: 'بازگشت به سبد خرید',
  safe: 'پرداخت امن',
  question: 'پرسشی دارید؟',
  contact: 'تماس با ما',
  or: 'یا',
  noScript:
    'برای نهایی کردن خرید، جاوااسکریپت مرورگر خود را روشن کنید. سفارش شما را تلفنی هم می‌پذیریم:',

  loading: 'سفارش شما در حال آماده‌شدن است',
  failed: 'سفارش آماده نشد',
  failedText: 'ارتباط با فروشگاه برقرار نشد. سبد خرید شما سر جایش است.',
  retry: 'تلاش دوباره',
  empty: 'سبد شما خالی است',
  emptyText: 'برای نهایی کردن خرید، نخست کالایی به سبد خود بیفزایید.',
  ordered: (number: number) => `سفارش ${toPersianDigits(number)} را ثبت کرده‌اید`,
  orderedText: 'کالاهای این سبد در آن سفارش است؛ شاید آن را در زبانه‌ای دیگر ثبت کرده‌اید.',
  orderedWay: 'دیدن سفارش',
  emptyWay: 'رفتن به فروشگاه',

  address: 'نشانی تحویل',
  newAddress: 'نشانی تازه',
  editAddress: 'ویرایش نشانی',
  editOf: (where: string) => `ویرایش نشانی ${where}`,
  noAddress: 'هنوز نشانی ندارید',
  fullBook: (most: number) => `دفترچهٔ شما ${toPersianDigits(most)} نشانی دارد و پر است.`,
  cancel: 'انصراف',
  addressLoading: 'فرم نشانی در حال بارگذاری است',

  delivery: 'شیوهٔ ارسال',
  deliveryWaits: 'پس از ثبت نشانی، شیوه‌ها و هزینهٔ ارسال به شهر شما را می‌بینید.',
  noDelivery: 'برای این سبد شیوهٔ ارسالی پیدا نشد. با پشتیبانی تماس بگیرید.',
  workingDays,
  free: 'رایگان',
  onArrival: 'پس‌کرایه',
  missingForFree: (missing: number) => `${formatToman(missing)} تا ارسال رایگان`,

  time: 'زمان تحویل',
  timeWaits: 'روز و ساعت، پس از انتخاب شیوهٔ ارسال روشن می‌شود.',
  noSlots: 'فعلاً زمان خالی برای تحویل نیست. شیوهٔ ارسال دیگری انتخاب کنید.',
  by: (title: string) => `با ${title}`,
  day: 'روز تحویل',
  hour: 'ساعت تحویل',
  fullDay: 'پر شد',
  closedDay: 'تعطیل',
  hours: (from: number, to: number) => `${toPersianDigits(from)} تا ${toPersianDigits(to)}`,
  full: 'پر شد',
  hasRoom: 'جا دارد',
  left: (count: number) => `${toPersianDigits(count)} جای مانده`,

  payBy: 'شیوهٔ پرداخت',
  online: 'پرداخت آنلاین',
  inParts: 'قسطی',
  otherWays: 'روش‌های دیگر',
  gatewayNote: 'همهٔ کارت‌های شتاب',
  inPartsNote: 'پرداخت در چند قسط',
  onDeliveryNote: 'هنگام گرفتن کالا می‌پردازید',
  onDeliveryLimit: (most: number) => `تنها تا سقف ${formatToman(most)}`,
  cardToCardNote: 'پس از ثبت سفارش، رسید را در صفحهٔ سفارش بارگذاری می‌کنید',
  cardToCardHours: (hours: number) =>
    `رسید را تا ${toPersianDigits(hours)} ساعت در صفحهٔ سفارش بارگذاری می‌کنید`,

  note: 'یادداشت برای سفارش',
  optional: 'اختیاری',
  notePlaceholder: 'برای نمونه: زنگ واحد ۴ خراب است، تماس بگیرید.',

  official: 'فاکتور رسمی به نام شرکت می‌خواهم',
  buyer: 'شرکتی که فاکتور به نام آن صادر می‌شود',

  summary: 'خلاصهٔ سفارش',
  editCart: 'ویرایش سبد',
  insured: 'با بیمه',
  count: 'تعداد:',
  goods: (count: number) => `قیمت کالاها (${formatNumber(count)})`,
  saved: 'تخفیف کالاها',
  insurance: 'بیمه',
  discount: 'تخفیف',
  byCoupon: 'کد تخفیف',
  freight: 'ارسال',
  freightBy: (title: string) => `ارسال با ${title}`,
  afterAddress: 'پس از نشانی',
  afterDelivery: 'پس از انتخاب',
  total: 'مبلغ پرداختی',
  totalSoFar: 'مبلغ تا اینجا',
  toman: 'تومان',
  vat: (amount: number) => `${formatToman(amount)} آن مالیات بر ارزش افزوده است.`,
  pricing: 'مبلغ در حال به‌روزرسانی است',
  notPriced: 'مبلغ به‌روز نشد.',

  coupon: 'کد تخفیف',
  apply: 'اعمال',
  couponMissing: 'کد تخفیف را بنویسید.',
  couponApplied: 'به سفارش شما اعمال شد',
  couponGave: (amount: number) => `${formatToman(amount)} از خرید شما کم شد`,
  removeCoupon: (code: string) => `حذف کد تخفیف ${code}`,

  pay: 'پرداخت و ثبت سفارش',
  order: 'ثبت سفارش',
  agree: {
    before: 'با ثبت سفارش، ',
    rules: (shop: string) => `قوانین ${shop}`,
    after: ' را می‌پذیرید.',
  },
  canReturn: (days: number) =>
    `تا ${toPersianDigits(days)} روز پس از تحویل می‌توانید کالا را برگردانید.`,
  rules: 'قوانین فروشگاه',
  leftToDo: (count: number) => `${inWords(count)} چیز تا ثبت سفارش مانده است`,
  seeLeft: (count: number) => `دیدن ${inWords(count)} چیز مانده`,
  showSummary: 'دیدن خلاصهٔ سفارش',

  changed: 'سبد شما تغییر کرده است',
  changedText: 'پیش از پرداخت، تغییرها را ببینید. هنوز چیزی از شما گرفته نشده است.',
  seen: 'متوجه شدم',
  remove: 'حذف از سبد',
  otherColours: 'رنگ‌های دیگر',
  otherColoursOf: (name: string) => `رنگ‌های دیگر ${name}`,
  changeCart: 'ویرایش سبد',
  profileWay: 'تکمیل پروفایل',
} as const;

/** Of an order that awaits its payment, and for which the basket is held (contract §2). */
export const openOrderTexts = {
  head: 'سفارشی در انتظار پرداخت دارید',
  text: (number: number, total: number) =>
    `سبد خرید برای سفارش ${toPersianDigits(number)} به مبلغ ${formatToman(total)} نگه داشته شده است. آن را بپردازید؛ یا از انتظار پرداخت خارج شوید تا آن سفارش لغو شود و بتوانید سبد را تغییر دهید و دوباره سفارش دهید.`,
  ways: 'با کدام درگاه می‌پردازید؟',
  noWay: 'اکنون هیچ درگاهی این مبلغ را نمی‌پذیرد. از انتظار پرداخت خارج شوید و شیوهٔ دیگری برگزینید.',
  pay: 'پرداخت این سفارش',
  see: 'دیدن سفارش',
  leave: 'خروج از انتظار پرداخت',
  left: 'سبد خرید از حالت انتظار پرداخت خارج شد',
} as const;

const words = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه'] as const;
const inWords = (count: number): string => words[count - 1] ?? toPersianDigits(count);
