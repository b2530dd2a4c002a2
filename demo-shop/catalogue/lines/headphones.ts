import type { LineInput } from '../model.ts';

const authentic = 'گارانتی اصالت و سلامت فیزیکی';
const guarantees = ['گارانتی ۱۸ ماهه شرکتی', authentic];

export const headphones: LineInput = {
  category: 'headphones',
  picture: 'headphones',
  nameFa: 'هدفون {kind} {brand} مدل {model}',
  nameEn: '{brand} {model} Headphones',
  guarantees,
  bothGuarantees: true,
  specs: 'microphone=yes',
  facts: [
    'noise-cancelling=true ? حذف نویز فعال صدای مترو و کولر را کم می‌کند.',
    'noise-cancelling=false ? حذف نویز فعال ندارد و تنها بالشتک صدای بیرون را کم می‌کند.',
    'battery-life>=30 ? باتری {battery-life} یعنی هفته‌ای یک بار شارژ برای کاربر روزانه.',
    'battery-life<30 ? باتری {battery-life} برای چند روز رفت‌وآمد کافی است.',
    'درایور {driver} باس را کنترل‌شده و صدای خواننده را جلو می‌آورد.',
    'weight<300 ? وزن {weight} و بالشتک نرم، پوشیدن چندساعته را ممکن کرده است.',
    'weight>=300 ? وزن {weight} از بیشتر هدفون‌ها سنگین‌تر است.',
    'بلوتوث {bluetooth} در خانه و خیابان پایدار می‌ماند.',
    'connection=wired ? اتصال با سیم صدا را بی‌فشرده‌سازی و بی‌تاخیر می‌رساند.',
    'form=over-ear ? فنجان‌های {form} گوش را کامل می‌پوشانند.',
    'form=on-ear ? فنجان‌های {form} روی گوش می‌نشینند و در کیف جای کمی می‌گیرند.',
  ],
  advice: [
    'connection=bluetooth ? اکولایزر برنامهٔ سازنده را ده دقیقه امتحان کنید؛ صدا را به سلیقهٔ شما نزدیک می‌کند.',
    'connection=bluetooth ? برای پرواز، کابل صدای سازگار با آن را همراه داشته باشید.',
    'connection=wired ? برای گوشی‌های امروزی مبدل ۳٫۵ میلی‌متری بخواهید.',
    'بالشتک‌ها پس از دو سال عوض‌شدنی‌اند و لوازم یدکی آن پیدا می‌شود.',
    'connection=wired ? سیم را دور هدفون نپیچید تا سر اتصالش نشکند.',
  ],
  families: [
    {
      brand: 'sony',
      model: 'WH-1000XM6',
      price: 39.9,
      colours: 'black silver navy',
      hot: 9,
      style: 'over',
      specs:
        'kind=بی‌سیم; form=over-ear; noise-cancelling=yes; battery-life=30; driver=30; weight=254; bluetooth=5.3; connection=bluetooth',
      note: 'نسل ششم دوباره تا می‌شود، دوازده میکروفون دارد و صدای اطراف را با دقتی کم‌نظیر پاک می‌کند.',
    },
    {
      brand: 'sony',
      model: 'WH-1000XM5',
      price: 27.4,
      colours: 'black silver blue',
      hot: 10,
      off: 14,
      style: 'over',
      specs:
        'kind=بی‌سیم; form=over-ear; noise-cancelling=yes; battery-life=30; driver=30; weight=250; bluetooth=5.2; connection=bluetooth',
      note: 'با آمدن نسل بعد، XM5 به بهترین قیمت خود رسیده است؛ همان سکوت، همان صدای گرم و مکالمه‌ای که طرف مقابل باد را نمی‌شنود.',
    },
    {
      brand: 'sony',
      model: 'WH-CH720N',
      price: 9.85,
      colours: 'black white blue',
      hot: 8,
      off: 7,
      style: 'over',
      specs:
        'kind=بی‌سیم; form=over-ear; noise-cancelling=yes; battery-life=35; driver=30; weight=192; bluetooth=5.2; connection=bluetooth; use=student',
      note: 'سبک‌ترین هدفون حذف نویز سونی؛ برای کتابخانه و دورکاری بی‌آن‌که گردن خسته شود.',
    },
    {
      brand: 'apple',
      model: 'AirPods Max USB-C',
      price: 68.5,
      colours: 'midnight starlight blue',
      hot: 6,
      style: 'mesh',
      specs:
        'kind=بی‌سیم; form=over-ear; noise-cancelling=yes; battery-life=20; driver=40; weight=386; bluetooth=5.0; connection=bluetooth',
      note: 'فنجان‌های آلومینیومی و صدای فضایی؛ ایرپاد مکس با آیفون و مک چنان هماهنگ است که وصل‌شدنش را نمی‌بینید.',
    },
    {
      brand: 'jbl',
      model: 'Tune 770NC',
      price: 6.9,
      colours: 'black white blue',
      hot: 8,
      off: 10,
      style: 'on-ear',
      specs:
        'kind=بی‌سیم; form=over-ear; noise-cancelling=yes; battery-life=44; driver=40; weight=232; bluetooth=5.3; connection=bluetooth; use=student',
      note: 'باس پرانرژی جی‌بی‌ال، حذف نویز و باتری ۴۴ ساعته با قیمتی که دانشجو هم می‌خرد.',
    },
    {
      brand: 'jbl',
      model: 'Tune 520BT',
      price: 3.45,
      colours: 'black white blue violet',
      hot: 7,
      style: 'on-ear',
      specs:
        'kind=بی‌سیم; form=on-ear; noise-cancelling=no; battery-life=57; driver=33; weight=157; bluetooth=5.3; connection=bluetooth',
      note: 'روگوشی سبکی که هفته‌ها شارژ می‌ماند و در کیف تا می‌شود.',
    },
    {
      brand: 'anker',
      model: 'Soundcore Life Q30',
      price: 4.35,
      colours: 'black pink',
      hot: 8,
      off: 9,
      style: 'over',
      specs:
        'kind=بی‌سیم; form=over-ear; noise-cancelling=yes; battery-life=40; driver=40; weight=260; bluetooth=5.0; connection=bluetooth',
      note: 'سه حالت حذف نویز برای پرواز، خیابان و خانه؛ خوش‌قیمت‌ترین پیشنهاد کارشناسان ما.',
    },
    {
      brand: 'sony',
      model: 'MDR-7506',
      price: 11.6,
      colours: 'graphite',
      hot: 4,
      style: 'studio',
      specs:
        'kind=استودیویی; form=over-ear; noise-cancelling=no; microphone=no; driver=40; weight=230; connection=wired',
      note: 'هدفون مرجع صدابردارها از دههٔ نود میلادی؛ هر اشتباه میکس را بی‌رحم نشان می‌دهد.',
    },
    {
      brand: 'nothing',
      model: 'Headphone (1)',
      price: 33.8,
      colours: 'white black',
      state: 'soon',
      hot: 5,
      style: 'over',
      specs:
        'kind=بی‌سیم; form=over-ear; noise-cancelling=yes; battery-life=35; driver=40; weight=329; bluetooth=5.3; connection=bluetooth',
      note: 'بدنهٔ شفاف و غلتک فیزیکی صدا؛ نخستین هدفون ناتینگ به‌زودی می‌رسد.',
    },
    {
      brand: 'xiaomi',
      model: 'Redmi Headphones Neo',
      nameEn: '{brand} {model}',
      price: 2.6,
      colours: 'black cream',
      hot: 5,
      style: 'over',
      specs:
        'kind=بی‌سیم; form=over-ear; noise-cancelling=yes; battery-life=72; driver=40; weight=254; bluetooth=5.4; connection=bluetooth; use=student',
      note: 'هفتادودو ساعت پخش با یک شارژ؛ ارزان‌ترین هدفون حذف نویز فهرست ما.',
    },
  ],
};
