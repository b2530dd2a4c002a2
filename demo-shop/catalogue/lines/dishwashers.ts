import type { LineInput } from '../model.ts';

const company24 = 'گارانتی ۲۴ ماهه شرکتی';

export const dishwashers: LineInput = {
  category: 'washing',
  picture: 'dishwasher',
  nameFa: 'ماشین ظرفشویی {brand} مدل {model} {settings}ه',
  nameEn: '{brand} {model} Dishwasher',
  guarantees: [company24],
  facts: [
    'ظرفیت {settings} قابلمه و سینی را هم می‌شوید.',
    'سطح صدا {noise} شب هم قابل‌تحمل است.',
    'رده انرژی {energy} است و با ده لیتر آب کار می‌کند.',
    'تعداد {programs} برنامه دارد و نیم‌بار هم می‌شوید.',
  ],
  advice: [
    'نمک و جلادهنده را از روز نخست بریزید تا لکه نماند.',
    'صافی کف را هفتگی زیر شیر بشویید.',
    'لوله ورودی را نصاب با شیر مشترک لباسشویی می‌بندد.',
  ],
  families: [
    {
      brand: 'bosch',
      model: 'SMS46',
      price: 118,
      colours: 'silver white',
      hot: 7,
      style: 'built',
      specs: 'settings=13; noise=44; energy=a-double; programs=6',
      note: 'ظرفشویی بوش معیار بازار است؛ قطعه و تعمیرکارش در هر شهری هست.',
    },
    {
      brand: 'samsung',
      model: 'DW60M',
      price: 79.6,
      colours: 'silver white',
      hot: 6,
      off: 6,
      style: 'built',
      specs: 'settings=14; noise=44; energy=a-double; programs=7',
      note: 'طبقهٔ سوم برای قاشق و چنگال و برنامهٔ شست‌وشوی فشردهٔ قابلمه.',
    },
    {
      brand: 'gplus',
      model: 'GDW-P4673',
      price: 52.4,
      colours: 'white silver',
      hot: 7,
      style: 'built',
      specs: 'settings=14; noise=47; energy=a-double; programs=8',
      note: 'چهارده‌نفره ایرانی با خشک‌کن هوای گرم و گارانتی گلدیران.',
    },
    {
      brand: 'snowa',
      model: 'SDW-246',
      price: 47.8,
      colours: 'white silver',
      hot: 6,
      style: 'built',
      specs: 'settings=14; noise=49; energy=a-plus; programs=7',
      note: 'مقرون‌به‌صرفه‌ترین ظرفشویی خانوادگی با خدمات حامی.',
    },
  ],
};
