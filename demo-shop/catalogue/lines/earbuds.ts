import type { LineInput } from '../model.ts';

const authentic = 'گارانتی اصالت و سلامت فیزیکی';
const guarantees = ['گارانتی ۱۸ ماهه شرکتی', authentic];

export const earbuds: LineInput = {
  category: 'earbuds',
  picture: 'earbuds',
  nameFa: 'هندزفری بی‌سیم {brand} مدل {model}',
  nameEn: '{brand} {model} Wireless Earbuds',
  guarantees,
  bothGuarantees: true,
  specs: 'connection=bluetooth; microphone=yes',
  facts: [
    'noise-cancelling=true ? حذف نویز فعال هیاهوی خیابان را کم می‌کند.',
    'noise-cancelling=false ? حذف نویز فعال ندارد و صدای خیابان را می‌شنوید.',
    'با کیس شارژ، مجموع پخش به {battery-life} می‌رسد.',
    'درایور {driver} صدای شفاف و باس کافی می‌دهد.',
    'مقاومت {water} از عرق و باران سبک نمی‌ترسد.',
    'بلوتوث {bluetooth} با بازکردن در کیس وصل می‌شود.',
    'هر گوشی {weight} وزن دارد و هنگام دویدن نمی‌افتد.',
    'form=in-ear ? سری سیلیکونی {form} آن گوش را می‌بندد.',
    'form=semi-in-ear ? شکل {form} آن به مجرای گوش فشار نمی‌آورد.',
    'heart-rate=true ? ضربان قلب را هنگام ورزش می‌سنجد.',
  ],
  advice: [
    'form=in-ear ? سه اندازه سری سیلیکونی در جعبه است؛ اندازهٔ درست، نیمی از کیفیت صداست.',
    'برای بهداشت، پس از بازشدن پلمب تنها کالای معیوب بازگردانده می‌شود.',
    'کیس را هر شب در شارژ نگذارید؛ همان نیم ساعت پیش از رفتن کافی است.',
    'form=semi-in-ear ? اگر صدای بیرون آزارتان می‌دهد، مدل توگوشی را هم ببینید.',
  ],
  families: [
    {
      brand: 'apple',
      model: 'AirPods Pro 3',
      price: 26.9,
      colours: 'white',
      hot: 9,
      style: 'stem',
      specs:
        'form=in-ear; noise-cancelling=yes; battery-life=24; weight=5.5; bluetooth=5.3; water=ip57; heart-rate=yes; use=sport',
      note: 'ایرپاد پرو ۳ ضربان قلب را از گوش می‌خواند و حذف نویزش دو برابر نسل پیش شده است.',
    },
    {
      brand: 'apple',
      model: 'AirPods Pro 2 USB-C',
      price: 16.89,
      colours: 'white',
      hot: 10,
      off: 8,
      style: 'stem',
      specs:
        'form=in-ear; noise-cancelling=yes; battery-life=30; weight=5.3; bluetooth=5.3; water=ip54',
      note: 'پرفروش‌ترین هندزفری کهربا؛ با آیفون بی‌درنگ جفت می‌شود و کیسش با همان کابل گوشی شارژ می‌شود.',
    },
    {
      brand: 'apple',
      model: 'AirPods 4',
      price: 13.4,
      colours: 'white',
      hot: 8,
      style: 'stem',
      specs:
        'form=semi-in-ear; noise-cancelling=no; battery-life=30; weight=4.3; bluetooth=5.3; water=ip54',
      note: 'برای کسی که سری سیلیکونی آزارش می‌دهد؛ سبک، راحت و با صدایی که از این شکل انتظار نمی‌رود.',
    },
    {
      brand: 'samsung',
      model: 'Galaxy Buds3 Pro',
      price: 15.2,
      colours: 'silver white',
      hot: 8,
      off: 11,
      style: 'stem',
      specs:
        'form=in-ear; noise-cancelling=yes; battery-life=26; weight=5.4; bluetooth=5.4; water=ip57; use=sport',
      note: 'دو بلندگو در هر گوشی و صدای ۲۴ بیتی با گلکسی؛ بهترین بادز سامسونگ تا امروز.',
    },
    {
      brand: 'samsung',
      model: 'Galaxy Buds3 FE',
      price: 8.3,
      colours: 'graphite white',
      hot: 7,
      style: 'stem',
      specs:
        'form=in-ear; noise-cancelling=yes; battery-life=30; weight=5; bluetooth=5.4; water=ip54',
      note: 'حذف نویز و تماس شفاف مدل پرو با قیمتی پایین‌تر.',
    },
    {
      brand: 'xiaomi',
      model: 'Redmi Buds 6 Pro',
      price: 4.1,
      colours: 'black white violet',
      hot: 8,
      off: 12,
      style: 'stem',
      specs:
        'form=in-ear; noise-cancelling=yes; battery-life=36; driver=11; weight=5.3; bluetooth=5.3; water=ip54',
      note: 'سه درایور در هر گوشی و ۵۵ دسی‌بل حذف نویز؛ از قیمتش جلوتر است.',
    },
    {
      brand: 'xiaomi',
      model: 'Redmi Buds 6 Play',
      price: 1.05,
      colours: 'black white blue pink',
      hot: 9,
      style: 'stem',
      specs:
        'form=in-ear; noise-cancelling=no; battery-life=36; driver=10; weight=3.6; bluetooth=5.4; water=ipx4; use=sport',
      note: 'ارزان، سبک و بی‌ادعا؛ برای باشگاه و مترو همین کافی است.',
    },
    {
      brand: 'nothing',
      model: 'Ear (a)',
      price: 6.4,
      colours: 'black white amber',
      hot: 6,
      style: 'stem',
      specs:
        'form=in-ear; noise-cancelling=yes; battery-life=42; driver=11; weight=4.8; bluetooth=5.3; water=ip54',
      note: 'کیس شفاف و رنگ زردی که در کیف گم نمی‌شود، با صدایی که شوخی ندارد.',
    },
    {
      brand: 'anker',
      model: 'Soundcore Liberty 4 NC',
      price: 5.2,
      colours: 'black white navy',
      hot: 7,
      off: 8,
      style: 'stem',
      specs:
        'form=in-ear; noise-cancelling=yes; battery-life=50; driver=11; weight=5.1; bluetooth=5.3; water=ipx4; use=sport',
      note: 'پنجاه ساعت پخش و حذف نویزی که با شکل گوش شما تنظیم می‌شود.',
    },
    {
      brand: 'jbl',
      model: 'Wave Beam 2',
      price: 3.3,
      colours: 'black white blue',
      hot: 6,
      style: 'round',
      specs:
        'form=in-ear; noise-cancelling=yes; battery-life=40; driver=8; weight=4.7; bluetooth=5.3; water=ip54; use=sport',
      note: 'باس شناخته‌شده جی‌بی‌ال در کیسی اندازهٔ یک سنگ ساحل.',
    },
    {
      brand: 'sony',
      model: 'WF-1000XM5',
      price: 21.8,
      colours: 'black silver',
      state: 'out',
      hot: 6,
      style: 'round',
      specs:
        'form=in-ear; noise-cancelling=yes; battery-life=24; driver=8.4; weight=5.9; bluetooth=5.3; water=ipx4',
      note: 'کوچک‌تر از نسل پیش و با سری فومی که خودش حذف نویز است.',
    },
  ],
};
