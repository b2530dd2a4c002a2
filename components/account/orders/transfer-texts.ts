import { toPersianDigits } from '#lib/text/digits.ts';

/** Texts of the transfer from card to card. */
export const transferTexts = {
  title: 'کارت به کارت',
  head: 'مبلغ سفارش را کارت به کارت کنید',
  text: 'سپس تصویر رسید را همین‌جا بفرستید تا سفارش شما تایید شود.',
  card: 'شمارهٔ کارت',
  owner: 'به نام',
  amount: 'مبلغ',
  until: 'مهلت پرداخت',
  untilAt: (day: string, time: string) => `${day}، ساعت ${time}`,
  copyCard: 'رونوشت شمارهٔ کارت',
  copied: 'شمارهٔ کارت رونوشت شد',

  waiting: 'رسید شما در حال بررسی است',
  waitingText: 'تا پاسخ ما، سفارش شما نگه داشته می‌شود. نتیجه را پیامک می‌کنیم.',
  another: 'فرستادن رسید دیگر',
  refused: 'رسید شما پذیرفته نشد',
  picture: 'تصویر رسید',
  choose: 'انتخاب تصویر رسید',
  chooseOther: 'انتخاب تصویر دیگر',
  formats: (megabytes: number) =>
    `عکس یا نماگرفت رسید؛ JPEG، PNG یا WebP، حداکثر ${toPersianDigits(megabytes)} مگابایت`,
  remove: 'حذف تصویر رسید',
  reference: 'شمارهٔ پیگیری بانک',
  optional: 'اختیاری',
  send: 'فرستادن رسید',
  reading: 'تصویر آماده می‌شود…',
  missing: 'تصویر رسید را انتخاب کنید.',
  notPicture: 'این فایل تصویر JPEG، PNG یا WebP نیست، بزرگ‌تر از اندازهٔ گفته‌شده است، یا باز نمی‌شود.',
  sent: 'رسید شما فرستاده شد',
  open: (label: string) => `${label}، باز کردن در زبانهٔ تازه`,
} as const;
