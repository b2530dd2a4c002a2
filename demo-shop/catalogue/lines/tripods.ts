import type { LineInput } from '../model.ts';

const authentic = 'گارانتی اصالت و سلامت فیزیکی';

export const tripods: LineInput = {
  category: 'lens-tripod',
  picture: 'tripod',
  nameFa: '{kind} {brand} مدل {model}',
  nameEn: '{brand} {model} Tripod',
  guarantees: [authentic],
  facts: [
    'تا ارتفاع {height} باز می‌شود.',
    'وزن {weight} است و در کوله جا می‌گیرد.',
    'بدنهٔ {material} محکم و سبک است.',
    'باز و بسته شدنش چند ثانیه بیشتر نمی‌گیرد.',
    'height<30 ? روی میز و در دست راحت‌تر از روی زمین است.',
    'height>=30 ? برای عکس ایستاده و ویدئوی رو به دوربین بلند می‌شود.',
  ],
  advice: [
    'پیش از سفارش وزن دوربین و لنز یا گوشی خود را با آن بسنجید.',
    'پس از ساحل، مفصل‌ها را با پارچهٔ نم‌دار از شن پاک کنید.',
    'قفل‌ها را بیش از اندازه سفت نکنید.',
  ],
  families: [
    {
      brand: 'dji',
      model: 'RS 4 Mini',
      price: 27.9,
      colours: 'black',
      hot: 5,
      style: 'tall',
      specs: 'kind=گیمبال دوربین; height=60; weight=890; material=آلومینیوم',
      note: 'گیمبال سبک برای بدون آینه؛ با یک دست فیلم سینمایی می‌گیرد.',
    },
    {
      brand: 'dji',
      model: 'Osmo Mobile 7P',
      price: 12.6,
      colours: 'graphite',
      hot: 7,
      off: 5,
      style: 'mini',
      specs: 'kind=گیمبال موبایل; height=21; weight=368; material=پلیمر',
      note: 'چهره را دنبال می‌کند، میلهٔ کشویی دارد و پایه سه‌شاخه در دسته‌اش پنهان است.',
    },
    {
      brand: 'sony',
      model: 'GP-VPT2BT',
      price: 9.8,
      colours: 'black',
      hot: 4,
      style: 'mini',
      specs: 'kind=دسته و سه‌پایه کوچک; height=18; weight=215; material=پلیمر',
      note: 'دستهٔ بی‌سیم ولاگ با دکمهٔ ضبط و زوم؛ روی میز سه‌پایه می‌شود.',
    },
    {
      brand: 'xiaomi',
      model: 'Tripod Selfie Stick Pro',
      price: 1.35,
      colours: 'black',
      hot: 6,
      style: 'mini',
      specs: 'kind=مونوپاد و سه‌پایه موبایل; height=85; weight=190; material=آلومینیوم',
      note: 'مونوپاد جیبی با ریموت بلوتوث که سه‌پایه هم می‌شود.',
    },
  ],
};
