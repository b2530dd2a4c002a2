import type { NewSettings } from '#server/modules/home/import-service.ts';
import { categoryOf } from '../catalogue/lookup.ts';
import { pageNames, toPage } from './links.ts';

const aboutUs =
  '<p>کهربا فروشگاه کالای دیجیتال و خانه است. از سال ۱۳۹۶ کالا را خودمان می‌خریم، خودمان می‌آزماییم و خودمان می‌فرستیم؛ برای همین پای هر چیزی که می‌فروشیم می‌ایستیم.</p>';

const contactUs = [
  '<ul>',
  '<li><a href="tel:+982191004567"><bdi dir="ltr">۰۲۱ ۹۱۰۰ ۴۵۶۷</bdi></a></li>',
  '<li><a href="mailto:salam@kahroba.example"><bdi dir="ltr">salam@kahroba.example</bdi></a></li>',
  '<li>تهران، خیابان ولیعصر، پلاک ۲۱۸۰</li>',
  '</ul>',
].join('');

/** Replaces the HTML of the real badges; loads nothing from other hosts. */
const eNamad = [
  ['enamad', 'نماد اعتماد الکترونیکی', 'https://trustseal.enamad.ir/'],
  ['union', 'اتحادیه کسب‌وکار مجازی', toPage('about')],
]
  .map(
    ([name, title, href]) =>
      `<a href="${href}"><img src="/badges/${name}.svg" alt="" width="28" height="28">${title}</a>`,
  )
  .join('');

const networks = [
  ['Facebook', 'فیسبوک', 'https://www.facebook.com/kahroba'],
  ['Instagram', 'اینستاگرام', 'https://www.instagram.com/kahroba'],
  ['Telegram', 'تلگرام', 'https://t.me/kahroba'],
  ['Whatsapp', 'واتساپ', 'https://wa.me/982191004567'],
  ['aparat', 'آپارات', 'https://www.aparat.com/kahroba'],
  ['Eitaa', 'ایتا', 'https://eitaa.com/kahroba'],
] as const;

/** Settings shown in menus and footer. */
export const settings: NewSettings = {
  shop: {
    name: 'کهربا',
    title: 'کهربا، فروشگاه کالای دیجیتال و خانه',
    description:
      'خرید گوشی، لپ‌تاپ، هدفون، دوربین، تلویزیون و لوازم خانگی با گارانتی معتبر، قیمت روز، ارسال سریع به سراسر کشور و {returnDays} روز ضمانت بازگشت.',
    phone: '+982191004567',
    address: { street: 'خیابان ولیعصر، پلاک ۲۱۸۰', city: 'تهران' },
    phoneHours: { opens: '08:00', closes: '23:00' },
    copyrightFrom: 1404,
    services: [
      { icon: 'truck', title: 'ارسال سریع', text: 'تهران ۲۴ ساعته، شهرستان ۳ روزه' },
      { icon: 'shield-check', title: 'ضمانت اصالت', text: 'همهٔ کالاها با گارانتی معتبر' },
      {
        icon: 'rotate-ccw',
        title: 'بازگشت {returnDays} روزه',
        text: 'بی‌دردسر؛ کالای معیوب با ارسال رایگان',
      },
      { icon: 'headset', title: 'پشتیبانی هرروزه', text: 'از ۸ صبح تا ۱۱ شب' },
    ],
    // Shipping costs come from the delivery methods, the days of `{returnDays}` by the setting `selling`.
    terms: {
      freeReturns: true,
      returnPage: pageNames.returns,
      sealedCategories: ['phone', 'tablet', 'earbuds', 'personal-care'].map(
        (key) => categoryOf(key).id,
      ),
      shipping: {
        handlingDays: [0, 1],
        freight: { categories: [categoryOf('tv').id, categoryOf('large').id] },
      },
    },
  },
  aboutUs,
  contactUs,
  eNamad,
  socialNetwork: networks.map(([name, title, url]) => ({ name, title, url })),
  topBanner: {
    bannerImgUrl: '',
    bannerLink: toPage('shipping'),
    title: 'ارسال رایگان برای خریدهای بالای ۵ میلیون تومان، تا پایان ماه',
  },
  titleOtherMag: 'از مجلهٔ کهربا',
};
