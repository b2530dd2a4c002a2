import type { LineInput } from '../model.ts';

const five = 'گارانتی ۵ ساله شرکتی';
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

export const flashMemories: LineInput = {
  category: 'storage',
  picture: 'flash-memory',
  nameFa: 'فلش مموری {brand} مدل {model} ظرفیت {storage}',
  nameEn: '{brand} {model} USB Flash Drive {storage}',
  option: { specs: ['storage'], column: 'storage', split: true },
  guarantees: [five],
  facts,
  advice,
  families: [
    {
      brand: 'sandisk',
      model: 'Ultra Dual Drive Luxe',
      price: 1.28,
      options: { '64': -0.55, '128': 0, '256': 1.05 },
      hot: 8,
      off: 10,
      style: 'metal',
      specs: 'interface=usb-a,usb-c; read-speed=400; write-speed=90; weight=9',
      note: 'یک سر تایپ‌سی و یک سر معمولی؛ عکس‌ها را بی‌کابل از گوشی به کامپیوتر می‌برد.',
    },
    {
      brand: 'sandisk',
      model: 'Cruzer Blade',
      price: 0.42,
      options: { '32': -0.1, '64': 0 },
      hot: 7,
      style: 'slide',
      specs: 'interface=usb-a; read-speed=20; write-speed=8; weight=3',
      note: 'کوچک و ارزان برای چاپخانه و ضبط خودرو.',
    },
  ],
};
