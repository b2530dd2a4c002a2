import type { OrderGroup } from '#lib/contract/member-order.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';

/** Texts of the list of orders. */
export const ordersTexts = {
  title: 'سفارش‌های من',
  loading: 'سفارش‌های شما در حال بارگذاری است',
  failed: 'سفارش‌ها خوانده نشد',
  failedText: 'ارتباط با فروشگاه برقرار نشد. سفارش‌های شما سر جایشان هستند.',
  retry: 'تلاش دوباره',
  noScript: 'وضع سفارش خود را تلفنی هم می‌توانید بپرسید:',
  groups: 'دسته‌های سفارش',
  empty: 'هنوز سفارشی نداده‌اید',
  emptyText: 'سفارش‌های شما، از پرداخت تا تحویل، در این صفحه دیده می‌شود.',
  emptyGroup: 'سفارشی در این دسته نیست',
  shop: 'دیدن کالاها',
  number: 'سفارش',
  more: (count: number) => `+${toPersianDigits(count)}`,
  moreLabel: (count: number) => `و ${toPersianDigits(count)} کالای دیگر`,
  details: 'جزئیات',
  payOf: (number: number) => `انتخاب درگاه و پرداخت سفارش ${toPersianDigits(number)}`,
  detailsOf: (number: number) => `جزئیات سفارش ${toPersianDigits(number)}`,
  returnOf: (number: number) => `درخواست مرجوعی سفارش ${toPersianDigits(number)}`,
  follow: 'پیگیری سفارش',
  followOf: (number: number) => `پیگیری سفارش ${toPersianDigits(number)}`,
} as const;

/** Texts of orders of the shop's former software. */
export const formerTexts = {
  title: 'سفارش‌های گذشته',
  about: 'خریدهای شما پیش از سایت تازهٔ ما؛ تنها برای دیدن.',
  number: 'سفارش',
  paidBy: (payment: string) => `پرداخت: ${payment}`,
  refunded: (amount: string) => `${amount} تومان به شما بازگشته است`,
} as const;

export const groupTexts: Readonly<Record<OrderGroup, string>> = {
  all: 'همه',
  open: 'در جریان',
  delivered: 'تحویل‌شده',
  returned: 'مرجوع‌شده',
  cancelled: 'لغوشده',
};

/** Words of an order's state (contract §2), and what happens next. */
export const stateTexts = {
  waiting: 'در انتظار',
  waitingForPayment: 'هنوز پرداخت نشده است',
  heldUntil: (time: string) => `تا ساعت ${time} نگه داشته می‌شود`,
  waitingForShop: 'در انتظار تایید فروشگاه',
  paid: 'پرداخت موفق',
  paidNext: 'در نوبت آماده‌سازی',
  preparing: 'در حال آماده‌سازی',
  preparingNext: 'کالاها آماده می‌شوند',
  packing: 'کالاها بسته‌بندی می‌شوند',
  sent: 'ارسال شد',
  sentNext: 'در راه رسیدن به شماست',
  delivered: 'تحویل شد',
  deliveredNext: 'به دست شما رسیده است',
  returnUntil: (day: string) => `مرجوعی تا ${day}`,
  moneyBack: (amount: number) => `${formatNumber(amount)} تومان به شما بازگشت`,
  notTaken: 'تحویل نشد و بازگشت',
  returned: 'مرجوع شد',
  returnedNext: 'کالاها به فروشگاه بازگشته است',
  cancelled: 'لغو شده',
  cancelledNext: 'این سفارش فرستاده نمی‌شود',
  cancelledBack: 'مرسولهٔ آن به فروشگاه بازگشته است',
  unpaid: 'پرداخت ناموفق',
  unpaidNext: 'می‌توانید دوباره بپردازید',
  unpaidOver: 'مهلت پرداخت آن گذشته است',
  atGateway: 'ارسال به درگاه پرداخت',
  atGatewayNext: 'پاسخ بانک هنوز نرسیده است',
} as const;

/** Texts of the page of one order. */
export const orderTexts = {
  title: (number: number) => `سفارش ${toPersianDigits(number)}`,
  titleWithoutNumber: 'سفارش',
  loading: 'سفارش شما در حال بارگذاری است',
  failed: 'سفارش خوانده نشد',
  failedText: 'ارتباط با فروشگاه برقرار نشد. سفارش شما سر جایش است.',
  retry: 'تلاش دوباره',
  missing: 'این سفارش پیدا نشد',
  missingText: 'شاید شمارهٔ آن درست نیست، یا سفارش حساب دیگری است.',

  steps: 'گام‌های سفارش',
  placed: 'ثبت سفارش',
  payment: 'پرداخت',
  preparation: 'آماده‌سازی',
  sending: 'ارسال',
  delivery: 'تحویل',
  events: 'همهٔ رویدادها',
  payNow: 'این سفارش هنوز پرداخت نشده است',
  payUntil: (time: string) => `کالاهای شما تا ساعت ${time} نگه داشته می‌شود`,
  payUntilText: 'اگر تا آن زمان پرداخت نشود، سفارش لغو می‌شود و کالاها به سبد شما برمی‌گردد.',

  otherGateway: 'پرداخت با درگاهی دیگر',
  payBy: (title: string) => `پرداخت با ${title}`,
  registered: 'سفارش شما ثبت شد',
  registeredText: 'فروشگاه آن را تایید و آماده می‌کند و هر گام را پیامک می‌کنیم.',
  atDoor: (amount: number) => `هنگام تحویل ${formatNumber(amount)} تومان آماده داشته باشید.`,
  atDoorAndFreight: (amount: number) =>
    `هنگام تحویل ${formatNumber(amount)} تومان، و هزینهٔ ارسال را، آماده داشته باشید.`,

  receiptWaits: 'رسید شما در حال بررسی است',
  receiptOfCancelled:
    'این سفارش لغو شده است. اگر پول به فروشگاه رسیده باشد، همهٔ آن به شما بازمی‌گردد.',
  notTakenTitle: 'مرسولهٔ شما تحویل نشد و به فروشگاه بازگشت',
  notTakenAgain: 'آن را دوباره می‌فرستیم و کد رهگیری تازه را پیامک می‌کنیم.',
  notTakenCancelled: 'برای همین سفارش لغو شد.',
  freightKept: (amount: number) =>
    `${formatNumber(amount)} تومان هزینهٔ ارسال آن نزد فروشگاه می‌ماند.`,

  parcel: 'مرسوله',
  sentOn: (day: string) => `${day} فرستاده شد.`,
  deliveredOn: (day: string) => `${day} تحویل شد.`,
  parcelCode: 'کد رهگیری',
  copyCode: 'رونوشت کد رهگیری',
  codeCopied: 'کد رهگیری رونوشت شد',
  notCopied: 'مرورگر اجازهٔ رونوشت نداد',
  follow: (carrier: string) => `پیگیری در ${carrier}`,

  lines: 'کالاها',
  pieces: (count: number) => `${toPersianDigits(count)} عدد`,
  option: (title: string, value: string) => `${title} ${value}`,
  insurance: (amount: number) => `با بیمه، ${formatNumber(amount)}`,
  before: 'پیش از تخفیف',
  review: 'نوشتن دیدگاه',
  reviewOf: (name: string) => `نوشتن دیدگاه دربارهٔ ${name}`,

  summary: 'مبلغ سفارش',
  linesTotal: (pieces: number) => `قیمت کالاها (${toPersianDigits(pieces)})`,
  saved: 'تخفیف کالاها',
  insured: 'بیمه',
  freight: 'ارسال',
  free: 'رایگان',
  onArrival: 'پس‌کرایه',
  total: 'قابل پرداخت',
  paidTotal: 'پرداخت‌شده',
  sum: 'جمع سفارش',
  toman: 'تومان',
  vat: (amount: number) => `${formatNumber(amount)} تومان آن مالیات است.`,
  refundPending: 'به شما بازمی‌گردد',
  refunded: 'به شما بازگشت',
  refundTime: 'معمولاً تا ۷۲ ساعت به حساب شما می‌رسد.',

  address: 'نشانی تحویل',
  noAddress: 'نشانی این سفارش به خواست شما پاک شده است.',
  clear: 'پاک کردن نشانی و یادداشت',
  cleared: 'نشانی سفارش پاک شد',
  postalCode: 'کد پستی',
  method: 'شیوهٔ ارسال',
  days: (from: number, to: number) =>
    from === to
      ? `${toPersianDigits(to)} روز کاری`
      : `${toPersianDigits(from)} تا ${toPersianDigits(to)} روز کاری`,
  sameDay: 'همان روز',
  slot: (day: string, from: number, to: number) =>
    `${day}، ساعت ${toPersianDigits(from)} تا ${toPersianDigits(to)}`,
  way: 'شیوهٔ پرداخت',
  trace: 'شمارهٔ پیگیری',
  reference: 'شمارهٔ مرجع',
  card: 'کارت',
  note: 'یادداشت شما',
  invoiceTo: 'فاکتور به نام',

  choosePayment: 'انتخاب درگاه و پرداخت',
  noWay:
    'اکنون هیچ درگاهی این مبلغ را نمی‌پذیرد. می‌توانید سفارش را لغو کنید یا با پشتیبانی تماس بگیرید.',
  notSent: 'درگاه پرداخت اکنون پاسخ نمی‌دهد. چند دقیقهٔ دیگر دوباره بیازمایید.',
  print: 'چاپ فاکتور',
  askReturn: 'درخواست مرجوعی',
  noReturnLate: (day: string) => `مهلت مرجوع کردن این سفارش تا ${day} بود.`,
  reorder: 'خرید دوباره',
  reorderOf: (number: number) => `خرید دوبارهٔ سفارش ${toPersianDigits(number)}`,
  cancel: 'لغو سفارش',
  cancelTitle: 'لغو سفارش',
  cancelText: 'سفارش لغو و کالاهای آن آزاد می‌شود. این لغو را نمی‌توان پس گرفت.',
  cancelReceipt:
    'رسید پرداخت شما هنوز بررسی نشده است. اگر پول به فروشگاه رسیده باشد، پس از لغو هم همهٔ آن به شما بازمی‌گردد.',
  cancelMoney: (amount: number) =>
    `مبلغ ${formatNumber(amount)} تومان معمولاً تا ۷۲ ساعت به همان کارت بازمی‌گردد.`,
  cancelLoan: (amount: number) =>
    `مبلغ ${formatNumber(amount)} تومان معمولاً تا ۷۲ ساعت به همان حساب اعتباری بازمی‌گردد.`,
  confirmCancel: 'بله، لغو شود',
  keep: 'نه، بماند',
  cancelled: 'سفارش لغو شد',
  noCancelPacked: 'سفارش در حال آماده‌سازی است؛ برای لغو آن با پشتیبانی تماس بگیرید.',
  noCancelSent: 'پس از ارسال، سفارش لغو نمی‌شود؛ آن را هنگام تحویل نپذیرید.',
  noCancelVerifying: 'پرداخت شما در حال بررسی است',
} as const;
