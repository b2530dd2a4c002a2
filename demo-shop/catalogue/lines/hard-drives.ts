import type { LineInput } from '../model.ts';

const advice = [
  'ظرفیت نمایش‌داده در ویندوز کمی کمتر است، چون هر گیگابایت را ۱۰۲۴ مگابایت می‌شمارد.',
  'از داده‌های مهم همیشه نسخهٔ دومی جای دیگر نگه دارید؛ هیچ حافظه‌ای جاودانه نیست.',
  'پیش از جداکردن، خروج امن را بزنید.',
  'اصل‌بودن کالا را می‌توانید با شمارهٔ سریال در سایت سازنده بررسی کنید.',
];
const facts = [
  'read-speed>=400 ? سرعت خواندن {read-speed} کپی یک فیلم کامل را به چند ثانیه می‌رساند.',
  'سرعت نوشتن {write-speed} است و در انتقال‌های طولانی افت آن اندک است.',
  'رابط {interface} دارد و با کامپیوتر، گوشی و کنسول سازگار است.',
  'ظرفیت {storage} برای آرشیو عکس و پروژه چند سال جا دارد.',
  'water=ip65 ? گواهی {water} آب و گرد را پشت در نگه می‌دارد.',
  'وزن {weight} آن را همراه همیشگی کیف کرده است.',
];

export const hardDrives: LineInput = {
  category: 'storage',
  picture: 'hdd',
  nameFa: 'هارد اکسترنال {brand} مدل {model} ظرفیت {storage}',
  nameEn: '{brand} {model} External HDD {storage}',
  option: { specs: ['storage'], column: 'storage', split: true },
  guarantees: ['گارانتی ۲۴ ماهه شرکتی'],
  facts,
  advice,
  families: [
    {
      brand: 'western-digital',
      model: 'My Passport',
      price: 7.2,
      colours: 'black navy red',
      options: { '1000': -1.9, '2000': 0, '4000': 4.3, '5000': 6.1 },
      hot: 8,
      off: 5,
      style: 'wave',
      specs: 'interface=usb-a; read-speed=130; write-speed=120; weight=210',
      note: 'ارزان‌ترین جای امن برای عکس‌های خانواده؛ رمزگذاری سخت‌افزاری هم دارد.',
    },
  ],
};
