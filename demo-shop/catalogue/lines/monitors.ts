import type { LineInput } from '../model.ts';

export const monitors: LineInput = {
  category: 'monitor',
  picture: 'monitor',
  nameFa: 'مانیتور {brand} مدل {model} سایز {screen-size}',
  nameEn: '{brand} {model} {screen-size}-inch Monitor',
  guarantees: ['گارانتی ۲۴ ماهه شرکتی'],
  specs: 'connection=hdmi',
  facts: [
    'پنل {panel} با وضوح {resolution} از هر زاویه رنگ یکسانی نشان می‌دهد.',
    'refresh-rate=100 ? نرخ نوسازی {refresh-rate} پیمایش و حرکت نشانگر را نرم کرده و چشم را کمتر خسته می‌کند.',
    'نرخ نوسازی {refresh-rate} برای این اندازه و این کاربرد انتخاب درستی است.',
    'پایه آن {functions} دارد و بی‌ابزار سوار می‌شود.',
    'حاشیهٔ باریک سه طرف اجازه می‌دهد دو مانیتور را کنار هم بچینید.',
    'توان مصرفی {power} است و آداپتور جدا ندارد.',
    'وزن {weight-kg} با پایه است و به بازوی استاندارد VESA هم بسته می‌شود.',
  ],
  advice: [
    'کابل HDMI در جعبه هست؛ برای بالاترین نرخ نوسازی از DisplayPort استفاده کنید.',
    'مانیتور با ضمانت نداشتن پیکسل سوخته تا هفت روز عرضه می‌شود.',
    'پیش از خرید، خروجی تصویر کامپیوترتان را با ورودی‌های این مدل بسنجید.',
  ],
  families: [
    {
      brand: 'samsung',
      model: 'Essential S3 LS24D300',
      price: 9.85,
      colours: 'black',
      hot: 7,
      style: 'flat',
      specs:
        'screen-size=24; resolution=fhd; panel=ips; refresh-rate=100; power=25; weight-kg=2.8; functions=زاویه تنظیم‌شونده',
      note: 'مانیتور اداری کم‌مصرف با صفحه ۱۰۰ هرتزی؛ برای حسابداری، کلاس آنلاین و دورکاری.',
    },
    {
      brand: 'samsung',
      model: 'Odyssey G5 LC27G55T',
      price: 23.4,
      colours: 'black',
      hot: 8,
      off: 8,
      style: 'curved',
      specs:
        'screen-size=27; resolution=qhd; panel=va; refresh-rate=144; power=48; weight-kg=4.5; functions=زاویه تنظیم‌شونده',
      note: 'خمیدگی ۱۰۰۰R ادیسه تصویر را دور نگاه می‌پیچد و سیاهی پنل VA در بازی‌های تاریک خودش را نشان می‌دهد.',
    },
    {
      brand: 'samsung',
      model: 'Odyssey OLED G6 LS27DG60',
      price: 62.8,
      colours: 'silver',
      hot: 5,
      style: 'flat',
      specs:
        'screen-size=27; resolution=qhd; panel=qd-oled; refresh-rate=360; power=98; weight-kg=6.8; functions=چرخش و تغییر ارتفاع',
      note: 'پنل QD-OLED با پاسخ ۰٫۰۳ میلی‌ثانیه و روکش ضدبازتاب؛ برای بازی رقابتی سریع‌تر از این نداریم.',
    },
    {
      brand: 'lg',
      model: 'UltraGear 27GS75Q',
      price: 24.9,
      colours: 'black',
      hot: 8,
      style: 'gaming',
      specs:
        'screen-size=27; resolution=qhd; panel=ips; refresh-rate=180; power=40; weight-kg=5.6; functions=چرخش و تغییر ارتفاع',
      note: 'آلتراگیر با پنل IPS سریع و ۱۸۰ هرتز، تعادلی است میان رنگ درست برای کار و سرعت برای بازی.',
    },
    {
      brand: 'lg',
      model: 'UltraWide 34WP65C',
      price: 37.6,
      colours: 'black',
      hot: 5,
      style: 'curved',
      specs:
        'screen-size=34; resolution=qhd; panel=va; refresh-rate=160; power=55; weight-kg=7.7; functions=تغییر ارتفاع',
      note: 'نسبت ۲۱ به ۹ یعنی خط زمان تدوین بی‌پیمایش دیده می‌شود و دو سند کنار هم جا می‌گیرند.',
    },
    {
      brand: 'lg',
      model: '27US500',
      price: 27.3,
      colours: 'white',
      hot: 5,
      style: 'flat',
      specs:
        'screen-size=27; resolution=4k; panel=ips; refresh-rate=60; power=45; weight-kg=4.9; functions=زاویه تنظیم‌شونده',
      note: 'مانیتور 4K سفید برای کسی که با عکس و متن ریز سروکار دارد؛ حروف مثل چاپ دیده می‌شوند.',
    },
    {
      brand: 'asus',
      model: 'ProArt PA278QV',
      price: 33.8,
      colours: 'black',
      hot: 5,
      style: 'flat',
      specs:
        'screen-size=27; resolution=qhd; panel=ips; refresh-rate=75; power=35; weight-kg=7.7; functions=چرخش، تغییر ارتفاع و محور',
      note: 'کالیبره‌شده در کارخانه با پوشش کامل sRGB؛ پرواآرت برای طراح و عکاس ساخته شده است.',
    },
    {
      brand: 'asus',
      model: 'TUF Gaming VG249Q3A',
      price: 16.9,
      colours: 'black',
      hot: 7,
      off: 5,
      style: 'gaming',
      specs:
        'screen-size=24; resolution=fhd; panel=ips; refresh-rate=180; power=20; weight-kg=3.8; functions=زاویه تنظیم‌شونده',
      note: 'نخستین مانیتور ۱۸۰ هرتزی بیشتر گیمرهای ایرانی؛ جمع‌وجور، سریع و کم‌خرج.',
    },
    {
      brand: 'msi',
      model: 'MAG 274QRF QD',
      price: 32.6,
      colours: 'black',
      state: 'out',
      hot: 4,
      style: 'gaming',
      specs:
        'screen-size=27; resolution=qhd; panel=ips; refresh-rate=180; power=42; weight-kg=6; functions=چرخش و تغییر ارتفاع',
      note: 'کوانتوم‌دات در پنل IPS رنگ را زنده کرده و پایه‌اش هرطور بخواهید می‌چرخد.',
    },
  ],
};
