import type { Promotion } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';
import { brandId, categoryOf } from '../catalogue/lookup.ts';
import type { PictureType } from '../drawings/kinds.ts';
import { toCategory } from './links.ts';

/** A promotion before its image is stored: names the drawing to cut out. */
export interface PromotionPlan extends Omit<Promotion, 'image'> {
  drawing: { type: PictureType; style?: string; colour: string };
}

export const slides: readonly PromotionPlan[] = [
  {
    kicker: 'تازه‌رسیده',
    title: 'آیفون ۱۷ پرو مکس، با بزرگ‌ترین باتری آیفون',
    text: 'بدنهٔ یکپارچهٔ آلومینیومی، تراشهٔ A19 Pro و گارانتی ۱۸ ماههٔ کهربا.',
    label: 'دیدن و خرید',
    url: toCategory('smartphone'),
    alt: 'گوشی با سه دوربین و صفحهٔ روشن',
    tint: 'sand',
    drawing: { type: 'phone', style: 'pro', colour: 'navy' },
  },
  {
    kicker: 'صدای بی‌هیاهو',
    title: 'هدفون‌هایی که شهر را ساکت می‌کنند',
    text: 'حذف نویز فعال، باتری ۳۰ ساعته و بالشتکی که ساعت‌ها نرم می‌ماند.',
    label: 'دیدن هدفون‌ها',
    url: toCategory('headphones'),
    alt: 'هدفون بی‌سیم دورگوشی',
    tint: 'mist',
    drawing: { type: 'headphones', colour: 'black' },
  },
  {
    kicker: 'آشپزخانهٔ کوچک',
    title: 'کمتر روغن، بیشتر طعم',
    text: 'سرخ‌کن‌های بدون روغن برای دو تا شش نفر، با گارانتی و خدمات معتبر.',
    label: 'دیدن سرخ‌کن‌ها',
    url: toCategory('air-fryer'),
    alt: 'سرخ‌کن بدون روغن با نمایشگر دیجیتال',
    tint: 'clay',
    drawing: { type: 'air-fryer', colour: 'black' },
  },
  {
    kicker: 'ثبت لحظه',
    title: 'دوربینی که با شما سفر می‌آید',
    text: 'بدون آینه، سبک و با لرزش‌گیر؛ از ولاگ تا عکس چاپی بزرگ.',
    label: 'دیدن دوربین‌ها',
    url: toCategory('camera'),
    alt: 'دوربین بدون آینه با لنز',
    tint: 'sage',
    drawing: { type: 'camera', colour: 'black' },
  },
];

export const minis: readonly PromotionPlan[] = [
  {
    kicker: 'برای کار و دانشگاه',
    title: 'مک‌بوک ایر M4',
    text: 'سبک، بی‌صدا و با شارژی که تا شب می‌ماند',
    label: 'دیدن مدل‌ها',
    url: toCategory('everyday-laptop'),
    alt: 'لپ‌تاپ نقره‌ای باز',
    tint: 'mist',
    drawing: { type: 'laptop', colour: 'silver' },
  },
  {
    kicker: 'بازی',
    title: 'دنیای بازی',
    text: 'کنسول، دسته و هدست',
    label: 'دیدن کالاها',
    url: toCategory('gaming'),
    alt: 'دسته بازی سفید',
    tint: 'lilac',
    drawing: { type: 'game-pad', colour: 'white' },
  },
];

const tiles = [
  'phone',
  'laptop',
  'headphones',
  'smart-watch',
  'console',
  'camera',
  'tv',
  'home',
] as const;
const shownBrands = ['apple', 'samsung', 'xiaomi', 'asus', 'sony', 'lenovo', 'jbl', 'lg'] as const;
const idOf = (key: string): number => categoryOf(key).id;

export interface BlockPlan {
  type: 'slider' | 'banners' | 'products' | 'categories' | 'brands' | 'blog';
  title: string;
  url: string;
  data: unknown;
}

const rail = (title: string, category: string): BlockPlan => ({
  type: 'products',
  title,
  url: toCategory(category),
  data: { look: 'rail', text: '', categoryId: idOf(category), pick: 'popular', limit: 10 },
});
const offer: BlockPlan = {
  type: 'products',
  title: 'کهربایی‌های امروز',
  url: '/shop/offers',
  data: {
    look: 'offer',
    text: 'قیمت‌هایی که تازه پایین آمده‌اند.',
    categoryId: 0,
    pick: 'discounted',
    limit: 10,
  },
};

/** Blocks of the home page from top to bottom. */
export const homeBlocks = (slider: Promotion[], banners: Promotion[]): BlockPlan[] => [
  { type: 'slider', title: '', url: '', data: slider },
  { type: 'banners', title: '', url: '', data: banners },
  { type: 'categories', title: 'دسته‌بندی کالاها', url: '/shop', data: { ids: tiles.map(idOf) } },
  offer,
  rail('پرفروش‌ترین گوشی‌ها', 'phone'),
  rail('لپ‌تاپ برای کار و دانشگاه', 'everyday-laptop'),
  { type: 'blog', title: 'از مجلهٔ کهربا', url: paths.blog, data: { limit: 3 } },
  {
    type: 'brands',
    title: 'برندهای محبوب',
    url: `${paths.siteMap}#brands`,
    data: { ids: shownBrands.map(brandId) },
  },
];
