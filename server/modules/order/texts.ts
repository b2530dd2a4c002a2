import { couponRefusalText } from '#lib/rules/pricing/texts.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatToman } from '#lib/text/toman.ts';
import type { CouponProblem } from '#server/modules/order/coupon.ts';

const couponTexts = {
  unknown: 'این کد تخفیف درست نیست.',
  used: 'این کد تخفیف پیش از این به کار رفته یا به پایان رسیده است.',
} as const;

/** Texts for shoppers about their orders. */
export const orderTexts = {
  invalid: 'اطلاعات سفارش کامل نیست.',
  unknown: 'این سفارش پیدا نشد.',
  emptyBasket: 'سبد خرید شما خالی است.',
  changed: 'سبد خرید شما تغییر کرده است. تغییرها را ببینید و تایید کنید.',
  totalChanged: 'مبلغ سفارش تغییر کرده است. خلاصهٔ تازه را ببینید و دوباره ادامه دهید.',
  outOfStock: (names: readonly string[]) => `به اندازهٔ سفارش شما موجود نیست: ${names.join('، ')}.`,
  nationalCode: 'برای ادامه خرید، کد ملی خود را تایید کنید.',
  chooseAddress: 'نشانی تحویل را انتخاب کنید.',
  chooseDelivery: 'شیوهٔ ارسال را انتخاب کنید.',
  notServed: (title: string) => `${title} به نشانی شما فرستاده نمی‌شود. شیوهٔ دیگری انتخاب کنید.`,
  notToPlace: 'به این نشانی فرستاده نمی‌شود',
  chooseSlot: 'زمان تحویل را انتخاب کنید.',
  choosePayment: 'شیوهٔ پرداخت را انتخاب کنید.',
  slotFull: 'این زمان تحویل دیگر جا ندارد. زمان دیگری انتخاب کنید.',
  open: (number: number) =>
    `سفارش ${toPersianDigits(number)} شما در انتظار پرداخت است. آن را بپردازید یا از انتظار پرداخت خارج شوید.`,
  otherBody: 'این سفارش پیش از این با اطلاعات دیگری ثبت شده است. صفحه را تازه کنید.',
  coupon: (problem: CouponProblem): string =>
    problem.kind === 'unknown' || problem.kind === 'used'
      ? couponTexts[problem.kind]
      : couponRefusalText(problem),
  onDelivery: 'پرداخت هنگام تحویل',
  cardToCard: 'کارت به کارت',
  needsTown: 'این شیوه تنها در برخی شهرهاست؛ نخست نشانی را انتخاب کنید.',
  notInTown: (title: string) => `${title} در شهر شما ممکن نیست.`,
  tooLittle: (least: number) => `این شیوه برای سفارش‌های ${formatToman(least)} به بالاست.`,
  tooMuch: (most: number) => `این شیوه برای سفارش‌های تا ${formatToman(most)} است.`,
  notLent: (title: string) => `${title} این مبلغ را قسطی نمی‌پذیرد.`,
  tooManyUnpaid: (count: number) =>
    `شما ${toPersianDigits(count)} سفارش پرداخت‌نشده دارید. سفارش تازه را آنلاین بپردازید، یا یکی از آن‌ها را لغو کنید.`,
  tooManyStarts: 'سفارش‌های زیادی ثبت کرده‌اید. کمی بعد دوباره تلاش کنید.',
  notCleared: 'نشانی این سفارش را هنوز نمی‌توان پاک کرد: مهلت بازگرداندن کالا باید گذشته باشد.',
  gone: 'این کالا دیگر فروخته نمی‌شود.',
  verifying: 'پرداخت شما در حال بررسی است',
  notCancelled: 'این سفارش را دیگر نمی‌توان لغو کرد. با پشتیبانی تماس بگیرید.',
} as const;
