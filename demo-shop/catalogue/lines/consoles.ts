import type { LineInput } from '../model.ts';

const shop18 = 'گارانتی ۱۸ ماهه کهربا';

export const consoles: LineInput = {
  category: 'console',
  picture: 'console',
  nameFa: 'کنسول بازی {brand} مدل {model} ظرفیت {storage}',
  nameEn: '{brand} {model} {storage}',
  guarantees: [shop18, 'گارانتی ۱۸ ماهه شرکتی'],
  bothGuarantees: true,
  insured: true,
  facts: [
    'platform!=Switch ? ظرفیت {storage} از نوع SSD بارگذاری را به چند ثانیه رسانده است.',
    'platform=Switch ? حافظهٔ داخلی {storage} است و با کارت حافظه بیشتر می‌شود.',
    'روی تلویزیون سازگار تا {resolution} و {refresh-rate} تصویر می‌دهد.',
    '{functions}.',
    'weight-kg>=1.5 ? وزن {weight-kg} است و ایستاده یا خوابیده کار می‌کند.',
    'weight-kg<1.5 ? وزن {weight-kg} است و هم در دست و هم روی تلویزیون بازی می‌شود.',
    'صدای فن آن در اتاق نشیمن به چشم نمی‌آید.',
    'برای بازی آنلاین حساب و اشتراک سازنده لازم است.',
    'platform!=Switch ? پخش فیلم و سریال هم از همان دستگاه انجام می‌شود.',
    'یک دستهٔ بازی در جعبه است.',
    'بازی‌های {platform} روی آن اجرا می‌شود.',
  ],
  advice: [
    'دستهٔ دوم و بازی اول را همراهش سفارش دهید تا همان شب بازی کنید.',
    'محل باز و دور از گرما، عمر کنسول را زیاد می‌کند.',
    'نسخه‌های منطقه‌ای همهٔ بازی‌ها را اجرا می‌کنند؛ تنها حساب کاربری منطقه دارد.',
    'پیش از نخستین بازی، دستگاه را به‌روز کنید.',
  ],
  families: [
    {
      brand: 'sony',
      model: 'PlayStation 5 Slim',
      price: 58.9,
      colours: 'white',
      hot: 10,
      off: 5,
      style: 'tower',
      specs:
        'storage=1000; resolution=4k; refresh-rate=120; functions=درایو دیسک جداشدنی دارد; weight-kg=3.2; platform=PS5 و PS4',
      note: 'پلی‌استیشن ۵ اسلیم سی درصد جمع‌وجورتر شده و درایوش جدا می‌شود؛ انحصاری‌های سونی همچنان دلیل اصلی خریدند.',
    },
    {
      brand: 'sony',
      model: 'PlayStation 5 Slim Digital',
      price: 49.8,
      colours: 'white',
      hot: 8,
      style: 'tower',
      specs:
        'storage=825; resolution=4k; refresh-rate=120; functions=بازی را بی‌دیسک از فروشگاه می‌گیرد; weight-kg=2.6; platform=PS5 و PS4',
      note: 'اگر دیسک نمی‌خرید، نسخهٔ دیجیتال همان کنسول است با قیمتی پایین‌تر.',
    },
    {
      brand: 'sony',
      model: 'PlayStation 5 Pro',
      price: 97.5,
      colours: 'white',
      hot: 6,
      style: 'tower',
      specs:
        'storage=2000; resolution=4k; refresh-rate=120; functions=بزرگ‌نمایی هوشمند PSSR جزئیات و نرخ فریم را با هم می‌دهد; weight-kg=3.1; platform=PS5 و PS4',
      note: 'پرو با گرافیک ۴۵ درصد قوی‌تر، حالت کیفیت و حالت سرعت را یکی کرده است.',
    },
    {
      brand: 'microsoft',
      model: 'Xbox Series X',
      price: 62.4,
      colours: 'black',
      hot: 6,
      style: 'block',
      specs:
        'storage=1000; resolution=4k; refresh-rate=120; functions=چهار نسل بازی ایکس‌باکس را اجرا می‌کند; weight-kg=4.4; platform=Xbox',
      note: 'دوازده ترافلاپس توان و کتابخانه گیم‌پس؛ سری ایکس برای کسی است که زیاد و متنوع بازی می‌کند.',
    },
    {
      brand: 'microsoft',
      model: 'Xbox Series S',
      price: 36.7,
      colours: 'white black',
      hot: 7,
      off: 7,
      style: 'block',
      specs:
        'storage=512; resolution=qhd; refresh-rate=120; functions=کوچک‌ترین ایکس‌باکس تاریخ است; weight-kg=1.9; platform=Xbox',
      note: 'ارزان‌ترین بلیت نسل نهم؛ با گیم‌پس صدها بازی همان روز اول آماده است.',
    },
    {
      brand: 'nintendo',
      model: 'Switch 2',
      price: 61.8,
      colours: 'black',
      hot: 8,
      style: 'handheld-duo',
      specs:
        'storage=256; resolution=4k; refresh-rate=120; functions=جویکان‌ها آهنربایی شده‌اند و مثل ماوس هم کار می‌کنند; weight-kg=0.54; platform=Switch',
      note: 'صفحه ۷٫۹ اینچی ۱۲۰ هرتزی، جویکان آهنربایی و دنیای تازه ماریو کارت؛ سوییچ ۲ خانواده را دور هم جمع می‌کند.',
    },
    {
      brand: 'nintendo',
      model: 'Switch OLED',
      price: 33.5,
      colours: 'white',
      hot: 6,
      style: 'handheld-duo',
      specs:
        'storage=64; resolution=fhd; refresh-rate=60; functions=پایه پهن پشت دارد و روی میز هواپیما می‌ایستد; weight-kg=0.42; platform=Switch',
      note: 'صفحهٔ اولد هفت اینچی هنوز بهترین صفحهٔ سوییچ است و کتابخانه‌اش بی‌پایان.',
    },
  ],
};
