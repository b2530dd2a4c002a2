import type { LineInput } from '../model.ts';
import { laptopFacts } from './laptop-words.ts';

export const macbooks: LineInput = {
  category: 'everyday-laptop',
  picture: 'laptop',
  nameFa: 'لپ‌تاپ {screen-size}ی {brand} مدل {model}[ رم {ram}][ حافظه {storage}]',
  nameEn: '{brand} {model} {screen-size}-inch[ {ram}][ {storage}]',
  option: { specs: ['storage', 'ram'], column: 'storage' },
  guarantees: ['گارانتی ۱۸ ماهه کهربا'],
  insured: true,
  specs:
    'os=macos; wifi=wifi-6e; material=آلومینیوم بازیافتی; functions=حسگر اثر انگشت و نور پس‌زمینه',
  facts: laptopFacts,
  advice: [
    'کیبورد انگلیسی است و برچسب فارسی در جعبه نیست؛ اگر لازم دارید هنگام سفارش بگویید.',
    'حافظه و رم مک‌بوک پس از خرید عوض‌شدنی نیست؛ نیاز سه سال بعدتان را هم حساب کنید.',
    'برای طراحی، معماری و برنامه‌نویسی، رم بیشتر از هر ارتقای دیگری ماندگارتر است.',
  ],
  families: [
    {
      brand: 'apple',
      model: 'MacBook Air M4',
      price: 98.9,
      colours: 'silver midnight starlight blue',
      options: { '256/16': 0, '512/16': 19.5 },
      hot: 9,
      style: 'thin',
      specs:
        'screen-size=13.6; resolution=retina; panel=liquid-retina; refresh-rate=60; chip=Apple M4; cpu=apple-m4; weight-kg=1.24; battery-life=18; use=student',
      note: 'مک‌بوک ایر M4 رم پایه را به ۱۶ گیگابایت رسانده، بی‌فن و بی‌صداست و رنگ آبی آسمانی را برای نخستین بار دارد. برای بیشتر مردم، همین آخرین لپ‌تاپی است که تا چند سال لازم دارند.',
    },
    {
      brand: 'apple',
      model: 'MacBook Air M4',
      price: 121.5,
      colours: 'silver midnight starlight',
      options: { '256/16': 0, '512/16': 20.5 },
      hot: 6,
      style: 'thin',
      specs:
        'screen-size=15.3; resolution=retina; panel=liquid-retina; refresh-rate=60; chip=Apple M4; cpu=apple-m4; weight-kg=1.51; battery-life=18; use=student',
      note: 'همان ایر، با صفحه‌ای که دو پنجره کنار هم را بی‌تنگنا جا می‌دهد و شش بلندگویی که از این بدنهٔ باریک انتظار نمی‌رود.',
    },
    {
      brand: 'apple',
      model: 'MacBook Air M3',
      price: 94.9,
      colours: 'silver midnight starlight graphite',
      options: { '256/16': 0, '512/16': 15.8 },
      hot: 7,
      off: 5,
      style: 'thin',
      specs:
        'screen-size=13.6; resolution=retina; panel=liquid-retina; refresh-rate=60; chip=Apple M3; cpu=apple-m3; weight-kg=1.24; battery-life=18; use=student',
      note: 'نسل پیش با ۱۶ گیگابایت رم؛ در کار روزمره تفاوتش با M4 را باید با ساعت اندازه گرفت، در قیمت نه.',
    },
    {
      brand: 'apple',
      model: 'MacBook Pro M4',
      price: 158.4,
      colours: 'black silver',
      options: { '512/16': 0, '1000/16': 21 },
      hot: 6,
      style: 'thin',
      specs:
        'screen-size=14.2; resolution=retina; panel=mini-led; refresh-rate=120; chip=Apple M4; cpu=apple-m4; weight-kg=1.55; battery-life=24; use=design',
      note: 'صفحهٔ مینی‌ال‌ای‌دی ۱۲۰ هرتزی با هزار نیت روشنایی، درگاه HDMI و خوانش کارت؛ مک‌بوک پرو برای کسی است که تصویر و فیلم، نان اوست.',
    },
    {
      brand: 'apple',
      model: 'MacBook Pro M4 Pro',
      price: 239,
      colours: 'black silver',
      options: { '512/24': 0 },
      state: 'call',
      hot: 3,
      style: 'thin',
      specs:
        'screen-size=16.2; resolution=retina; panel=mini-led; refresh-rate=120; chip=Apple M4 Pro; cpu=apple-m4; weight-kg=2.14; battery-life=24; use=design',
      note: 'بزرگ‌ترین و پرتوان‌ترین مک‌بوک پرو برای تدوین چندلایه 4K و ساخت نسخه‌های سنگین نرم‌افزار.',
    },
  ],
};
