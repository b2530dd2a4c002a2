import type { LineInput } from '../model.ts';

const company18 = 'گارانتی ۱۸ ماهه شرکتی';

export const kettles: LineInput = {
  category: 'tea-coffee',
  picture: 'kettle',
  nameFa: 'کتری برقی {brand} مدل {model} گنجایش {capacity}',
  nameEn: '{brand} {model} Kettle {capacity}L',
  guarantees: [company18],
  facts: [
    'گنجایش {capacity} را با توان {power} در چند دقیقه می‌جوشاند.',
    'جنس بدنهٔ {material} است و بو و مزه به آب نمی‌دهد.',
    'با خالی‌شدن آب خودش خاموش می‌شود.',
    'پایه ۳۶۰ درجه از هر سو برداشته می‌شود.',
    'فیلتر دهانه، ذره‌های جرم را از لیوان دور نگه می‌دارد.',
    'material=شیشه ? چراغ درون بدنه هنگام جوشیدن روشن می‌شود.',
    'برای چای، قهوهٔ فوری و سوپ آماده به کار می‌آید.',
    'در آن یک دست باز می‌شود و از بخار فاصله می‌گیرید.',
    'بدنه پس از جوش داغ است و دستهٔ پهن آن خنک می‌ماند.',
    'سیم اضافه زیر پایه جمع می‌شود.',
  ],
  advice: [
    'ماهی یک بار با سرکه رقیق جرم‌گیری کنید.',
    'تا خط پایین آب بریزید؛ کمتر از آن زود خاموش می‌شود.',
    'برای چای ایرانی قوری هم‌اندازه را جدا سفارش دهید.',
    'هر شب آب مانده را خالی کنید تا جرم کمتری ببندد.',
  ],
  families: [
    {
      brand: 'bosch',
      model: 'TWK7203',
      price: 4.9,
      colours: 'steel black',
      hot: 7,
      off: 6,
      style: 'steel',
      specs: 'capacity=1.7; power=2200; material=استیل',
      note: 'کنترل دما از ۷۰ تا ۱۰۰ درجه؛ برای چای سبز و قهوه دمی دقیق است.',
    },
    {
      brand: 'philips',
      model: 'HD9350',
      price: 3.4,
      colours: 'steel',
      hot: 8,
      style: 'steel',
      specs: 'capacity=1.7; power=2200; material=استیل',
      note: 'استیل ساده با فیلتر جداشدنی که سال‌ها کار می‌کند.',
    },
    {
      brand: 'xiaomi',
      model: 'Electric Glass Kettle',
      nameEn: '{brand} {model} {capacity}L',
      price: 1.85,
      colours: 'silver',
      hot: 6,
      style: 'glass',
      specs: 'capacity=1.7; power=2200; material=شیشه',
      note: 'شیشهٔ بوروسیلیکات؛ جوشیدن را می‌بینید و می‌شنوید.',
    },
  ],
};
