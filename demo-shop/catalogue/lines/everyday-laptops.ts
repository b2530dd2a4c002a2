import type { LineInput } from '../model.ts';
import { laptopFacts, laptopVersions } from './laptop-words.ts';

export const everydayLaptops: LineInput = {
  category: 'everyday-laptop',
  picture: 'laptop',
  nameFa: 'لپ‌تاپ {screen-size}ی {brand} مدل {model} پردازنده {cpu} رم {ram} حافظه {storage}',
  nameEn: '{brand} {model} {ram} {storage} SSD',
  option: { specs: ['storage', 'ram'], column: 'storage', split: true },
  guarantees: ['گارانتی ۱۸ ماهه کهربا', 'گارانتی ۲۴ ماهه شرکتی'],
  bothGuarantees: true,
  insured: true,
  specs: 'os=none; wifi=wifi-6; refresh-rate=60',
  facts: laptopFacts,
  advice: [
    'os=none ? ویندوز نصب نیست؛ اگر بخواهید کارشناس ما نسخهٔ اصلی را پیش از ارسال نصب و به‌روز می‌کند.',
    'پیش از خرید دربارهٔ ارتقای رم بپرسید؛ در بعضی مدل‌ها رم روی برد لحیم است.',
    'ram<32 ? برای درس، حسابداری و کار اداری همین پیکربندی کافی است.',
    'ram=8 ? اگر قرار است چند سال بماند، مدل ۱۶ گیگابایتی را به این یکی ترجیح دهید.',
    'حروف فارسی روی کیبورد با برچسب اضافه می‌شود.',
  ],
  versions: laptopVersions,
  families: [
    {
      brand: 'asus',
      model: 'Vivobook 15 X1504VA',
      price: 38.7,
      colours: 'silver navy',
      options: { '512/8': 0, '512/16': 3.4 },
      hot: 9,
      off: 8,
      specs:
        'screen-size=15.6; resolution=fhd; panel=ips; chip=Intel Core i5-1335U; cpu=core-i5; weight-kg=1.7; battery-life=7; functions=اعداد جدا و لولای ۱۸۰ درجه; material=پلیمر',
      note: 'پرفروش‌ترین لپ‌تاپ دانشجویی چند سال اخیر: کیبورد با بخش عددی، لولایی که تخت باز می‌شود و قیمتی که به بودجه خانواده می‌خورد.',
    },
    {
      brand: 'asus',
      model: 'Zenbook 14 OLED UX3405',
      price: 86.3,
      colours: 'navy silver',
      options: { '1000/16': 0, '1000/32': 9.8 },
      hot: 8,
      specs:
        'screen-size=14; resolution=3k; panel=oled; refresh-rate=120; chip=Intel Core Ultra 7 155H; cpu=core-ultra-7; weight-kg=1.28; battery-life=12; functions=پد عددی روی تاچ‌پد; material=آلومینیوم',
      note: 'صفحهٔ اولد ۱۲۰ هرتزی در بدنه‌ای ۱٫۲۸ کیلویی؛ زن‌بوک ۱۴ همان چیزی است که اهل ویندوز به‌جای مک‌بوک ایر می‌خرند.',
    },
    {
      brand: 'asus',
      model: 'Vivobook S 14 M5406',
      price: 63.8,
      colours: 'black silver',
      options: { '1000/16': 0 },
      hot: 6,
      specs:
        'screen-size=14; resolution=wuxga; panel=oled; chip=AMD Ryzen AI 9 HX 370; cpu=ryzen-9; weight-kg=1.3; battery-life=13; functions=نور پس‌زمینه تک‌رنگ; material=آلومینیوم',
      note: 'تمام‌فلزی، باریک و با پردازنده‌ای که کارهای هوش مصنوعی را روی خود دستگاه انجام می‌دهد.',
    },
    {
      brand: 'lenovo',
      model: 'IdeaPad Slim 3 15AMN8',
      price: 35.2,
      colours: 'graphite blue',
      options: { '512/8': 0, '512/16': 3.1 },
      hot: 8,
      specs:
        'screen-size=15.6; resolution=fhd; panel=ips; chip=AMD Ryzen 5 7520U; cpu=ryzen-5; weight-kg=1.62; battery-life=9; functions=درپوش وب‌کم; material=پلیمر',
      note: 'آیدیاپد اسلیم ۳ در کار اداری از هم‌قیمت‌ها خنک‌تر و ساکت‌تر است و وب‌کمش درپوش دارد.',
    },
    {
      brand: 'lenovo',
      model: 'IdeaPad Slim 5 14IRH10',
      price: 59.6,
      colours: 'graphite navy',
      options: { '512/16': 0, '1000/16': 3.9 },
      hot: 6,
      off: 6,
      specs:
        'screen-size=14; resolution=wuxga; panel=oled; chip=Intel Core i7-13620H; cpu=core-i7; weight-kg=1.48; battery-life=10; functions=نور پس‌زمینه و حسگر اثر انگشت; material=آلومینیوم',
      note: 'صفحهٔ اولد و پردازنده سری H در لپ‌تاپی زیر یک‌ونیم کیلو؛ برای برنامه‌نویسی که کیبورد خوب می‌خواهد.',
    },
    {
      brand: 'lenovo',
      model: 'ThinkPad E14 Gen 6',
      price: 74.9,
      colours: 'black',
      options: { '512/16': 0, '1000/16': 4.2 },
      hot: 6,
      specs:
        'screen-size=14; resolution=wuxga; panel=ips; chip=Intel Core Ultra 5 125U; cpu=core-ultra-5; weight-kg=1.44; battery-life=11; functions=ترک‌پوینت و کیبورد ضدآب; material=آلومینیوم و فیبر',
      note: 'ثینک‌پد هنوز بهترین کیبورد بازار را دارد. E14 آن را با بدنه‌ای محکم و قابل‌تعمیر به بودجه کسب‌وکارهای کوچک آورده است.',
    },
    {
      brand: 'hp',
      model: 'Pavilion Plus 14-ew1',
      price: 69.7,
      colours: 'silver',
      options: { '1000/16': 0 },
      hot: 5,
      specs:
        'screen-size=14; resolution=3k; panel=oled; refresh-rate=120; chip=Intel Core Ultra 5 125H; cpu=core-ultra-5; weight-kg=1.44; battery-life=11; functions=وب‌کم ۵ مگاپیکسلی; material=آلومینیوم',
      note: 'پاویلیون پلاس با صفحهٔ اولد ۲٫۸K، انتخاب خوش‌قیمت کسانی است که عکس هم ویرایش می‌کنند.',
    },
    {
      brand: 'hp',
      model: '15-fd1001',
      price: 44.5,
      colours: 'silver blue',
      options: { '512/8': 0, '512/16': 3.2 },
      hot: 6,
      specs:
        'screen-size=15.6; resolution=fhd; panel=ips; chip=Intel Core 5 120U; cpu=core-5; weight-kg=1.6; battery-life=8; functions=بخش عددی; material=پلیمر',
      note: 'یک لپ‌تاپ خانگی بی‌ادعا که همهٔ اعضای خانواده از آن استفاده می‌کنند و کسی گلایه ندارد.',
    },
    {
      brand: 'msi',
      model: 'Modern 14 C13M',
      price: 42.9,
      colours: 'black graphite',
      options: { '512/8': 0, '512/16': 3.3 },
      hot: 5,
      off: 10,
      specs:
        'screen-size=14; resolution=fhd; panel=ips; chip=Intel Core i5-1335U; cpu=core-i5; weight-kg=1.4; battery-life=8; functions=نور پس‌زمینه سفید; material=آلومینیوم',
      note: 'ام‌اس‌آی برای اداره: ساده، سبک و با مقاومت نظامی در برابر ضربه و گرما.',
    },
    {
      brand: 'xiaomi',
      model: 'RedmiBook 16 2025',
      price: 67.5,
      colours: 'graphite',
      options: { '1000/16': 0 },
      state: 'out',
      hot: 4,
      specs:
        'screen-size=16; resolution=2k; panel=ips; refresh-rate=120; chip=Intel Core Ultra 5 225H; cpu=core-ultra-5; weight-kg=1.88; battery-life=12; functions=بخش عددی; material=آلومینیوم',
      note: 'صفحه ۱۶ اینچی ۱۲۰ هرتزی و بدنهٔ فلزی با قیمتی که برندهای بزرگ برای پلاستیک می‌گیرند.',
    },
  ],
};
