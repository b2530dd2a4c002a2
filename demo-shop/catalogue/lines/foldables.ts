import type { LineInput } from '../model.ts';

export const foldables: LineInput = {
  category: 'foldable',
  picture: 'phone',
  nameFa: 'گوشی تاشو {brand} مدل {model}[ {sim}][ ظرفیت {storage} و رم {ram}]',
  nameEn: '{brand} {model}[ {storage} {ram} RAM]',
  option: { specs: ['storage', 'ram'], column: 'storage' },
  guarantees: ['گارانتی ۱۸ ماهه کهربا'],
  insured: true,
  specs: 'sim=two; os=android; nfc=yes; network=5g; refresh-rate=120',
  facts: [
    'صفحهٔ داخلی {screen-size} {panel} وقتی باز می‌شود خط تای آن را باید جست تا دید.',
    'پردازندهٔ {chip} با رم {ram} دو برنامه را کنار هم بی‌لکنت اجرا می‌کند.',
    'دوربین اصلی {main-camera} را می‌توان با گوشی نیمه‌باز و بی‌سه‌پایه به کار گرفت.',
    'باتری {battery} با توجه به دو نمایشگر، یک روز معمولی را تمام می‌کند.',
    'وزن {weight} برای گوشی تاشو سبک به حساب می‌آید.',
    'گواهی {water} لولا را در برابر آب و گرد نگه می‌دارد.',
  ],
  advice: [
    'روی صفحهٔ داخلی محافظ کارخانه است؛ آن را نکنید و از محافظ متفرقه استفاده نکنید.',
    'برای گوشی تاشو بیمه را جدی بگیرید؛ تعویض صفحهٔ داخلی نزدیک یک‌سوم قیمت گوشی است.',
    'لولا برای دویست هزار بار باز و بسته شدن آزموده شده، یعنی بیش از پنج سال استفادهٔ روزانه.',
  ],
  families: [
    {
      brand: 'samsung',
      model: 'Galaxy Z Fold7',
      price: 176.5,
      colours: 'navy silver black',
      options: { '256/12': 0, '512/12': 12.5 },
      hot: 7,
      style: 'fold',
      specs:
        'screen-size=8; panel=dynamic-amoled; chip=Snapdragon 8 Elite for Galaxy; main-camera=200; selfie-camera=10; battery=4400; charging-power=25; weight=215; water=ip68',
      note: 'Z Fold7 بسته که باشد از S25 Ultra سبک‌تر و کم‌وبیش هم‌ضخامت آن است؛ باز که بشود تبلتی ۸ اینچی برای سه پنجره کنار هم. این بار دوربین ۲۰۰ مگاپیکسلی هم دارد.',
    },
    {
      brand: 'samsung',
      model: 'Galaxy Z Flip7',
      price: 96.9,
      colours: 'navy black red',
      options: { '256/12': 0, '512/12': 9.4 },
      hot: 7,
      style: 'flip',
      specs:
        'screen-size=6.9; panel=dynamic-amoled; chip=Exynos 2500; main-camera=50; selfie-camera=10; battery=4300; charging-power=25; weight=188; water=ip68',
      note: 'نمایشگر بیرونی تا لبه کشیده شده و بیشتر کارهای کوتاه را بی‌باز کردن گوشی انجام می‌دهد: جواب پیام، نقشه، سلفی با دوربین اصلی.',
    },
    {
      brand: 'samsung',
      model: 'Galaxy Z Flip6',
      price: 71.4,
      colours: 'blue silver amber',
      options: { '256/12': 0 },
      off: 11,
      hot: 6,
      style: 'flip',
      specs:
        'screen-size=6.7; panel=dynamic-amoled; chip=Snapdragon 8 Gen 3; main-camera=50; selfie-camera=10; battery=4000; charging-power=25; weight=187; water=ip68',
      note: 'گوشی صدفی که در کف دست بسته می‌شود و با آمدن نسل هفتم قیمتش به جای درستی رسیده است.',
    },
    {
      brand: 'honor',
      model: 'Magic V3',
      price: 118.7,
      colours: 'black green copper',
      options: { '512/12': 0 },
      hot: 4,
      style: 'fold',
      specs:
        'screen-size=7.92; panel=oled; chip=Snapdragon 8 Gen 3; main-camera=50; selfie-camera=20; battery=5150; charging-power=66; weight=226; water=ipx7',
      note: 'با ۹٫۲ میلی‌متر ضخامت در حالت بسته، کسی باور نمی‌کند این گوشی تا می‌شود. باتری سیلیکون‌کربنش هم از رقیبان بزرگ‌تر است.',
    },
    {
      brand: 'google',
      model: 'Pixel 9 Pro Fold',
      price: 139.5,
      colours: 'black silver',
      options: { '256/16': 0 },
      state: 'call',
      hot: 3,
      style: 'fold',
      specs:
        'sim=esim; screen-size=8; panel=oled; chip=Google Tensor G4; main-camera=48; selfie-camera=10; battery=4650; charging-power=21; weight=257; water=ipx7',
      note: 'صفحهٔ بیرونی‌اش اندازهٔ یک گوشی معمولی است و همین آن را در حالت بسته هم قابل‌استفاده کرده؛ عکس‌هایش مثل همیشه پیکسل‌اند.',
    },
  ],
};
