import type { LineInput } from '../model.ts';

const company18 = 'گارانتی ۱۸ ماهه شرکتی';

export const robotVacuums: LineInput = {
  category: 'vacuum',
  picture: 'robot-vacuum',
  nameFa: 'جارو رباتیک {brand} مدل {model}',
  nameEn: '{brand} {model} Robotic Cleaner',
  guarantees: ['گارانتی ۱۸ ماهه کهربا', company18],
  bothGuarantees: true,
  insured: true,
  specs: 'app=yes',
  facts: [
    'قدرت مکش {suction} پرز فرش را هم جارو می‌کند.',
    'باتری {battery} خانه‌ای تا {area} را با یک شارژ تمام می‌کند.',
    'کارکردهای آن {functions} است.',
    'نقشهٔ لیزری می‌سازد و اتاق به اتاق کار می‌کند.',
    'سطح صدای آن {noise} است و می‌شود همزمان تلویزیون دید.',
    'منطقهٔ ممنوع را روی نقشه می‌کشید تا سراغ سیم و اسباب‌بازی نرود.',
    'زیر تخت و مبل می‌رود و گرد پنهان را جمع می‌کند.',
    'پس از کار خودش به پایهٔ شارژ برمی‌گردد.',
  ],
  advice: [
    'سیم و ریشه فرش را از کف جمع کنید تا گیر نکند.',
    'suction!=6000 ? مخزن آب را پس از هر تی خالی کنید.',
    'نرم‌افزار فارسی نیست، ولی راه‌اندازی‌اش پنج دقیقه است.',
    'برس کناری را هر چند هفته از مو پاک کنید.',
  ],
  families: [
    {
      brand: 'xiaomi',
      model: 'Robot Vacuum X20 Max',
      price: 48.6,
      colours: 'white black',
      hot: 7,
      off: 7,
      style: 'dock',
      specs:
        'suction=8000; battery=5200; area=180; noise=65; functions=تخلیه، شست‌وشو و خشک‌کردن خودکار تی',
      note: 'پایه‌اش گرد را خالی و تی را با آب گرم می‌شوید؛ ماه‌ها دست نمی‌خواهد.',
    },
    {
      brand: 'xiaomi',
      model: 'Robot Vacuum S20',
      price: 19.4,
      colours: 'white',
      hot: 8,
      style: 'disc',
      specs: 'suction=5000; battery=3200; area=100; noise=65; functions=جارو و تی همزمان',
      note: 'ناوبری لیزری با قیمت جاروی کور؛ برای آپارتمان صدمتری.',
    },
    {
      brand: 'samsung',
      model: 'Jet Bot AI+',
      price: 92,
      colours: 'white',
      state: 'call',
      hot: 3,
      style: 'dock',
      specs: 'suction=6000; battery=5200; area=160; noise=72; functions=شناسایی اشیا با دوربین',
      note: 'جوراب و کابل را می‌بیند و دور می‌زند.',
    },
    {
      brand: 'anker',
      model: 'eufy X10 Pro Omni',
      price: 56.9,
      colours: 'black',
      hot: 5,
      style: 'dock',
      specs:
        'suction=8000; battery=5200; area=170; noise=60; functions=تی چرخان با فشار و پایه خودشو',
      note: 'تی چرخانش کف را می‌ساید نه فقط خیس می‌کند.',
    },
  ],
};
