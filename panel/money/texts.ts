/** Words of money that waits for staff. */
export const moneyTexts = {
  title: 'پول برای پیگیری',
  views: 'گونه‌های پول',
  refunds: 'برگشت پول',
  strays: 'پول بدون سفارش',
  unanswered: 'پرداخت بی‌پاسخ',
  about: {
    refunds: 'درگاه نتوانسته این پول‌ها را بازگرداند. خودتان بپردازید و شمارهٔ مرجع آن را بنویسید.',
    strays: 'پولی که رسیده و سفارشی نپرداخته است. آنچه درگاه بازمی‌گرداند این‌جا نمی‌ماند.',
    unanswered: 'پرداخت‌هایی که درگاهشان دیگر پاسخ نمی‌دهد. نتیجه را از بانک بپرسید و ثبت کنید.',
  },
  empty: {
    refunds: 'برگشتی در انتظار نیست',
    strays: 'پول بدون سفارش نیست',
    unanswered: 'پرداخت بی‌پاسخی نیست',
  },
  reason: 'دلیل',
  gateway: 'درگاه',
  reference: 'شمارهٔ پیگیری',
  state: 'وضعیت',
  settle: 'ثبت نتیجه',
  byGateway: 'در راه بازگشت از درگاه',
  byStaff: 'با شما',
  outcome: 'چه شد؟',
  settled: 'تکلیفش روشن شد',
  askAgain: 'درگاه دوباره بازگرداند',
  settlement: 'با این پول چه کردید؟',
  settlementHint: 'مانند: به کارت مشتری برگردانده شد. چیز شخصی ننویسید.',
  paid: 'پول آن به فروشگاه رسیده است',
  unpaid: 'پولی نرسیده است',
  bankReference: 'شمارهٔ مرجع بانک',
  done: 'نتیجه ثبت شد',
  unansweredState: {
    redirected: 'در درگاه',
    verifying: 'در حال بررسی',
    unknown: 'روشن نیست',
    paid: 'تایید شده، پرداخت نشده به فروشگاه',
  },
} as const;

const reasons: Readonly<Record<string, string>> = {
  'the order was not open any more': 'سفارش دیگر باز نبود',
  'the reference has paid another attempt': 'بانک شمارهٔ پیگیری پرداخت دیگری را برای آن داده است',
  'its gateway is not set any more': 'درگاه آن دیگر در فروشگاه نیست',
};
/** Why money pays no order; words of a gateway are shown as they are. */
export const strayReason = (reason: string): string =>
  (Object.hasOwn(reasons, reason) && reasons[reason]) || reason;
