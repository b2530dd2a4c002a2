import type { LineInput } from '../model.ts';

const company18 = 'گارانتی ۱۸ ماهه شرکتی';

export const fans: LineInput = {
  category: 'air',
  picture: 'fan',
  nameFa: 'پنکه {kind} {brand} مدل {model}',
  nameEn: '{brand} {model} Fan',
  guarantees: [company18],
  facts: [
    'توان مصرفی {power} است و تابستان قبض را بالا نمی‌برد.',
    'سطح صدا {noise} خواب را به هم نمی‌زند.',
    'گردش نود درجه هوا را در اتاق پخش می‌کند.',
    'ارتفاع آن تا {height} تنظیم می‌شود.',
  ],
  advice: [
    'پره و توری را هر ماه گردگیری کنید.',
    'روبه‌روی پنجره باز، هوای خنک شب را به داخل می‌آورد.',
    'کنترل از راه دور در جعبه است.',
  ],
  families: [
    {
      brand: 'pars-khazar',
      model: 'ES-4030',
      price: 3.9,
      colours: 'white',
      hot: 8,
      off: 7,
      style: 'stand',
      specs: 'kind=ایستاده; power=60; noise=52; height=130',
      note: 'پنکه ایرانی با موتور مسی که بیست تابستان کار می‌کند.',
    },
    {
      brand: 'xiaomi',
      model: 'Smart Standing Fan 2',
      nameEn: '{brand} {model}',
      price: 7.6,
      colours: 'white',
      hot: 6,
      style: 'stand',
      specs: 'kind=ایستاده هوشمند; power=15; noise=30; height=100; app=yes',
      note: 'صد درجه سرعت و صدایی که شنیده نمی‌شود؛ نسیم طبیعی را شبیه‌سازی می‌کند.',
    },
    {
      brand: 'tefal',
      model: 'Eole VU6670',
      price: 8.2,
      colours: 'white',
      hot: 4,
      style: 'tower',
      specs: 'kind=برجی; power=45; noise=48; height=100',
      note: 'باریک کنار مبل می‌ایستد و بچه به پره‌اش دست نمی‌زند.',
    },
  ],
};
