import type { LineInput } from '../model.ts';

const company24 = 'گارانتی ۲۴ ماهه شرکتی';

export const microwaves: LineInput = {
  category: 'cooking',
  picture: 'microwave',
  nameFa: 'مایکروویو {brand} مدل {model} گنجایش {capacity}',
  nameEn: '{brand} {model} Microwave {capacity}L',
  guarantees: [company24],
  facts: [
    'capacity>=27 ? گنجایش {capacity} ظرف پیرکس بزرگ را هم جا می‌دهد.',
    'capacity<27 ? گنجایش {capacity} برای بشقاب معمولی و آشپزخانهٔ کوچک است.',
    'توان {power} غذا را زود گرم می‌کند.',
    'inverter=true ? اینورتر گرما را پیوسته می‌دهد و کناره‌ها خشک نمی‌شود.',
    'کارکردهای آن {functions} است.',
    'یخ‌زدایی وزنی، گوشت را بی‌پختن باز می‌کند.',
  ],
  advice: [
    'ده سانتی‌متر بالای دستگاه را باز نگه دارید.',
    'capacity>=27 ? ظرف فلزی و فویل را فقط در حالت کانوکشن به کار ببرید.',
    'capacity<27 ? ظرف فلزی و فویل در آن نگذارید.',
    'برای بوی غذا، یک فنجان آب و لیموترش را سه دقیقه گرم کنید.',
  ],
  families: [
    {
      brand: 'samsung',
      model: 'ME6194',
      price: 15.9,
      colours: 'silver',
      hot: 6,
      style: 'keys',
      specs: 'capacity=40; power=1550; functions=گرم‌کردن، گریل و کانوکشن',
      note: 'مایکروویو خانواده‌های پرجمعیت با سینی بزرگ و گریل واقعی.',
    },
    {
      brand: 'lg',
      model: 'NeoChef MC98',
      price: 27.4,
      colours: 'black',
      hot: 6,
      off: 6,
      style: 'keys',
      specs: 'capacity=39; power=1450; inverter=yes; functions=سرخ‌کردن سالم، گریل و پیتزا',
      note: 'نئوشف اینورتر هم مایکروویو است هم سرخ‌کن هم فر کوچک.',
    },
    {
      brand: 'panasonic',
      model: 'NN-CD565',
      price: 24.8,
      colours: 'black',
      hot: 5,
      style: 'keys',
      specs: 'capacity=27; power=1000; inverter=yes; functions=کانوکشن و گریل',
      note: 'اینورتر اصل ژاپنی؛ پلو مانده را مثل روز اول گرم می‌کند.',
    },
    {
      brand: 'gplus',
      model: 'GMW-M425',
      price: 8.6,
      colours: 'silver',
      hot: 5,
      style: 'dial',
      specs: 'capacity=25; power=900; functions=گرم‌کردن و یخ‌زدایی',
      note: 'ساده با دو پیچ؛ برای جهیزیه و اداره.',
    },
  ],
};
