/** What is said of any product with these specifications, unless its line says it already. */
export const commonFacts = [
  'sim=esim ? یک سیم‌کارت فیزیکی و یک eSIM می‌گیرد.',
  'sim=two ? دو سیم‌کارت همزمان در آن روشن می‌ماند.',
  'nfc=true ? NFC دارد.',
  'nfc=false ? NFC ندارد.',
  'network=5g ? شبکهٔ آن 5G است.',
  'wireless-charging=true ? بی‌سیم هم شارژ می‌شود.',
  'os=ios ? سیستم‌عامل آن {os} است و سال‌ها به‌روزرسانی می‌گیرد.',
  'os=android ? سیستم‌عامل آن {os} است.',
  'wifi!= ? وای‌فای آن {wifi} است.',
  'microphone=true ? میکروفون دارد و با آن تماس گرفته می‌شود.',
  'microphone=false ? میکروفون ندارد.',
  'heart-rate=true ? ضربان قلب را می‌سنجد.',
  'app=true ? از برنامهٔ گوشی هم فرمان می‌گیرد.',
  'material!= ? جنس آن {material} است.',
  'weight!= ? وزن آن {weight} است.',
  'weight-kg!= ? وزن آن {weight-kg} است.',
  'smart-tv=true ? فیلم و سریال را بی‌دستگاه جانبی پخش می‌کند.',
  'chip!= ? پردازندهٔ آن {chip} است.',
  'panel!= ? پنل آن {panel} است.',
  'water!= ? مقاومت آن در برابر آب {water} است.',
  'interface!= ? درگاه آن {interface} است.',
];

/** What a guarantee covers, as the page about guarantees says. */
export const guaranteeWords: readonly (readonly [of: RegExp, said: readonly string[]])[] = [
  [
    /کهربا/,
    [
      '{guarantee} ایراد ساخت را تعمیر یا تعویض می‌کند',
      'با {guarantee} فروخته می‌شود و پیگیری تعمیر با خود ماست',
      '{guarantee} دارد و کارت آن در جعبه است',
    ],
  ],
  [
    /اصالت/,
    [
      '{guarantee} اصل‌بودن و سالم‌بودن آن را هنگام تحویل تضمین می‌کند',
      'با {guarantee} فروخته می‌شود که تعمیر در طول استفاده را در بر نمی‌گیرد',
      '{guarantee} دارد و شمارهٔ سریالش را می‌شود بررسی کرد',
    ],
  ],
  [
    /./,
    [
      '{guarantee} را نمایندگی سازنده یا واردکننده انجام می‌دهد',
      'با {guarantee} فروخته می‌شود و نشانی نمایندگی روی کارت آن است',
      '{guarantee} دارد و ما پیگیری را تا نتیجه همراهی می‌کنیم',
    ],
  ],
];

export const bothGuaranteesWords = [
  'میان {first} و {second} با قیمت جدا انتخاب می‌کنید',
  'با {first} یا با {second} فروخته می‌شود و قیمتشان فرق دارد',
  'دو گارانتی دارد؛ {first} و {second}، هر کدام با قیمت خود',
];

export const insuranceWords = [
  'بیمهٔ یک‌سالهٔ شکستگی و آب‌خوردگی را می‌شود هنگام افزودن به سبد برداشت',
  'بیمهٔ یک‌ساله جدا و تنها هم‌زمان با خرید صادر می‌شود',
  'بیمهٔ یک‌سالهٔ حادثه هم برای آن هست',
];

export const colourWords = {
  one: ['رنگ آن {colours} است', 'تنها به رنگ {colours} فروخته می‌شود'],
  some: [
    'رنگ‌های آن {colours} است',
    'به رنگ‌های {colours} فروخته می‌شود',
    'رنگ آن را از میان {colours} برمی‌گزینید',
  ],
};
