import type { GatewayVerdict } from '#lib/contract/payment-settings.ts';
import type { KeyField } from '#server/gateways/key-fields.ts';

/** What staff read about the settings of payment. */
export const paymentSettingsTexts = {
  invalid: 'برخی از مقدارها درست نیست.',
  otherGateways: 'فهرست درگاه‌ها کامل نیست. صفحه را تازه کنید.',
  unknownGateway: 'چنین درگاهی نیست.',
  unknownField: 'این درگاه چنین کلیدی ندارد.',
  fixed: 'در تنظیمات سرور نوشته شده است و از این‌جا تغییر نمی‌کند.',
  needed: 'بدون این، درگاه روشن نمی‌شود.',
  neededForTest: 'برای آزمون، این را بنویسید.',
  together: 'توکن دسترسی و شمارهٔ درگاه با هم نوشته می‌شوند.',
  noKeys: 'کلیدهای این درگاه نوشته نشده است.',
  tooManyTests: 'آزمون‌ها پشت سر هم بود. کمی بعد دوباره بیازمایید.',
  forms: {
    uuid: 'شناسهٔ پذیرنده ۳۶ نویسه است، مانند 1a2b3c4d-….',
    token: 'تنها حرف و رقم لاتین، بدون فاصله.',
    number: 'تنها رقم، دست‌بالا ۱۸ رقم.',
    text: 'تنها حرف و رقم لاتین، بدون فاصله، دست‌بالا ۵۰۰ نویسه.',
    flag: 'روشن یا خاموش است.',
  } satisfies Record<KeyField['form'], string>,
  description: 'آزمون اتصال',
  verdicts: {
    works: 'اتصال برقرار است و درگاه کلیدها را پذیرفت.',
    key: 'درگاه کلیدها را نپذیرفت. آن‌ها را دوباره از پنل درگاه بردارید و بنویسید.',
    address:
      'نشانی سرور یا دامنهٔ فروشگاه نزد درگاه ثبت نشده است. نشانی بازگشت و IP سرور را به درگاه بدهید.',
    inactive: 'درگاه این پذیرنده را فعال نکرده است. از پشتیبانی درگاه بپرسید.',
    refused: 'درگاه درخواست را نپذیرفت. کمترین مبلغ و نشانی بازگشت را بررسی کنید.',
    silent: 'درگاه پاسخ نمی‌دهد. کمی بعد دوباره بیازمایید؛ اگر ماند، به پشتیبانی سرور بگویید.',
    unreadable: 'پاسخ درگاه خوانده نشد. کمی بعد دوباره بیازمایید.',
  } satisfies Record<GatewayVerdict, string>,
} as const;
