import type { LineInput } from '../model.ts';

const company18 = 'گارانتی ۱۸ ماهه شرکتی';

export const toasters: LineInput = {
  category: 'cooking',
  picture: 'toaster',
  nameFa: 'توستر {brand} مدل {model}',
  nameEn: '{brand} {model} Toaster',
  guarantees: [company18],
  facts: [
    'توان {power} نان را در دو دقیقه طلایی می‌کند.',
    'شیار پهن نان بربری نازک را هم می‌گیرد.',
    'کارکردهای آن {functions} است.',
    'سینی خرده‌نان بیرون می‌آید.',
  ],
  advice: [
    'سینی خرده‌نان را هفتگی خالی کنید.',
    'درجه چهار برای نان تست معمولی نقطه شروع خوبی است.',
    'هنگام کار رویش را نپوشانید.',
  ],
  families: [
    {
      brand: 'bosch',
      model: 'TAT6A113',
      price: 4.1,
      colours: 'silver red',
      hot: 5,
      off: 5,
      style: 'slots',
      specs: 'power=1090; functions=یخ‌زدایی و گرم‌کردن نان کوچک',
      note: 'دو شیار با مرکزکننده خودکار؛ هر دو روی نان یک رنگ می‌شود.',
    },
    {
      brand: 'philips',
      model: 'HD2581',
      price: 2.9,
      colours: 'silver',
      hot: 6,
      style: 'slots',
      specs: 'power=830; functions=هشت درجه و لغو فوری',
      note: 'توستر جمع‌وجور صبحانه‌های سریع.',
    },
  ],
};
