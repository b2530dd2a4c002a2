import type { LineInput } from '../model.ts';

const shop18 = 'گارانتی ۱۸ ماهه کهربا';
const authentic = 'گارانتی اصالت و سلامت فیزیکی';

export const actionCams: LineInput = {
  category: 'action-cam',
  picture: 'action-cam',
  nameFa: 'دوربین فیلم‌برداری ورزشی {brand} مدل {model}',
  nameEn: '{brand} {model} Action Camera',
  guarantees: [shop18, authentic],
  bothGuarantees: true,
  insured: true,
  specs: 'stabiliser=yes',
  facts: [
    'فیلم‌برداری {video} لرزش دوچرخه و دویدن را صاف می‌کند.',
    'sensor=one-inch ? حسگر {sensor} در غروب هم تصویر تمیز می‌دهد.',
    'sensor=small ? حسگر {sensor} در روز بهترین تصویر را می‌دهد.',
    'باتری {battery} را با یک باتری یدک به یک روز کامل می‌رسانید.',
    'weight<100 ? وزن {weight} روی کلاه فراموش می‌شود.',
    'weight>=100 & weight<160 ? وزن {weight} روی کلاه و سینه حس نمی‌شود.',
    'weight>=160 ? وزن {weight} در جیب کت جا می‌شود.',
    '{functions}.',
    'صفحه‌اش کادر را پیش از ضبط نشان می‌دهد.',
    'با برنامهٔ گوشی، تصویر را همان‌جا می‌فرستید.',
  ],
  advice: [
    'کارت حافظه V30 به بالا بگیرید؛ کارت کند ضبط را قطع می‌کند.',
    'weight<160 ? پس از آب شور، با آب شیرین بشویید.',
    'weight<160 ? پایه سینه و کلاه را جدا سفارش دهید.',
    'weight>=160 ? ضدآب نبودن یا بودن آن را پیش از سفر دریا در مشخصات ببینید.',
    'لنز را با پارچهٔ میکروفایبر پاک کنید.',
  ],
  families: [
    {
      brand: 'gopro',
      model: 'HERO13 Black',
      price: 36.8,
      colours: 'black',
      hot: 8,
      off: 6,
      style: 'cube',
      specs:
        'video=5.3K با ۶۰ فریم; sensor=small; battery=1900; weight=159; functions=لنزهای آهنربایی HB را خودکار می‌شناسد',
      note: 'هیرو ۱۳ باتری بزرگ‌تر و لنزهای عوض‌شدنی دارد؛ هنوز معیار دوربین ورزشی است.',
    },
    {
      brand: 'gopro',
      model: 'HERO',
      price: 19.7,
      colours: 'black',
      hot: 6,
      style: 'cube',
      specs:
        'video=4K با ۳۰ فریم; sensor=small; battery=1255; weight=86; functions=کوچک‌ترین گوپرو با صفحه لمسی است',
      note: '۸۶ گرم و بی‌دردسر؛ برای اولین سفر دوچرخه.',
    },
    {
      brand: 'dji',
      model: 'Osmo Action 5 Pro',
      price: 33.9,
      colours: 'black',
      hot: 7,
      style: 'cube',
      specs:
        'video=4K با ۱۲۰ فریم; sensor=small; battery=1950; weight=146; functions=تا ۲۰ متر بی‌قاب زیر آب می‌رود',
      note: 'دو صفحهٔ اولد و باتری بزرگ؛ در سرما هم خاموش نمی‌شود.',
    },
    {
      brand: 'dji',
      model: 'Osmo Pocket 3',
      price: 52.6,
      colours: 'graphite',
      hot: 8,
      style: 'gimbal',
      specs:
        'video=4K با ۱۲۰ فریم; sensor=one-inch; battery=1300; weight=179; functions=گیمبال سه‌محوره تصویر را مثل ریل صاف نگه می‌دارد',
      note: 'دوربین یک‌اینچی روی گیمبال جیبی؛ ولاگرها با همین کار می‌کنند.',
    },
    {
      brand: 'dji',
      model: 'Osmo 360',
      price: 41.5,
      colours: 'black',
      state: 'soon',
      hot: 4,
      style: 'cube',
      specs:
        'video=8K با ۳۰ فریم سراسرنما; sensor=one-inch; battery=1950; weight=183; functions=زاویه تصویر را پس از ضبط انتخاب می‌کنید',
      note: 'نخستین دوربین ۳۶۰ درجه دی‌جی‌آی به‌زودی با گارانتی رسمی می‌رسد.',
    },
  ],
};
