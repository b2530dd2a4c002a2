import { toPersianDigits } from '#lib/text/digits.ts';
import { isolateCode } from '#lib/text/mixed-text.ts';
import type { EventArea } from '#lib/contract/staff.ts';

interface Action {
  readonly area: EventArea;
  /** What was done, in Persian. */
  readonly label: string;
}

/** All that is recorded of staff (`recordStaff`), mostly by the name of the call, and how «رخدادها» shows it. */
export const staffActions = {
  'Start-Preparing': { area: 'orders', label: 'آماده‌سازی سفارش آغاز شد' },
  Send: { area: 'orders', label: 'سفارش ارسال شد' },
  Deliver: { area: 'orders', label: 'سفارش تحویل شد' },
  'Take-Back': { area: 'orders', label: 'مرسولهٔ برگشتی ثبت شد' },
  Cancel: { area: 'orders', label: 'سفارش لغو شد' },
  Refund: { area: 'orders', label: 'پول سفارش برگردانده شد' },
  'Add-Note': { area: 'orders', label: 'یادداشت سفارش نوشته شد' },
  'Set-Labels': { area: 'orders', label: 'برچسب سفارش تغییر کرد' },
  'Settle-Refund': { area: 'orders', label: 'برگشت پول پیگیری شد' },
  'Settle-Stray': { area: 'orders', label: 'پول بدون سفارش پیگیری شد' },
  'Settle-Payment': { area: 'orders', label: 'نتیجهٔ پرداخت ثبت شد' },
  'Decide-Receipt': { area: 'orders', label: 'رسید واریز بررسی شد' },
  'Decide-Return': { area: 'orders', label: 'درخواست مرجوعی بررسی شد' },
  'Export-All-Orders': { area: 'orders', label: 'خروجی همهٔ سفارش‌ها گرفته شد' },
  'Save-Product': { area: 'catalogue', label: 'کالا ذخیره شد' },
  'Remove-Products': { area: 'catalogue', label: 'کالا به سطل رفت' },
  'Restore-Products': { area: 'catalogue', label: 'کالا از سطل برگشت' },
  'Save-Cells': { area: 'catalogue', label: 'قیمت و موجودی در جدول ذخیره شد' },
  'Save-Timed-Prices': { area: 'catalogue', label: 'قیمت زمان‌دار ذخیره شد' },
  'Cancel-Timed-Prices': { area: 'catalogue', label: 'قیمت زمان‌دار لغو شد' },
  'Move-Stock': { area: 'catalogue', label: 'موجودی تغییر کرد' },
  'Apply-Bulk': { area: 'catalogue', label: 'تغییر گروهی اعمال شد' },
  'Stop-Batch': { area: 'catalogue', label: 'تغییر گروهی متوقف شد' },
  'Undo-Batch': { area: 'catalogue', label: 'تغییر گروهی برگردانده شد' },
  'Undo-Changes': { area: 'catalogue', label: 'تغییرهای کالا برگردانده شد' },
  'Apply-Import': { area: 'catalogue', label: 'ورود فایل پذیرفته شد' },
  'Stop-Import': { area: 'catalogue', label: 'ورود فایل متوقف شد' },
  'Start-Import-Pictures': { area: 'catalogue', label: 'تصویرهای ورود خواسته شد' },
  'Undo-Import': { area: 'catalogue', label: 'ورود فایل برگردانده شد' },
  'Export-All-Products': { area: 'catalogue', label: 'خروجی همهٔ کالاها گرفته شد' },
  'Upload-Media': { area: 'catalogue', label: 'تصویر بارگذاری شد' },
  'Save-Media': { area: 'catalogue', label: 'متن تصویر ذخیره شد' },
  'Save-Category': { area: 'catalogue', label: 'دسته ذخیره شد' },
  'Move-Category': { area: 'catalogue', label: 'دسته جابه‌جا شد' },
  'Remove-Category': { area: 'catalogue', label: 'دسته حذف شد' },
  'Save-Landing': { area: 'catalogue', label: 'صفحهٔ ورودی ذخیره شد' },
  'Remove-Landing': { area: 'catalogue', label: 'صفحهٔ ورودی حذف شد' },
  'Save-Brand': { area: 'catalogue', label: 'برند ذخیره شد' },
  'Remove-Brand': { area: 'catalogue', label: 'برند حذف شد' },
  'Save-Attribute': { area: 'catalogue', label: 'مشخصه ذخیره شد' },
  'Remove-Attribute': { area: 'catalogue', label: 'مشخصه حذف شد' },
  'Save-Promotion': { area: 'discounts', label: 'تخفیف ذخیره شد' },
  'Save-Coupon': { area: 'discounts', label: 'کد تخفیف ذخیره شد' },
  'Save-Delivery-Method': { area: 'delivery', label: 'شیوهٔ ارسال ذخیره شد' },
  'Save-Slots': { area: 'delivery', label: 'زمان‌های تحویل ذخیره شد' },
  'Approve-Opinion': { area: 'opinions', label: 'نظر پذیرفته شد' },
  'Reject-Opinion': { area: 'opinions', label: 'نظر رد شد' },
  'Judge-Review-Picture': { area: 'opinions', label: 'تصویر نظر بررسی شد' },
  'Save-Post': { area: 'content', label: 'نوشته ذخیره شد' },
  'Remove-Post': { area: 'content', label: 'نوشته به سطل رفت' },
  'Restore-Post': { area: 'content', label: 'نوشته از سطل برگشت' },
  'Export-All-Posts': { area: 'content', label: 'خروجی نوشته‌ها و برگه‌ها گرفته شد' },
  'Save-Post-Category': { area: 'content', label: 'دستهٔ نوشته‌ها ذخیره شد' },
  'Remove-Post-Category': { area: 'content', label: 'دستهٔ نوشته‌ها حذف شد' },
  'Save-Post-Author': { area: 'content', label: 'نویسنده ذخیره شد' },
  'Remove-Post-Author': { area: 'content', label: 'نویسنده حذف شد' },
  'Save-Post-Tag': { area: 'content', label: 'برچسب نوشته‌ها ذخیره شد' },
  'Remove-Post-Tag': { area: 'content', label: 'برچسب نوشته‌ها حذف شد' },
  'Save-Page': { area: 'content', label: 'برگه ذخیره شد' },
  'Remove-Page': { area: 'content', label: 'برگه حذف شد' },
  'Save-Appearance': { area: 'content', label: 'ظاهر فروشگاه ذخیره شد' },
  'Restore-Appearance': { area: 'content', label: 'ظاهر پیشین برگردانده شد' },
  'Save-Settings': { area: 'settings', label: 'تنظیمات ذخیره شد' },
  'Restore-Settings': { area: 'settings', label: 'تنظیمات پیشین برگردانده شد' },
  'Mark-Setup-Step': { area: 'settings', label: 'گام راه‌اندازی نشان شد' },
  'Save-Redirect': { area: 'content', label: 'نشانی قدیمی ذخیره شد' },
  'Remove-Redirect': { area: 'content', label: 'نشانی قدیمی حذف شد' },
  'Answer-Opinion': { area: 'opinions', label: 'نظر پاسخ داده شد' },
  'Mark-Contact-Message': { area: 'opinions', label: 'پیام رسیدگی شد' },
  'Show-Chat-Mobile': { area: 'customers', label: 'شمارهٔ طرف گفتگو دیده شد' },
  'Assign-Chat': { area: 'customers', label: 'گفتگو سپرده شد' },
  'Close-Chat': { area: 'customers', label: 'گفتگو بسته شد' },
  'Delete-Chat-Message': { area: 'customers', label: 'پیام گفتگو حذف شد' },
  'Block-Chat': { area: 'customers', label: 'بازدیدکننده از گفتگو بازداشته شد' },
  'Unblock-Chat': { area: 'customers', label: 'محدودیت گفتگو برداشته شد' },
  'Save-Chat-Reply': { area: 'customers', label: 'پاسخ آمادهٔ گفتگو ذخیره شد' },
  'Remove-Chat-Reply': { area: 'customers', label: 'پاسخ آمادهٔ گفتگو حذف شد' },
  'Save-Chat-Hours': { area: 'settings', label: 'ساعت‌های گفتگو تغییر کرد' },
  'Settle-Abuse-Report': { area: 'staff', label: 'گزارش رفتار رسیدگی شد' },
  'Show-Customer-Mobile': { area: 'customers', label: 'شمارهٔ مشتری دیده شد' },
  'Block-Customer': { area: 'customers', label: 'مشتری مسدود شد' },
  'Unblock-Customer': { area: 'customers', label: 'مسدودی مشتری برداشته شد' },
  'Export-Customers': { area: 'customers', label: 'خروجی مشتریان گرفته شد' },
  'Export-Subscribers': { area: 'customers', label: 'خروجی خبرنامه گرفته شد' },
  'Export-All-Customers': { area: 'customers', label: 'خروجی همهٔ مشتریان گرفته شد' },
  'Save-Payment-Settings': { area: 'settings', label: 'تنظیمات پرداخت تغییر کرد' },
  'Save-Card': { area: 'settings', label: 'شمارهٔ کارت به کارت تغییر کرد' },
  'Save-Sms-Settings': { area: 'settings', label: 'تنظیمات پیامک تغییر کرد' },
  'Send-Test-Sms': { area: 'settings', label: 'پیامک آزمایشی فرستاده شد' },
  'Save-Backup-Settings': { area: 'settings', label: 'تنظیمات پشتیبان‌گیری تغییر کرد' },
  'Start-Backup': { area: 'settings', label: 'پشتیبان گرفته شد' },
  'Download-Backup': { area: 'settings', label: 'پشتیبان بارگیری شد' },
  'Remove-Backup': { area: 'settings', label: 'پشتیبان حذف شد' },
  'Claim-Shop': { area: 'staff', label: 'نخستین مدیر فروشگاه وارد شد' },
  'Invite-Staff': { area: 'staff', label: 'به کارکنان دعوت شد' },
  'Cancel-Invitation': { area: 'staff', label: 'دعوت پس گرفته شد' },
  'Accept-Invitation': { area: 'staff', label: 'دعوت پذیرفته شد' },
  'Set-Staff-Roles': { area: 'staff', label: 'نقش‌های کارمند تغییر کرد' },
  'Suspend-Staff': { area: 'staff', label: 'دسترسی کارمند بسته شد' },
  'Resume-Staff': { area: 'staff', label: 'دسترسی کارمند باز شد' },
  'Reset-Totp': { area: 'staff', label: 'کد دومرحله‌ای کارمند برداشته شد' },
  'End-Staff-Device': { area: 'staff', label: 'دستگاه کارمند بیرون شد' },
  'Save-Role': { area: 'staff', label: 'نقش ذخیره شد' },
  'Remove-Role': { area: 'staff', label: 'نقش حذف شد' },
  'Set-Role': { area: 'staff', label: 'دسترسی از خط فرمان تغییر کرد' },
  'New-Device': { area: 'sign-in', label: 'ورود از دستگاه تازه' },
  'Wrong-Code': { area: 'sign-in', label: 'ورود ناموفق، کد دومرحله‌ای نادرست' },
  'Use-Recovery-Code': { area: 'sign-in', label: 'کد بازیابی به کار رفت' },
  'Confirm-Totp': { area: 'sign-in', label: 'کد دومرحله‌ای روشن شد' },
  'End-Totp': { area: 'sign-in', label: 'کد دومرحله‌ای خاموش شد' },
  'Make-Recovery-Codes': { area: 'sign-in', label: 'کدهای بازیابی تازه ساخته شد' },
} as const satisfies Record<string, Action>;
export type StaffAction = keyof typeof staffActions;

/** Money, codes or the shop's data could be taken by it: the panel's first screen shows it to owners for a week. */
export const guardedActions: readonly StaffAction[] = [
  'Save-Payment-Settings',
  'Save-Sms-Settings',
  'Save-Card',
  'Download-Backup',
];

/** How an action is shown; one of another release keeps its name. */
export function actionOf(name: string): Action {
  const known: Readonly<Record<string, Action>> = staffActions;
  return (Object.hasOwn(known, name) && known[name]) || { area: 'settings', label: name };
}

/** The recorded names of an area. */
export const actionsOf = (area: EventArea): string[] =>
  Object.entries(staffActions).flatMap(([name, action]) => (action.area === area ? [name] : []));

const subjects: readonly (readonly [RegExp, string])[] = [
  [/^order /, 'سفارش '],
  [/^stray /, 'پول بدون سفارش '],
  [/^promotion /, 'تخفیف '],
  [/^coupon /, 'کد تخفیف '],
  [/^message /, 'پیام '],
  [/^chat hours$/, 'ساعت‌های گفتگو'],
  [/^chat reply /, 'پاسخ آمادهٔ '],
  [/^chat /, 'گفتگوی '],
  [/^abuse report /, 'گزارش رفتار '],
  [/^delivery method /, 'شیوهٔ ارسال '],
  [/^review /, 'دیدگاه '],
  [/^question /, 'پرسش '],
  [/^answer /, 'پاسخ '],
  [/^comment /, 'دیدگاه مجله '],
  [/^post /, 'نوشتهٔ '],
  [/^page /, 'برگهٔ '],
  [/^product /, 'کالای '],
  [/^timed prices$/, 'قیمت‌های زمان‌دار'],
  [/^batch /, 'تغییر گروهی '],
  [/^import /, 'ورود '],
  [/^picture /, 'تصویر '],
  [/^category /, 'دستهٔ '],
  [/^brand /, 'برند '],
  [/^landing /, 'صفحهٔ ورودی '],
  [/^attribute /, 'مشخصهٔ '],
  [/^customer /, 'مشتری '],
  [/^products$/, 'کالاها'],
  [/^orders$/, 'سفارش‌ها'],
  [/^posts$/, 'نوشته‌ها و برگه‌ها'],
  [/^customers$/, 'مشتریان'],
  [/^newsletter$/, 'خبرنامه'],
  [/^settings shop$/, 'تنظیمات فروشگاه'],
  [/^settings selling$/, 'تنظیمات فروش'],
  [/^settings feeds$/, 'تنظیمات نشانی‌ها'],
  [/^settings measuring$/, 'تنظیمات آمار بازدید'],
  [/^settings brand$/, 'رنگ و نشان'],
  [/^setup shop$/, 'گام نام و نشانی'],
  [/^setup brand$/, 'گام نشان و رنگ'],
  [/^setup sms$/, 'گام پیامک'],
  [/^setup payment$/, 'گام پرداخت'],
  [/^setup delivery$/, 'گام ارسال'],
  [/^setup product$/, 'گام نخستین کالا'],
  [/^setup pages$/, 'گام برگه‌ها'],
  [/^setup enamad$/, 'گام نماد اعتماد'],
  [/^setup look$/, 'گام نگاه آخر'],
  [/^appearance home$/, 'صفحهٔ نخست'],
  [/^appearance menu$/, 'منوی بالای صفحه'],
  [/^appearance side$/, 'منوی دسته‌بندی'],
  [/^appearance footer$/, 'ستون‌های پانویس'],
  [/^appearance header$/, 'پیوندهای کنار'],
  [/^appearance banner$/, 'بنر بالای صفحه'],
  [/^appearance texts$/, 'پانویس'],
  [/^settings payment$/, 'پرداخت'],
  [/^settings sms$/, 'پیامک'],
  [/^settings backup$/, 'پشتیبان‌گیری'],
  [/^backup /, 'پشتیبان '],
  [/^staff /, 'کارمند '],
  [/^invitation /, 'دعوت '],
  [/^role /, 'نقش '],
];

/** Of a number, or of a mobile number of which a part is hidden. */
const digitsAlone = /^\d+(?: ••• \d+)?$/;

/** `order 12345678` as «سفارش ۱۲۳۴۵۶۷۸»; names and codes with letters stay as they are. */
export function subjectLabel(subject: string): string {
  const [start, word] = subjects.find(([kind]) => kind.test(subject)) ?? [];
  if (start === undefined || word === undefined) return subject;
  const rest = subject.replace(start, '');
  if (!digitsAlone.test(rest)) return word + rest;
  const digits = toPersianDigits(rest);
  return word + (digits.includes(' ') ? isolateCode(digits) : digits);
}
