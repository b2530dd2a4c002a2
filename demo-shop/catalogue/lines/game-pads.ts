import type { LineInput } from '../model.ts';

const authentic = 'گارانتی اصالت و سلامت فیزیکی';

export const gamePads: LineInput = {
  category: 'game-gear',
  picture: 'game-pad',
  nameFa: 'دسته بازی {brand} مدل {model} مناسب برای {platform}',
  nameEn: '{brand} {model} Gamepad',
  guarantees: ['گارانتی ۱۲ ماهه شرکتی', authentic],
  bothGuarantees: true,
  facts: [
    'connection=bluetooth ? با بلوتوث به {platform} وصل می‌شود.',
    'connection=radio ? با گیرندهٔ خودش به {platform} وصل می‌شود و تاخیر محسوسی ندارد.',
    '{functions}.',
    'باتری آن {battery-life} بازی پیوسته را جواب می‌دهد.',
    'وزن {weight} در بازی‌های طولانی خسته‌کننده نیست.',
    'با کابل هم کار می‌کند.',
    'brand!=microsoft ? هنگام بازی شارژ می‌شود و بازی نمی‌ماند.',
    'دکمه‌هایش کوتاه است و فشار کمی می‌خواهد.',
    'دسته‌های آن برجسته است و در دست عرق‌کرده نمی‌لغزد.',
    'چراغ یا نشان روی آن شارژ کم را خبر می‌دهد.',
  ],
  advice: [
    'اصل‌بودن دسته را با به‌روزرسانی سفت‌افزار می‌شود آزمود.',
    'brand!=nintendo & connection=bluetooth ? با کامپیوتر و گوشی اندرویدی هم جفت می‌شود.',
    'برای شارژ از کابل اصلی یا پایه استاندارد استفاده کنید.',
    'اهرم‌ها را با نوک گوش‌پاک‌کن خشک تمیز کنید.',
  ],
  families: [
    {
      brand: 'sony',
      model: 'DualSense',
      price: 7.9,
      colours: 'white red black',
      hot: 9,
      off: 9,
      style: 'symmetric',
      specs:
        'connection=bluetooth,usb; platform=PS5; functions=ماشه‌های تطبیقی کشش کمان و ترمز را به انگشت می‌رسانند; battery-life=10; weight=282',
      note: 'دوال‌سنس بازی را به دست‌ها می‌رساند: باران، شن و ترمز هرکدام لرزش خود را دارند.',
    },
    {
      brand: 'sony',
      model: 'DualSense Edge',
      price: 22.6,
      colours: 'white',
      hot: 4,
      style: 'symmetric',
      specs:
        'connection=bluetooth,usb; platform=PS5; functions=اهرم‌ها عوض می‌شوند و دکمه‌های پشت تنظیم‌شدنی‌اند; battery-life=7; weight=335',
      note: 'دستهٔ حرفه‌ای سونی با کیف سفر و اهرم‌هایی که به‌جای دسته، خودشان عوض می‌شوند.',
    },
    {
      brand: 'microsoft',
      model: 'Xbox Wireless Controller',
      price: 6.4,
      colours: 'black white blue',
      hot: 8,
      style: 'offset',
      specs:
        'connection=bluetooth,usb; platform=Xbox و ویندوز; functions=دکمه اشتراک‌گذاری و پد جهت ترکیبی دارد; battery-life=40; weight=287',
      note: 'راحت‌ترین دسته برای کامپیوتر؛ با دو باتری قلمی چهل ساعت کار می‌کند.',
    },
    {
      brand: 'razer',
      model: 'Wolverine V3 Pro',
      price: 21.4,
      colours: 'black',
      hot: 4,
      style: 'offset',
      specs:
        'connection=radio,usb; platform=Xbox و ویندوز; functions=ماشه‌های کوتاه و اهرم‌های اثر هال ساییده نمی‌شوند; battery-life=20; weight=304',
      note: 'برای مسابقه: بی‌سیم سریع، شش دکمهٔ اضافه و اهرمی که پس از سال‌ها نمی‌لغزد.',
    },
    {
      brand: 'nintendo',
      model: 'Switch 2 Pro Controller',
      price: 11.2,
      colours: 'black',
      state: 'soon',
      hot: 4,
      style: 'offset',
      specs:
        'connection=bluetooth,usb; platform=Switch; functions=درگاه هدفون و دو دکمه پشت دارد; battery-life=40; weight=235',
      note: 'دستهٔ پرو برای سوییچ ۲ با اهرم‌های آرام‌تر؛ به‌زودی در کهربا.',
    },
  ],
};
