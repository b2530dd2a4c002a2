import type { LineInput } from '../model.ts';

const company18 = 'گارانتی ۱۸ ماهه شرکتی';

export const coffeeMakers: LineInput = {
  category: 'tea-coffee',
  picture: 'coffee-maker',
  nameFa: '{kind} {brand} مدل {model}',
  nameEn: '{brand} {model} Coffee Machine',
  guarantees: [company18, 'گارانتی ۲۴ ماهه شرکتی'],
  facts: [
    'با {coffee} کار می‌کند.',
    'فشار پمپ {pressure} کرمای یکدست روی فنجان می‌نشاند.',
    'مخزن آب آن {capacity} است.',
    'توان {power} دمای آب را ثابت نگه می‌دارد.',
    'pressure>=10 ? نازل بخار شیر را برای کاپوچینو به کف می‌رساند.',
    'coffee=beans ? آسیاب داخلی دان را همان لحظه خرد می‌کند.',
    'coffee=filter ? قهوه را قطره‌قطره دم می‌کند و برای چند نفر یک‌جا آماده است.',
    'coffee=capsule ? با کپسول هم کار می‌کند و صبح عجله‌ای را جواب می‌دهد.',
    'روی کابینت جای کمی می‌گیرد.',
    'پس از کار، سینی چکه را بیرون می‌کشید و می‌شویید.',
    'دستگاه پس از چند دقیقه بی‌کاری خودش خاموش می‌شود.',
  ],
  advice: [
    'جرم‌گیری هر دو ماه با محلول سازنده، عمر دستگاه را دو برابر می‌کند.',
    'قهوه تازه‌آسیاب، بیش از گرانی دستگاه در مزه اثر دارد.',
    'coffee=espresso & coffee!=beans ? پرتافیلتر را گرم نگه دارید تا شات اول سرد نشود.',
    'coffee=beans ? آسیاب را کمی درشت‌تر از پیش‌فرض آغاز کنید و پله‌پله ریز کنید.',
  ],
  families: [
    {
      brand: 'delonghi',
      model: 'Dedica EC685',
      price: 19.8,
      colours: 'steel red black',
      hot: 9,
      off: 8,
      style: 'espresso',
      specs: 'kind=اسپرسوساز; coffee=espresso,capsule; pressure=15; power=1350; capacity=1.1',
      note: 'ددیکا پانزده سانتی‌متر پهنا دارد و پرفروش‌ترین اسپرسوساز خانگی ایران است.',
    },
    {
      brand: 'delonghi',
      model: 'Magnifica S ECAM22',
      price: 52.7,
      colours: 'black',
      hot: 6,
      style: 'espresso',
      specs:
        'kind=اسپرسوساز تمام‌خودکار; coffee=beans,espresso; pressure=15; power=1450; capacity=1.8',
      note: 'دان قهوه را می‌ریزید، دکمه را می‌زنید؛ باقی کار با مگنیفیکاست.',
    },
    {
      brand: 'philips',
      model: 'LatteGo EP3341',
      price: 61.9,
      colours: 'black',
      hot: 5,
      style: 'espresso',
      specs:
        'kind=اسپرسوساز تمام‌خودکار; coffee=beans,espresso; pressure=15; power=1500; capacity=1.8',
      note: 'پنج نوشیدنی و مخزن شیری که بی‌لوله است و در پانزده ثانیه شسته می‌شود.',
    },
    {
      brand: 'bosch',
      model: 'TKA2M113',
      price: 6.2,
      colours: 'black',
      hot: 5,
      style: 'drip',
      specs: 'kind=قهوه‌ساز; coffee=filter; power=1200; capacity=1.25',
      note: 'قهوه دمی برای ده فنجان صبح شلوغ اداره.',
    },
  ],
};
