import { categoryOf } from '../catalogue/lookup.ts';

/** An event with its days of a year. */
interface Event {
  slug: string;
  heading: string;
  filters: string;
  seoText: string;
  seoDescription: string;
  goodsCategoryId: number;
  /** `12-11` to `12-22`. */
  from: string;
  to: string;
}

const events: readonly Event[] = [
  {
    slug: 'یلدا',
    heading: 'تخفیف‌های شب یلدا',
    filters: 'filter-available=1&filter-discount=1',
    goodsCategoryId: categoryOf('audio').id,
    from: '12-11',
    to: '12-22',
    seoText:
      '<p>شب یلدا فرصت خوبی برای هدیه‌دادن است. هدفون، اسپیکر و هر چه این‌جا می‌بینید موجود است و قیمتش پایین آمده؛ قیمت پیش از تخفیف کنار آن آمده است.</p>',
    seoDescription: 'هدفون و اسپیکر موجود و تخفیف‌دار برای هدیهٔ شب یلدا، با قیمت پیش و پس از تخفیف.',
  },
  {
    slug: 'بلک-فرایدی',
    heading: 'تخفیف‌های بلک‌فرایدی',
    filters: 'filter-discount=1',
    goodsCategoryId: 0,
    from: '11-20',
    to: '12-01',
    seoText:
      '<p>در جمعهٔ سیاه همهٔ کالاهای تخفیف‌دار فروشگاه یک‌جا جمع شده‌اند. قیمت پیش از تخفیف کنار هر کالا آمده است تا خودتان مقایسه کنید.</p>',
    seoDescription: 'همهٔ کالاهای تخفیف‌دار فروشگاه در بلک‌فرایدی، با قیمت پیش و پس از تخفیف.',
  },
  {
    slug: 'نوروز',
    heading: 'تخفیف‌های نوروز',
    filters: 'filter-available=1&filter-discount=1',
    goodsCategoryId: categoryOf('home').id,
    from: '02-20',
    to: '03-25',
    seoText:
      '<p>خرید نوروزی را به روزهای آخر اسفند نگذارید: لوازم خانه و آشپزخانهٔ این صفحه موجودند و ارزان‌تر از پیش فروخته می‌شوند.</p>',
    seoDescription: 'لوازم خانه و آشپزخانهٔ موجود و تخفیف‌دار برای نوروز، با قیمت پیش و پس از تخفیف.',
  },
];

/** Pages of events among the offers, each in its next days; it keeps its address every year. @param today ISO 8601 */
export function eventsFrom(today: string) {
  const year = Number(today.slice(0, 4));
  return events.map(({ from, to, ...event }) => {
    const isOver = `${year}-${to}` < today.slice(0, 10);
    const own = isOver ? year + 1 : year;
    return { ...event, startsOn: `${own}-${from}`, endsOn: `${own}-${to}` };
  });
}
