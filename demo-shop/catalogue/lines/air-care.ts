import type { LineInput } from '../model.ts';

const company18 = 'گارانتی ۱۸ ماهه شرکتی';

export const airCare: LineInput = {
  category: 'air',
  picture: 'air-purifier',
  nameFa: 'دستگاه تصفیه هوا {brand} مدل {model}',
  nameEn: '{brand} {model} for {area} m2',
  guarantees: [company18],
  specs: 'app=yes',
  facts: [
    'فضایی تا {area} را در نیم ساعت پاک می‌کند.',
    'سطح صدا در حالت خواب {noise} است.',
    'فیلتر هپا ذره‌های PM2.5 و گرده را می‌گیرد.',
    'توان مصرفی {power} است و شبانه‌روز روشن می‌ماند.',
    'نمایشگر آن کیفیت هوا را لحظه‌ای نشان می‌دهد.',
  ],
  advice: [
    'فیلتر را هر شش تا نه ماه عوض کنید؛ قیمت فیلتر را هم بپرسید.',
    'از دیوار بیست سانتی‌متر فاصله بدهید.',
    'در روز آلوده پنجره را ببندید و حالت خودکار بگذارید.',
  ],
  families: [
    {
      brand: 'xiaomi',
      model: 'Smart Air Purifier 4 Lite',
      price: 9.4,
      colours: 'white',
      hot: 8,
      off: 6,
      style: 'box',
      specs: 'area=43; noise=34; power=33',
      note: 'پرفروش‌ترین تصفیه هوای زمستان‌های تهران.',
    },
    {
      brand: 'xiaomi',
      model: 'Smart Air Purifier 4 Pro',
      price: 16.8,
      colours: 'white',
      hot: 6,
      style: 'box',
      specs: 'area=60; noise=33; power=50',
      note: 'برای پذیرایی بزرگ با یون منفی و فیلتر ضخیم‌تر.',
    },
    {
      brand: 'philips',
      model: 'AC1715',
      price: 19.9,
      colours: 'white',
      hot: 5,
      style: 'round',
      specs: 'area=78; noise=15; power=27',
      note: 'پانزده دسی‌بل در خواب؛ نفس خودتان از آن بلندتر است.',
    },
    {
      brand: 'dyson',
      model: 'Purifier Cool TP07',
      price: 58.9,
      colours: 'silver',
      state: 'out',
      hot: 4,
      style: 'tower',
      specs: 'area=81; noise=40; power=40',
      note: 'هم پنکه بی‌پره است هم تصفیه؛ هوای تمیز را تا آن سر اتاق می‌فرستد.',
    },
  ],
};
