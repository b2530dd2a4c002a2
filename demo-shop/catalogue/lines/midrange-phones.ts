import { returnDaysInWords } from '#demo-shop/content/return-days.ts';
import type { LineInput } from '../model.ts';
import { xiaomiAndOthers } from './midrange-families.ts';

/** Phones sold by capacity: each storage size is a product of its own, as in the market. */
export const midrangePhones: LineInput = {
  category: 'smartphone',
  picture: 'phone',
  nameFa: 'گوشی موبایل {brand} مدل {model}[ {sim}] ظرفیت {storage} و رم {ram}',
  nameEn: '{brand} {model} {storage} {ram} RAM',
  option: { specs: ['storage', 'ram'], column: 'storage', split: true },
  guarantees: ['گارانتی ۱۸ ماهه کهربا', 'گارانتی اصالت و سلامت فیزیکی'],
  bothGuarantees: true,
  insured: true,
  specs: 'sim=two; os=android; nfc=yes',
  facts: [
    'صفحهٔ {screen-size} {panel} با نرخ نوسازی {refresh-rate} برای فیلم و شبکه‌های اجتماعی چیزی کم ندارد.',
    'پردازندهٔ {chip} در کنار رم {ram} چند برنامه را همزمان باز نگه می‌دارد.',
    'battery>=5500 ? باتری {battery} از آن‌هایی است که شب دوم به شارژر می‌رسند.',
    'battery<5500 ? باتری {battery} صبح تا شب یک کاربر پرکار را جواب می‌دهد.',
    'charging-power>=60 ? شارژر {charging-power} داخل جعبه است و در زمان یک صبحانه باتری را به نیمه می‌رساند.',
    'دوربین {main-camera} در نور روز تیز و خوش‌رنگ است و حالت شب آن قابل‌اعتماد.',
    'حافظه {storage} برای چند سال عکس و بازی و پیام‌رسان جا دارد.',
    'network=5g ? پشتیبانی از شبکه 5G سرعت دانلود را در شهرهای بزرگ چند برابر می‌کند.',
    'مقاومت {water} آن را در برابر باران و گردوغبار نگه می‌دارد.',
  ],
  advice: [
    'برای کسی که گوشی را سه سال نگه می‌دارد این مدل انتخاب بی‌دردسری است؛ قطعه و قاب و محافظ صفحه‌اش همه‌جا هست.',
    'اگر خرید برای دانش‌آموز یا والدین است، همین ظرفیت کافی است و نیازی به مدل گران‌تر نیست.',
    'دو نوع گارانتی با قیمت جدا عرضه می‌شود؛ گارانتی ۱۸ ماهه تعمیر را هم پوشش می‌دهد.',
    `گوشی رجیسترشده و پلمب ارسال می‌شود و تا ${returnDaysInWords} روز فرصت بازگشت دارید.`,
  ],
  families: [
    {
      brand: 'samsung',
      model: 'Galaxy A56 5G',
      price: 33.4,
      colours: 'graphite silver green pink',
      options: { '128/8': -2.6, '256/8': 0, '256/12': 1.9 },
      hot: 9,
      style: 'tri',
      specs:
        'screen-size=6.7; panel=amoled; refresh-rate=120; chip=Exynos 1580; main-camera=50; battery=5000; charging-power=45; weight=198; network=5g; water=ip67',
      note: 'A56 قاب فلزی، شیشه در هر دو رو و شش نسل به‌روزرسانی اندروید دارد؛ میان‌رده‌ای که در دست مثل پرچم‌دار می‌نشیند.',
    },
    {
      brand: 'samsung',
      model: 'Galaxy A55 5G',
      price: 27.9,
      colours: 'navy blue violet amber',
      options: { '128/8': -2.2, '256/8': 0 },
      hot: 9,
      off: 9,
      style: 'tri',
      specs:
        'screen-size=6.6; panel=amoled; refresh-rate=120; chip=Exynos 1480; main-camera=50; battery=5000; charging-power=25; weight=213; network=5g; water=ip67',
      note: 'با آمدن نسل تازه، A55 به قیمتی رسیده که رقیب هم‌سنگی ندارد: قاب آلومینیومی، لرزش‌گیر اپتیکی و صفحه‌ای که از کنار هم رنگش برنمی‌گردد.',
    },
    {
      brand: 'samsung',
      model: 'Galaxy A36 5G',
      price: 23.8,
      colours: 'black white green violet',
      options: { '128/8': -1.9, '256/8': 0 },
      hot: 8,
      style: 'tri',
      specs:
        'screen-size=6.7; panel=amoled; refresh-rate=120; chip=Snapdragon 6 Gen 3; main-camera=50; battery=5000; charging-power=45; weight=195; network=5g; water=ip67',
      note: 'A36 نازک‌تر و سریع‌تر از نسل قبل شده و شارژ ۴۵ واتی‌اش، کندی همیشگی سامسونگ‌های میان‌رده را جبران کرده است.',
    },
    {
      brand: 'samsung',
      model: 'Galaxy A16',
      price: 14.1,
      colours: 'black blue green',
      options: { '128/4': -1.3, '128/6': 0, '256/8': 2.4 },
      hot: 8,
      style: 'tri',
      specs:
        'screen-size=6.7; panel=amoled; refresh-rate=90; chip=Helio G99; main-camera=50; battery=5000; charging-power=25; weight=200; network=4g; water=ip54',
      note: 'شش نسل به‌روزرسانی اندروید در این رده سابقه نداشته است. A16 گوشی کسی است که می‌خواهد یک بار بخرد و فراموش کند.',
    },
    {
      brand: 'samsung',
      model: 'Galaxy A06',
      price: 9.4,
      colours: 'black gold blue',
      options: { '64/4': -1.1, '128/4': 0, '128/6': 0.9 },
      hot: 6,
      style: 'dual',
      specs:
        'nfc=no; screen-size=6.7; panel=ips; refresh-rate=60; chip=Helio G85; main-camera=50; battery=5000; charging-power=25; weight=189; network=4g',
      note: 'ارزان‌ترین گلکسی با صفحهٔ بزرگ و باتری ۵۰۰۰؛ برای تماس، پیام‌رسان و کلاس آنلاین ساخته شده و ادعای دیگری هم ندارد.',
    },
    {
      brand: 'samsung',
      model: 'Galaxy A54 5G',
      price: 24.2,
      colours: 'black violet white',
      options: { '256/8': 0 },
      state: 'ended',
      hot: 3,
      style: 'tri',
      specs:
        'screen-size=6.4; panel=amoled; refresh-rate=120; chip=Exynos 1380; main-camera=50; battery=5000; charging-power=25; weight=202; network=5g; water=ip67',
      note: 'تولید A54 تمام شده و جای آن را A55 و A56 گرفته‌اند؛ این صفحه برای مشخصات و مقایسه باز مانده است.',
    },
    ...xiaomiAndOthers,
  ],
};
