import type { LineInput } from '../model.ts';

const company24 = 'گارانتی ۲۴ ماهه شرکتی';

export const riceCookers: LineInput = {
  category: 'cooking',
  picture: 'rice-cooker',
  nameFa: 'پلوپز {brand} مدل {model} {settings}ه',
  nameEn: '{brand} {model} Rice Cooker',
  guarantees: [company24],
  facts: [
    'برای {settings} پلو با ته‌دیگ طلایی آماده می‌کند.',
    'توان {power} دم‌کشیدن را به چهل دقیقه رسانده است.',
    'قابلمه نچسب آن با قاشق چوبی سال‌ها می‌ماند.',
    'کارکردهای آن {functions} است.',
    'پس از پخت، خودش به حالت گرم‌نگهدار می‌رود.',
    'دمکنی پارچه‌ای برایش لازم نیست.',
    'در آشپزخانهٔ کوچک جای یک قابلمه را می‌گیرد.',
    'کته، عدس‌پلو و سبزی‌پلو را هم می‌پزد.',
    'در شیشه‌ای آن دم کشیدن را بی‌باز کردن نشان می‌دهد.',
    'settings>=10 ? برای مهمانی هم یک‌جا می‌پزد.',
    'settings<10 ? برای سفرهٔ هر روز خانه اندازه است.',
  ],
  advice: [
    'برنج را نیم ساعت خیس کنید و آب را یک بند انگشت بالاتر بگیرید.',
    'brand=pars-khazar ? ته‌دیگ سیب‌زمینی را با درجهٔ میانه امتحان کنید.',
    'کف بیرونی قابلمه را پیش از گذاشتن خشک کنید.',
    'قابلمه یدکی آن در فروشگاه‌های قطعه هست.',
  ],
  families: [
    {
      brand: 'pars-khazar',
      model: 'RC-181',
      price: 4.7,
      colours: 'white',
      hot: 9,
      off: 6,
      style: 'glass',
      specs: 'settings=8; power=650; functions=درجه ته‌دیگ تنظیم‌شونده',
      note: 'پلوپز پارس‌خزر صدای تیک خاموش‌شدنش را همه می‌شناسند.',
    },
    {
      brand: 'pars-khazar',
      model: 'RC-271 TS',
      price: 5.9,
      colours: 'silver',
      hot: 8,
      style: 'glass',
      specs: 'settings=12; power=900; functions=تایمر و گرم‌نگهدار',
      note: 'برای مهمانی دوازده‌نفره؛ تایمر دارد و سر ساعت آماده می‌شود.',
    },
    {
      brand: 'philips',
      model: 'HD4515',
      price: 9.4,
      colours: 'black',
      hot: 4,
      style: 'digital',
      specs: 'settings=6; power=790; functions=نه برنامه دیجیتال',
      note: 'برنج، جو، سوپ و کیک با یک دکمه.',
    },
  ],
};
