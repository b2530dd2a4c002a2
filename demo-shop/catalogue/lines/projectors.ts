import type { LineInput } from '../model.ts';

const company24 = 'گارانتی ۲۴ ماهه شرکتی';

export const projectors: LineInput = {
  category: 'sound-projector',
  picture: 'projector',
  nameFa: 'ویدئو پروژکتور {brand} مدل {model}',
  nameEn: '{brand} {model} {resolution} Projector',
  guarantees: [company24, 'گارانتی اصالت و سلامت فیزیکی'],
  facts: [
    'روشنایی {brightness} در اتاق نیمه‌تاریک تصویر زنده می‌دهد.',
    'وضوح {resolution} متن اسلاید و زیرنویس را تیز نشان می‌دهد.',
    'اصلاح خودکار ذوزنقه و فوکوس، چیدن آن را آسان کرده است.',
    'وزن {weight-kg} است و میان اتاق‌ها جابه‌جا می‌شود.',
    'نرم‌افزار {os} بی‌جعبه جانبی پخش می‌کند.',
  ],
  advice: [
    'پردهٔ سفید مات ساده، کنتراست را از دیوار خیلی بهتر می‌کند.',
    'ورودی هوا را آزاد بگذارید و فیلتر را هر سه ماه تمیز کنید.',
    'برای اتاق روشن، لومن بیشتری بخواهید.',
  ],
  families: [
    {
      brand: 'epson',
      model: 'EB-FH52',
      price: 58.7,
      colours: 'white',
      hot: 5,
      style: 'box',
      specs: 'brightness=4000; resolution=fhd; weight-kg=3.1',
      note: 'چهار هزار لومن برای کلاس و جلسه با پرده نیمه‌کشیده.',
    },
    {
      brand: 'xiaomi',
      model: 'Smart Projector L1 Pro',
      price: 17.9,
      colours: 'graphite',
      hot: 6,
      off: 8,
      style: 'can',
      specs: 'brightness=400; resolution=fhd; weight-kg=1.6; os=google-tv',
      note: 'سینمای سقفی اتاق خواب؛ پایه‌اش می‌چرخد و نت‌فلیکس رسمی دارد.',
    },
    {
      brand: 'samsung',
      model: 'The Freestyle 2',
      price: 34.8,
      colours: 'white',
      hot: 5,
      style: 'can',
      specs: 'brightness=230; resolution=fhd; weight-kg=0.8; os=tizen',
      note: 'هشتصد گرم، بی‌سیم با پاوربانک؛ روی هر دیواری خودش صاف می‌شود.',
    },
    {
      brand: 'anker',
      model: 'Nebula Capsule 3',
      price: 29.6,
      colours: 'graphite',
      state: 'out',
      hot: 4,
      style: 'can',
      specs: 'brightness=200; resolution=fhd; weight-kg=0.85; os=google-tv',
      note: 'اندازهٔ قوطی نوشابه با باتری دوونیم ساعته؛ برای کمپ و چادر.',
    },
  ],
};
