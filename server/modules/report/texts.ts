import { inToman, reportTitles as titles } from '#lib/text/report-titles.ts';

const code = 'کد کالا';
const share = `${titles.share} (درصد)`;
const hoursToSend = 'میانهٔ ساعت تا ارسال';
const hoursToDeliver = 'میانهٔ ساعت تا تحویل';

const { orders, pieces, sent, delivered } = titles;
const total = inToman(titles.total);
const before = (title: string): string => `${title} ${titles.before}`;
const totalBefore = inToman(before(titles.total));

/** Words of the reports' files. */
export const reportTexts = {
  goneProducts: 'کالاهای حذف‌شده',
  gone: titles.unknown,
  others: 'بقیه',
  all: 'جمع',
  withoutCoupon: 'بدون کد',
  sold: 'فروخته',
  unsold: 'بی‌فروش',
  method: 'شیوه',
  province: 'استان',
  buyers: { first: titles.firstBuyers, again: titles.againBuyers, gone: titles.goneBuyers },
  sheets: titles.names,
  /** Codes, and figures with a fraction. */
  plainHeads: [code, share, hoursToSend, hoursToDeliver],
  heads: {
    sales: [
      'از',
      'تا',
      orders,
      pieces,
      inToman(titles.lines),
      inToman(titles.discount),
      inToman(titles.freight),
      total,
      inToman(titles.refunds),
      inToman(titles.net),
      inToman(titles.average),
      before(orders),
      inToman(before(titles.net)),
    ],
    goods: ['گروه', code, 'نام', pieces, total, share, totalBefore, titles.stock],
    categories: ['دسته', pieces, total, share, totalBefore],
    coupons: [titles.code, titles.discount, orders, inToman(titles.given), total],
    delivery: [
      'گروه',
      'نام',
      orders,
      total,
      inToman(titles.freight),
      sent,
      delivered,
      hoursToSend,
      hoursToDeliver,
    ],
    searches: [titles.searched, titles.times, `بار در ${titles.before}`, titles.lastSearch],
    customers: ['گروه', 'مشتری', orders, total, before('مشتری'), before(orders), totalBefore],
  },
} as const;
