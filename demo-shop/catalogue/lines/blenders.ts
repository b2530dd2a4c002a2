import type { LineInput } from '../model.ts';

const company18 = 'گارانتی ۱۸ ماهه شرکتی';
const company24 = 'گارانتی ۲۴ ماهه شرکتی';

export const blenders: LineInput = {
  category: 'blender',
  picture: 'blender',
  nameFa: '{kind} {brand} مدل {model}',
  nameEn: '{brand} {model} Blender',
  guarantees: [company18, company24],
  facts: [
    'توان {power} یخ و میوه یخ‌زده را یکدست خرد می‌کند.',
    'ظرف {capacity} برای یک پارچ شربت خانوادگی کافی است.',
    'تیغه {material} کند نمی‌شود و برداشتنی است.',
    'صدای آن در سرعت پایین آزار نمی‌دهد.',
    'دو سرعت و حالت ضربه‌ای، کنترل را دست شما می‌دهد.',
  ],
  advice: [
    'غذای داغ را تا نیمه بریزید و در را با دستمال نگه دارید.',
    'بعد از کار، آب ولرم و چند قطره مایع بریزید و ده ثانیه روشن کنید.',
    'تیغه یدکی آن در نمایندگی موجود است.',
  ],
  families: [
    {
      brand: 'philips',
      model: 'HR2291',
      price: 7.3,
      colours: 'white black',
      hot: 7,
      style: 'jar',
      specs: 'kind=مخلوط‌کن و آسیاب; power=600; capacity=2; material=استیل',
      note: 'پارچ پلاستیکی نشکن و آسیاب خشک؛ ادویه تا اسموتی.',
    },
    {
      brand: 'bosch',
      model: 'MMB6382',
      price: 14.6,
      colours: 'black',
      hot: 5,
      off: 8,
      style: 'jar',
      specs: 'kind=مخلوط‌کن; power=1200; capacity=1.5; material=استیل',
      note: 'پارچ شیشه‌ای و موتور ۱۲۰۰ واتی؛ یخ را برف می‌کند.',
    },
    {
      brand: 'braun',
      model: 'MultiQuick 7 MQ7045',
      price: 11.9,
      colours: 'black',
      hot: 8,
      style: 'hand',
      specs: 'kind=گوشت‌کوب برقی; power=1000; capacity=0.6; material=استیل',
      note: 'سرعت را با فشار انگشت تنظیم می‌کنید؛ سوپ یک‌دست و بی‌پاشش.',
    },
    {
      brand: 'pars-khazar',
      model: 'میکسر 3060',
      price: 4.2,
      nameEn: '{brand} Blender 3060',
      colours: 'white',
      hot: 6,
      style: 'jar',
      specs: 'kind=مخلوط‌کن و آسیاب; power=500; capacity=1.5; material=استیل',
      note: 'مخلوط‌کن ایرانی با قطعه‌ای که در هر لوازم‌خانگی پیدا می‌شود.',
    },
    {
      brand: 'xiaomi',
      model: 'Portable Blender',
      nameEn: '{brand} {model} 350ml',
      price: 1.9,
      colours: 'white',
      hot: 6,
      style: 'jar',
      specs: 'kind=مخلوط‌کن شارژی همراه; power=50; capacity=0.35; material=استیل',
      note: 'اسموتی در محل کار؛ با تایپ‌سی شارژ و زیر شیر شسته می‌شود.',
    },
  ],
};
