import type { LineInput } from '../model.ts';

const company18 = 'گارانتی ۱۸ ماهه شرکتی';
const company24 = 'گارانتی ۲۴ ماهه شرکتی';

export const vacuums: LineInput = {
  category: 'vacuum',
  picture: 'vacuum',
  nameFa: '{kind} {brand} مدل {model}',
  nameEn: '{brand} {model} Vacuum Cleaner',
  guarantees: [company24, company18],
  facts: [
    'توان {power} گرد را از لای پرز فرش بیرون می‌کشد.',
    'مخزن {capacity} چند نوبت نظافت را جواب می‌دهد.',
    'battery-life>=1 ? باتری آن تا {battery-life} در حالت عادی کار می‌کند.',
    'سطح صدا {noise} است.',
    'وزن {weight-kg} جابه‌جایی میان اتاق‌ها را آسان کرده است.',
    'فیلتر هپا هوای خروجی را برای آلرژی‌دارها تمیز می‌کند.',
  ],
  advice: [
    'فیلتر را ماهی یک بار بشویید و خوب خشک کنید.',
    'برای موی حیوان، برس موتوری را جدا بخواهید.',
    'کیسه و فیلتر یدکی آن در فروشگاه‌ها هست.',
  ],
  families: [
    {
      brand: 'bosch',
      model: 'BGL8GOLD',
      price: 34.7,
      colours: 'red',
      hot: 7,
      off: 6,
      style: 'canister',
      specs: 'kind=جاروبرقی کیسه‌ای; power=2200; capacity=5; noise=70; weight-kg=6',
      note: 'جاروی قدرتمند فرش ایرانی؛ کیسه پنج لیتری و شعاع کار پانزده متر.',
    },
    {
      brand: 'philips',
      model: 'FC9570',
      price: 24.3,
      colours: 'navy',
      hot: 6,
      style: 'canister',
      specs: 'kind=جاروبرقی بدون کیسه; power=2000; capacity=2; noise=76; weight-kg=5.5',
      note: 'سیکلون پاورپرو گرد را می‌چرخاند و فیلتر دیر می‌گیرد.',
    },
    {
      brand: 'lg',
      model: 'Kompressor VC5420',
      price: 19.8,
      colours: 'red',
      hot: 6,
      style: 'canister',
      specs: 'kind=جاروبرقی بدون کیسه; power=2000; capacity=1.3; noise=78; weight-kg=5.6',
      note: 'گرد را فشرده می‌کند و هنگام خالی‌کردن به هوا نمی‌رود.',
    },
    {
      brand: 'dyson',
      model: 'V15 Detect',
      price: 69.8,
      colours: 'graphite',
      hot: 6,
      style: 'stick',
      specs: 'kind=جارو شارژی; power=660; capacity=0.77; battery-life=1; noise=75; weight-kg=3.1',
      note: 'نور سبزش گردی را که نمی‌دیدید نشان می‌دهد و شمارش ذره‌ها روی صفحه می‌آید.',
    },
    {
      brand: 'xiaomi',
      model: 'G20 Lite',
      price: 8.7,
      colours: 'white',
      hot: 7,
      off: 10,
      style: 'stick',
      specs: 'kind=جارو شارژی; power=270; capacity=0.5; battery-life=0.75; noise=73; weight-kg=2.2',
      note: 'سبک و دم‌دستی برای ریزه‌های روزانه و زیر میز.',
    },
  ],
};
