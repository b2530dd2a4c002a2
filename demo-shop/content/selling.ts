import { categoryOf } from '#demo-shop/catalogue/lookup.ts';
import { returnDays } from '#demo-shop/content/return-days.ts';
import type { Selling } from '#server/modules/order/import-service.ts';

/** As on the page about shipping. */
const freeFrom = 5_000_000;

const everywhere = { provinces: [], cities: [] };
const atHome = { provinces: ['تهران', 'البرز'], cities: ['تهران', 'کرج'] };
/** Towns the parcel service reaches in two days, besides Tehran and Karaj. */
const capitals = [
  'مشهد',
  'اصفهان',
  'شیراز',
  'تبریز',
  'قم',
  'اهواز',
  'کرمانشاه',
  'ارومیه',
  'رشت',
  'زاهدان',
  'همدان',
  'کرمان',
  'یزد',
  'اردبیل',
  'بندرعباس',
  'اراک',
  'زنجان',
  'سنندج',
  'قزوین',
  'خرم‌آباد',
  'گرگان',
  'ساری',
  'بجنورد',
  'بوشهر',
  'بیرجند',
  'ایلام',
  'شهرکرد',
  'سمنان',
  'یاسوج',
];

/** The courier comes every day but Friday, in periods of two hours. */
const workDays = [6, 0, 1, 2, 3, 4];
const hours = [10, 12, 14, 16, 18];
const schedule = workDays.flatMap((weekday) =>
  hours.map((fromHour) => ({ weekday, fromHour, toHour: fromHour + 2, capacity: 12 })),
);

/** How the demo shop delivers, reduces prices and is paid. */
export const selling: Selling = {
  settings: {
    remindsNationalCode: true,
    onDelivery: { cities: ['تهران', 'کرج'], most: 20_000_000 },
    returnDays,
    cardToCard: { card: '6037000000000004', owner: 'فروشگاه کهربا', hours: 24 },
    seller: {
      name: 'شرکت بازرگانی کهربا (سهامی خاص)',
      nationalId: '14008812344',
      economicCode: '411588912345',
      registration: '512340',
    },
  },
  methods: [
    {
      kind: 'courier',
      title: 'پیک کهربا',
      note: 'در بازه‌ای که خودتان انتخاب می‌کنید',
      rates: [{ ...atHome, base: 65_000, grams: 5_000, perKilo: 5_000 }],
      schedule,
      freeFrom,
      daysFrom: 0,
      daysTo: 1,
    },
    {
      kind: 'post',
      title: 'تیپاکس',
      note: 'مرکز استان‌ها',
      rates: [{ provinces: [], cities: capitals, base: 95_000, grams: 2_000, perKilo: 15_000 }],
      freeFrom,
      daysFrom: 1,
      daysTo: 2,
    },
    {
      kind: 'post',
      title: 'پست پیشتاز',
      rates: [{ ...everywhere, base: 75_000, grams: 2_000, perKilo: 12_000 }],
      freeFrom,
      daysFrom: 2,
      daysTo: 3,
    },
    {
      kind: 'post',
      title: 'باربری، پس‌کرایه',
      note: 'برای کالای بزرگ؛ کرایه را هنگام تحویل می‌پردازید',
      rates: [{ ...everywhere, base: 0, grams: 0, perKilo: 0 }],
      isPaidOnArrival: true,
      daysFrom: 3,
      daysTo: 7,
    },
    {
      kind: 'pick-up',
      title: 'تحویل حضوری',
      note: 'خیابان ولیعصر، پلاک ۲۱۸۰، شنبه تا پنج‌شنبه ۱۰ تا ۱۹',
      rates: [{ ...everywhere, base: 0, grams: 0, perKilo: 0 }],
      daysFrom: 0,
      daysTo: 1,
    },
  ],
  promotions: [
    {
      title: 'تخفیف نخستین خرید',
      rule: {
        when: { firstOrder: true, subtotal: 1_000_000 },
        give: { kind: 'percent', percent: 10, most: 300_000 },
      },
      codes: [{ code: 'SALAM', memberLimit: 1, isShown: true }],
    },
    {
      title: 'ارسال رایگان',
      rule: { when: { subtotal: 2_000_000 }, give: { kind: 'freight' } },
      codes: [{ code: 'RAYGAN', useLimit: 1_000, memberLimit: 3 }],
    },
    {
      title: 'تخفیف هدفون و اسپیکر',
      rule: {
        when: { categories: [categoryOf('audio').id] },
        give: { kind: 'percent', percent: 8, most: 400_000 },
      },
      codes: [{ code: 'SEDA', memberLimit: 2, isShown: true }],
    },
    {
      title: '۵۰۰ هزار تومان تخفیف خرید بالای ۳۰ میلیون تومان',
      rule: {
        when: { subtotal: 30_000_000 },
        give: { kind: 'amount', amount: 500_000 },
      },
    },
  ],
};
