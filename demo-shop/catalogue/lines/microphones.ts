import type { LineInput } from '../model.ts';

const authentic = 'گارانتی اصالت و سلامت فیزیکی';

export const microphones: LineInput = {
  category: 'webcam-mic',
  picture: 'microphone',
  nameFa: 'میکروفون {kind} {brand} مدل {model}',
  nameEn: '{brand} {model} Microphone',
  guarantees: ['گارانتی ۱۸ ماهه شرکتی', authentic],
  facts: [
    'الگوی {pattern} صدای روبه‌رو را می‌گیرد و صدای اتاق را پس می‌زند.',
    'اتصال {connection} دارد و کارت صدا نمی‌خواهد.',
    'خروجی هدفون روی بدنه، صدای خودتان را بی‌تاخیر به گوش می‌رساند.',
    'وزن {weight} آن را جابه‌جاشدنی نگه داشته است.',
  ],
  advice: [
    'پانزده سانتی‌متر فاصله از دهان، صدایی گرم و بی‌پف می‌دهد.',
    'برای پادکست پایه بازویی را هم در نظر بگیرید.',
    'با گوشی اندرویدی و آیفون‌های تایپ‌سی هم کار می‌کند.',
  ],
  families: [
    {
      brand: 'razer',
      model: 'Seiren V3 Mini',
      price: 3.7,
      colours: 'black white',
      hot: 6,
      style: 'studio',
      specs: 'kind=رومیزی; pattern=سوپرکاردیوئید; connection=usb; weight=260',
      note: 'با یک ضربه بی‌صدا می‌شود و چراغش می‌گوید روشن است یا نه.',
    },
    {
      brand: 'logitech',
      model: 'Yeti GX',
      price: 9.2,
      colours: 'black red',
      hot: 5,
      style: 'studio',
      specs: 'kind=استودیویی; pattern=سوپرکاردیوئید; connection=usb; weight=578',
      note: 'یتی داینامیک صدای کیبورد را نمی‌گیرد و قفل هوشمند بلندی صدا را ثابت نگه می‌دارد.',
    },
    {
      brand: 'dji',
      model: 'Mic 2',
      price: 21.8,
      colours: 'graphite',
      hot: 6,
      style: 'lapel',
      specs:
        'kind=بی‌سیم یقه‌ای; pattern=همه‌سویه; connection=radio,bluetooth; weight=28; battery-life=6',
      note: 'دو فرستنده، یک گیرنده و کیفی که همه را شارژ می‌کند؛ صدای ویدئو را به سطح تلویزیون می‌رساند.',
    },
    {
      brand: 'dji',
      model: 'Mic Mini',
      price: 11.3,
      colours: 'black white',
      hot: 6,
      off: 8,
      style: 'lapel',
      specs:
        'kind=بی‌سیم یقه‌ای; pattern=همه‌سویه; connection=radio,bluetooth; weight=10; battery-life=11',
      note: 'ده گرم وزن دارد و روی یقه پیدا نیست؛ برای ولاگ‌گیر هرروزه.',
    },
    {
      brand: 'sony',
      model: 'ECM-G1',
      price: 10.4,
      colours: 'black',
      state: 'call',
      hot: 3,
      style: 'lapel',
      specs: 'kind=روی دوربین; pattern=سوپرکاردیوئید; connection=wired; weight=34',
      note: 'کوچک‌ترین شاتگان سونی که با بادگیر مویی، صدای خیابان را کم می‌کند.',
    },
  ],
};
