import type { LineInput } from '../model.ts';

export const allInOnes: LineInput = {
  category: 'monitor',
  picture: 'all-in-one',
  nameFa: 'کامپیوتر همه‌کاره {screen-size}ی {brand} مدل {model} رم {ram} حافظه {storage}',
  shortFa: 'آل‌این‌وان {brand} {model} رم {ram}',
  nameEn: '{brand} {model} All-in-One {ram} {storage}',
  guarantees: ['گارانتی ۱۸ ماهه کهربا'],
  insured: true,
  specs: 'wifi=wifi-6',
  facts: [
    'صفحهٔ {screen-size} {resolution} برای کار همهٔ روز روشن و یکدست است.',
    'پردازندهٔ {chip} با رم {ram} کار اداری و آموزشی را راحت پیش می‌برد.',
    'همه‌چیز پشت صفحه است و تنها یک سیم به برق می‌رود.',
    'حافظه {storage} سیستم را در چند ثانیه بالا می‌آورد.',
    'وب‌کم و میکروفون آن برای جلسه آنلاین آماده‌اند.',
    'وای‌فای آن {wifi} است.',
  ],
  advice: [
    'برای پذیرش، کلینیک و میز خانه که جای کیس ندارد انتخاب تمیزی است.',
    'ماوس و کیبورد هم‌رنگ در جعبه است.',
    'os=none ? ارتقای رم در مرکز گارانتی انجام می‌شود.',
    'os=macos ? رم و حافظه پس از خرید عوض‌شدنی نیست.',
  ],
  families: [
    {
      brand: 'apple',
      model: 'iMac M4',
      price: 149.5,
      colours: 'silver blue green pink',
      hot: 5,
      style: 'plain',
      specs:
        'screen-size=24; resolution=retina; chip=Apple M4; cpu=apple-m4; ram=16; storage=256; os=macos',
      note: 'آی‌مک باریک‌تر از بیشتر تبلت‌های قدیمی است و صفحه ۴٫۵K آن رنگ را همان‌طور نشان می‌دهد که چاپ می‌شود.',
    },
    {
      brand: 'hp',
      model: 'All-in-One 24-cr0',
      price: 61.4,
      colours: 'white',
      hot: 4,
      style: 'plain',
      specs:
        'screen-size=23.8; resolution=fhd; chip=Intel Core i5-1334U; cpu=core-i5; ram=16; storage=512; os=none',
      note: 'رایانهٔ بی‌دردسر خانه و پذیرش، با وب‌کم کشویی که هنگام استفاده‌نکردن پنهان می‌شود.',
    },
    {
      brand: 'asus',
      model: 'AiO A3402',
      price: 52.7,
      colours: 'black',
      hot: 4,
      off: 6,
      style: 'plain',
      specs:
        'screen-size=23.8; resolution=fhd; chip=Intel Core i3-1215U; cpu=core-i3; ram=8; storage=512; os=none',
      note: 'نمایشگر بی‌حاشیه با پایهٔ کم‌جا؛ برای آموزشگاه و فروشگاه کوچک اندازه است.',
    },
    {
      brand: 'lenovo',
      model: 'IdeaCentre AIO 27IRH9',
      price: 83.9,
      colours: 'graphite',
      hot: 3,
      style: 'plain',
      specs:
        'screen-size=27; resolution=fhd; chip=Intel Core i7-13620H; cpu=core-i7; ram=16; storage=1000; os=none',
      note: 'صفحه ۲۷ اینچی با بلندگوی هارمن؛ هم میز کار است، هم تلویزیون اتاق.',
    },
  ],
};
