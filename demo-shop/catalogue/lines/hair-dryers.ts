import type { LineInput } from '../model.ts';

const company18 = 'گارانتی ۱۸ ماهه شرکتی';

export const hairDryers: LineInput = {
  category: 'personal-care',
  picture: 'hair-dryer',
  nameFa: '{kind} {brand} مدل {model}',
  nameEn: '{brand} {model} Hair Dryer',
  guarantees: [company18, 'گارانتی اصالت و سلامت فیزیکی'],
  bothGuarantees: true,
  facts: [
    'توان {power} مو را در چند دقیقه خشک می‌کند.',
    'یون منفی وز مو را کم و براقیت را بیشتر می‌کند.',
    'وزن {weight} دست را خسته نمی‌کند.',
    'دکمهٔ هوای سرد حالت را نگه می‌دارد.',
  ],
  advice: [
    'بیست سانتی‌متر از مو فاصله بدهید.',
    'فیلتر پشت را ماهی یک بار پاک کنید.',
    'برای بهداشت، پس از بازشدن پلمب بازگردانده نمی‌شود.',
  ],
  families: [
    {
      brand: 'dyson',
      model: 'Supersonic Nural',
      price: 52.6,
      colours: 'violet black',
      hot: 6,
      style: 'ring',
      specs: 'kind=سشوار; power=1600; weight=680',
      note: 'حسگر فاصله گرما را نزدیک پوست سر کم می‌کند؛ سشواری که می‌فهمد کجاست.',
    },
    {
      brand: 'philips',
      model: 'BHD538',
      price: 4.9,
      colours: 'black',
      hot: 7,
      off: 6,
      style: 'classic',
      specs: 'kind=سشوار; power=2300; weight=540',
      note: 'حسگر ThermoShield موی رنگ‌شده را از گرمای زیاد نگه می‌دارد.',
    },
    {
      brand: 'panasonic',
      model: 'EH-NA65',
      price: 9.7,
      colours: 'violet',
      hot: 5,
      style: 'classic',
      specs: 'kind=سشوار; power=2000; weight=575',
      note: 'نانوئی رطوبت را به مو برمی‌گرداند و الکتریسیته را می‌گیرد.',
    },
    {
      brand: 'braun',
      model: 'Satin Hair 7 HD785',
      price: 6.8,
      colours: 'black',
      hot: 4,
      style: 'classic',
      specs: 'kind=سشوار; power=2000; weight=610',
      note: 'سشوار حرفه‌ای با پخش‌کننده فر در جعبه.',
    },
  ],
};
