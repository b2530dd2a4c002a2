const code = 'کد کالا';
const share = 'سهم (درصد)';
const hoursToSend = 'میانهٔ ساعت تا ارسال';
const hoursToDeliver = 'میانهٔ ساعت تا تحویل';

/** Words of the reports' files. */
export const reportTexts = {
  goneProducts: 'کالاهای حذف‌شده',
  gone: 'نامشخص',
  others: 'بقیه',
  all: 'جمع',
  withoutCoupon: 'بدون کد',
  sold: 'فروخته',
  unsold: 'بی‌فروش',
  method: 'شیوه',
  province: 'استان',
  buyers: { first: 'خریدار تازه', again: 'خریدار بازگشته', gone: 'عضو حذف‌شده' },
  sheets: {
    sales: 'فروش',
    goods: 'کالاها',
    categories: 'دسته‌ها',
    coupons: 'کد تخفیف',
    delivery: 'ارسال',
    customers: 'مشتریان بازگشته',
    searches: 'جست‌وجوهای بی‌نتیجه',
  },
  /** Codes, and figures with a fraction. */
  plainHeads: [code, share, hoursToSend, hoursToDeliver],
  heads: {
    sales: [
      'از',
      'تا',
      'سفارش',
      'عدد',
      'جمع کالاها (تومان)',
      'تخفیف (تومان)',
      'هزینهٔ ارسال (تومان)',
      'فروش (تومان)',
      'برگشت پول (تومان)',
      'فروش خالص (تومان)',
      'میانگین سبد (تومان)',
      'سفارش دورهٔ پیش',
      'فروش خالص دورهٔ پیش (تومان)',
    ],
    goods: ['گروه', code, 'نام', 'عدد', 'فروش (تومان)', share, 'فروش دورهٔ پیش (تومان)', 'موجودی'],
    categories: ['دسته', 'عدد', 'فروش (تومان)', share, 'فروش دورهٔ پیش (تومان)'],
    coupons: ['کد', 'تخفیف', 'سفارش', 'تخفیف با کد (تومان)', 'فروش (تومان)'],
    delivery: [
      'گروه',
      'نام',
      'سفارش',
      'فروش (تومان)',
      'هزینهٔ ارسال (تومان)',
      'فرستاده',
      'تحویل‌شده',
      hoursToSend,
      hoursToDeliver,
    ],
    searches: ['جست‌وجو', 'بار', 'بار در دورهٔ پیش', 'آخرین روز'],
    customers: [
      'گروه',
      'مشتری',
      'سفارش',
      'فروش (تومان)',
      'مشتری دورهٔ پیش',
      'سفارش دورهٔ پیش',
      'فروش دورهٔ پیش (تومان)',
    ],
  },
} as const;
