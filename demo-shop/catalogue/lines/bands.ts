import type { LineInput } from '../model.ts';

const shop18 = 'گارانتی ۱۸ ماهه کهربا';
const authentic = 'گارانتی اصالت و سلامت فیزیکی';

export const bands: LineInput = {
  category: 'band',
  picture: 'band',
  nameFa: 'مچ‌بند هوشمند {brand} مدل {model}',
  nameEn: '{brand} {model} Fitness Tracker',
  guarantees: [shop18, authentic],
  bothGuarantees: true,
  specs: 'heart-rate=yes; water=5atm',
  facts: [
    'صفحهٔ {screen-size} {panel} اعلان فارسی را کامل نشان می‌دهد.',
    'باتری آن {battery-days} می‌ماند.',
    'وزن {weight} است و در خواب حس نمی‌شود.',
    'مقاومت {water} دارد و در استخر روی مچ می‌ماند.',
    '{sensors} را پایش می‌کند.',
    'قدم و کالری را بی‌نیاز از گوشی می‌شمارد.',
    'لرزش آرام آن بی‌صدا بیدارتان می‌کند.',
    'ده‌ها صفحه برای نمای ساعت دارد.',
    'ورزش‌های روزانه را جداگانه ثبت می‌کند.',
    'screen-size>=1.55 ? در این صفحه چند خط پیام یک‌جا دیده می‌شود.',
  ],
  advice: [
    'بندهای رنگی آن فراوان و ارزان است.',
    'اگر مکالمه و GPS می‌خواهید سراغ ساعت هوشمند بروید.',
    'brand!=samsung ? با اندروید و آیفون هر دو کار می‌کند.',
    'brand=samsung ? تنها با گوشی اندرویدی کار می‌کند.',
    'بند را هنگام شنا یک سوراخ تنگ‌تر ببندید.',
  ],
  families: [
    {
      brand: 'xiaomi',
      model: 'Smart Band 10',
      price: 3.1,
      colours: 'black silver pink',
      hot: 10,
      style: 'narrow',
      specs:
        'screen-size=1.72; panel=amoled; battery-days=21; weight=16; sensors=ضربان، خواب و اکسیژن; use=sport',
      note: 'می بند ۱۰ با صفحهٔ روشن‌تر و ۱۵۰ حالت ورزشی، محبوب‌ترین پوشیدنی ایران مانده است.',
    },
    {
      brand: 'xiaomi',
      model: 'Smart Band 9 Active',
      price: 1.65,
      colours: 'black cream',
      hot: 8,
      off: 8,
      style: 'wide',
      specs: 'screen-size=1.47; panel=tft; battery-days=18; weight=16; sensors=ضربان و خواب',
      note: 'ارزان‌ترین راه شمردن قدم و پایش خواب.',
    },
    {
      brand: 'samsung',
      model: 'Galaxy Fit3',
      price: 4.3,
      colours: 'graphite silver pink',
      hot: 7,
      style: 'wide',
      specs:
        'screen-size=1.6; panel=amoled; battery-days=13; weight=18; sensors=ضربان، خواب و تشخیص سقوط',
      note: 'تشخیص سقوط و تماس اضطراری در مچ‌بند؛ هدیه‌ای به‌جا برای پدر و مادر.',
    },
    {
      brand: 'honor',
      model: 'Band 9',
      price: 2.7,
      colours: 'black blue violet',
      hot: 5,
      style: 'wide',
      specs:
        'screen-size=1.57; panel=amoled; battery-days=14; weight=16; sensors=ضربان، اکسیژن و خواب',
      note: 'شیشهٔ خمیده و بدنهٔ باریک آنر در مچ مثل زیور دیده می‌شود.',
    },
    {
      brand: 'amazfit',
      model: 'Band 7',
      price: 2.95,
      colours: 'black pink',
      state: 'ended',
      hot: 3,
      style: 'narrow',
      specs:
        'screen-size=1.47; panel=amoled; battery-days=18; weight=28; sensors=ضربان، اکسیژن و استرس',
      note: 'ساخت این مدل متوقف شده و بیپ ۶ جایگزین پیشنهادی ماست.',
    },
  ],
};
