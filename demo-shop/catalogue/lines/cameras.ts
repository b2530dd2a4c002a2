import type { LineInput } from '../model.ts';

const shop18 = 'گارانتی ۱۸ ماهه کهربا';

export const cameras: LineInput = {
  category: 'camera',
  picture: 'camera',
  nameFa: 'دوربین دیجیتال بدون آینه {brand} مدل {model}[ به همراه {box}]',
  nameEn: '{brand} {model} Mirrorless Camera',
  guarantees: [shop18, 'گارانتی ۲۴ ماهه شرکتی'],
  bothGuarantees: true,
  insured: true,
  facts: [
    'حسگر {sensor} با {main-camera} جزئیات را تا چاپ بزرگ نگه می‌دارد.',
    'فیلم‌برداری {video} را ضبط می‌کند.',
    'stabiliser=true ? لرزش‌گیر بدنه عکس دستی در نور کم را ممکن کرده است.',
    'stabiliser=false ? لرزش‌گیر در بدنه نیست و باید در لنز یا روی سه‌پایه جست.',
    'مانت {mount} خانواده بزرگی از لنز در اختیار می‌گذارد.',
    'weight<560 ? وزن بدنهٔ {weight} در سفر گردن را خسته نمی‌کند.',
    'weight>=560 ? وزن بدنهٔ {weight} با لنز بزرگ بند پهن می‌خواهد.',
    'mount!=canon-ef ? فوکوس خودکار آن چشم را دنبال می‌کند.',
    'در جعبه {box} هم هست و همان روز اول عکس می‌گیرید.',
    'فاصلهٔ کانونی {focal} است و لنز عوض نمی‌شود.',
  ],
  advice: [
    'کارت حافظهٔ پرسرعت و باتری یدک را همراه دوربین بگیرید.',
    'شمارنده شاتر صفر است و پلمب جعبه جلوی شما باز می‌شود.',
    'برای دوربینی که سفر می‌رود بیمهٔ یک‌ساله توصیه می‌شود.',
    'box!= ? لنز کیت برای شروع خوب است؛ لنز بعدی را پس از چند ماه عکاسی انتخاب کنید.',
  ],
  families: [
    {
      brand: 'sony',
      model: 'Alpha a7 IV',
      price: 172,
      colours: 'black',
      hot: 7,
      style: 'mirrorless',
      specs:
        'sensor=full-frame; main-camera=33; video=4K با ۶۰ فریم; stabiliser=yes; mount=sony-e; weight=658; box=لنز 28-70 میلی‌متر',
      note: 'آلفا ۷ مارک ۴ دوربین همه‌کاره عکاسان عروسی و مستندسازان است؛ نه در عکس کم می‌گذارد نه در فیلم.',
    },
    {
      brand: 'sony',
      model: 'ZV-E10 II',
      price: 86.5,
      colours: 'black white',
      hot: 7,
      off: 5,
      style: 'mirrorless',
      specs:
        'sensor=aps-c; main-camera=26; video=4K با ۶۰ فریم; stabiliser=no; mount=sony-e; weight=377; box=لنز 16-50 میلی‌متر',
      note: 'ساخته‌شده برای ولاگ: صفحهٔ تمام‌چرخان، میکروفون سه‌کپسولی و دکمهٔ پس‌زمینه محو.',
    },
    {
      brand: 'canon',
      model: 'EOS R50',
      price: 64.9,
      colours: 'black silver',
      hot: 8,
      style: 'mirrorless',
      specs:
        'sensor=aps-c; main-camera=24.2; video=4K با ۳۰ فریم; stabiliser=no; mount=canon-rf; weight=375; box=لنز 18-45 میلی‌متر',
      note: 'سبک‌ترین ورودی خانواده EOS R؛ راهنمای تصویری منوها، عکاسی را به مبتدی یاد می‌دهد.',
    },
    {
      brand: 'canon',
      model: 'EOS R6 Mark II',
      price: 189,
      colours: 'black',
      hot: 5,
      style: 'mirrorless',
      specs:
        'sensor=full-frame; main-camera=24.2; video=4K با ۶۰ فریم; stabiliser=yes; mount=canon-rf; weight=670',
      note: 'چهل فریم در ثانیه و فوکوسی که رها نمی‌کند؛ دوربین ورزش و حیات وحش.',
    },
    {
      brand: 'canon',
      model: 'EOS 2000D',
      price: 36.8,
      colours: 'black',
      hot: 6,
      off: 7,
      style: 'reflex',
      specs:
        'sensor=aps-c; main-camera=24.1; video=Full HD با ۳۰ فریم; stabiliser=no; mount=canon-ef; weight=475; box=لنز 18-55 میلی‌متر',
      nameFa: 'دوربین دیجیتال {brand} مدل {model} به همراه {box}',
      nameEn: '{brand} {model} DSLR Camera',
      note: 'دوربین کلاس‌های عکاسی؛ ارزان، محکم و با لنزهای دست‌دومی که همه‌جا هست.',
    },
    {
      brand: 'nikon',
      model: 'Z50 II',
      price: 82.7,
      colours: 'black',
      hot: 5,
      style: 'mirrorless',
      specs:
        'sensor=aps-c; main-camera=20.9; video=4K با ۶۰ فریم; stabiliser=no; mount=nikon-z; weight=550; box=لنز 16-50 میلی‌متر',
      note: 'پردازندهٔ پرچم‌دار نیکون در بدنه‌ای جمع‌وجور، با دکمهٔ رنگ تصویر برای عکس آماده انتشار.',
    },
    {
      brand: 'nikon',
      model: 'Z6 III',
      price: 198,
      colours: 'black',
      state: 'call',
      hot: 4,
      style: 'mirrorless',
      specs:
        'sensor=full-frame; main-camera=24.5; video=6K با ۶۰ فریم; stabiliser=yes; mount=nikon-z; weight=760',
      note: 'حسگر نیمه‌انباشته و ویزور پرنورتر از روز؛ Z6 III برای عکاس-فیلم‌بردار.',
    },
    {
      brand: 'fujifilm',
      model: 'X-T50',
      price: 118.4,
      colours: 'black silver graphite',
      hot: 6,
      style: 'mirrorless',
      specs:
        'sensor=aps-c; main-camera=40.2; video=6K با ۳۰ فریم; stabiliser=yes; mount=fuji-x; weight=438',
      note: 'پیچ شبیه‌سازی فیلم روی بدنه؛ رنگ کلاسیک فوجی بی‌نیاز از ویرایش.',
    },
    {
      brand: 'fujifilm',
      model: 'X100VI',
      price: 149,
      colours: 'black silver',
      state: 'out',
      hot: 6,
      style: 'mirrorless',
      specs:
        'sensor=aps-c; main-camera=40.2; video=6K با ۳۰ فریم; stabiliser=yes; focal=23 میلی‌متر ثابت; weight=521',
      note: 'دوربین جیبی عکاسان خیابانی که صف انتظارش از خودش معروف‌تر است.',
    },
  ],
};
