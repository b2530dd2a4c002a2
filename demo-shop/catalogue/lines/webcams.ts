import type { LineInput } from '../model.ts';

export const webcams: LineInput = {
  category: 'webcam-mic',
  picture: 'webcam',
  nameFa: 'وب‌کم {brand} مدل {model} با وضوح {resolution}',
  nameEn: '{brand} {model} Webcam',
  guarantees: ['گارانتی ۲۴ ماهه شرکتی'],
  facts: [
    'تصویر {resolution} چهره را روشن و بی‌نویز نشان می‌دهد.',
    'فیلم‌برداری {video} برای جلسه و آموزش کافی است.',
    'میکروفون داخلی آن صدای اتاق را کم می‌کند.',
    'درپوش حریم خصوصی دارد و روی هر مانیتوری می‌نشیند.',
  ],
  advice: [
    'نور را روبه‌روی صورت بگذارید نه پشت سر؛ بهترین وب‌کم هم در ضدنور کم می‌آورد.',
    'بی‌نصب درایور با نرم‌افزارهای جلسه کار می‌کند.',
    'کابل تایپ‌سی یا مبدل آن را با درگاه لپ‌تاپتان بسنجید.',
  ],
  families: [
    {
      brand: 'logitech',
      model: 'C920e',
      price: 4.95,
      colours: 'black',
      hot: 7,
      style: 'bar',
      specs: 'resolution=fhd; video=1080p با ۳۰ فریم; connection=usb; weight=162',
      note: 'ده سال است که C920 جواب اول پرسش «چه وب‌کمی بگیرم» است.',
    },
    {
      brand: 'logitech',
      model: 'Brio 500',
      price: 8.6,
      colours: 'graphite white',
      hot: 5,
      off: 6,
      style: 'bar',
      specs: 'resolution=fhd; video=1080p با ۶۰ فریم; connection=usb; weight=117',
      note: 'نور را خودش درست می‌کند و با چرخاندن به پایین، میز کارتان را نشان می‌دهد.',
    },
    {
      brand: 'razer',
      model: 'Kiyo Pro',
      price: 9.9,
      colours: 'black',
      hot: 4,
      style: 'round',
      specs: 'resolution=fhd; video=1080p با ۶۰ فریم; connection=usb; weight=199',
      note: 'حسگر بزرگ کیو پرو در اتاق کم‌نور هم تصویر تمیز می‌دهد.',
    },
  ],
};
