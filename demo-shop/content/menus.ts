import { paths } from '#lib/contract/paths.ts';
import type { MadeLanding } from '#server/modules/catalogue/landing-proposal-service.ts';
import { brandOf, categoryOf } from '../catalogue/lookup.ts';
import { toBrand, toCategory, toLandings, toPage } from './links.ts';
import type { PageKey } from './links.ts';

export interface MenuLink {
  label: string;
  url: string;
}
export interface MenuColumn extends MenuLink {
  links: MenuLink[];
}
export interface MenuEntry extends MenuLink {
  icon: string;
  /** Key of the category whose image is shown beside the columns. */
  picture?: string;
  columns: MenuColumn[];
}
export type MenuPlace = 'menu' | 'side' | 'footer' | 'header';

const category = (key: string, label = categoryOf(key).title): MenuLink => ({
  label,
  url: toCategory(key),
});
const column = (key: string, keys: readonly string[], label?: string): MenuColumn => ({
  ...category(key, label),
  links: keys.map((one) => category(one)),
});
const brandColumn = (keys: readonly string[], label = 'برندها'): MenuColumn => ({
  label,
  url: '',
  links: keys.map((key) => ({ label: brandOf(key).title, url: toBrand(key) })),
});
const page = (key: PageKey, label: string): MenuLink => ({ label, url: toPage(key) });
const plain = (link: MenuLink): MenuEntry => ({ ...link, icon: '', columns: [] });
const top = (key: string, icon: string, columns: MenuColumn[], label?: string): MenuEntry => ({
  ...category(key, label),
  icon,
  picture: key,
  columns,
});

const sideWith = (direct: (key: string) => MenuColumn[]): MenuEntry[] => [
  top(
    'mobile',
    'smartphone',
    [
      column('phone', ['smartphone', 'foldable', 'feature-phone']),
      column('mobile-accessories', ['case', 'charger', 'power-bank']),
      column('tablet', ['tablet']),
      brandColumn(['apple', 'samsung', 'xiaomi', 'poco', 'honor', 'nothing']),
      ...direct('phone'),
    ],
    'موبایل',
  ),
  top('computer', 'laptop', [
    column('laptop', ['everyday-laptop', 'gaming-laptop']),
    column('monitor', ['monitor']),
    column('computer-accessories', [
      'keyboard-mouse',
      'storage',
      'router',
      'printer',
      'webcam-mic',
    ]),
    brandColumn(['asus', 'lenovo', 'hp', 'msi', 'apple', 'logitech']),
    ...direct('laptop'),
  ]),
  top('audio', 'headphones', [
    column('audio', ['headphones', 'earbuds'], 'هدفون و هندزفری'),
    column('speaker', ['speaker', 'sound-projector']),
    brandColumn(['sony', 'jbl', 'apple', 'samsung', 'anker']),
    ...direct('audio'),
  ]),
  top('wearable', 'watch', [
    column('wearable', ['smart-watch', 'band'], 'ساعت و مچ‌بند'),
    brandColumn(['apple', 'samsung', 'amazfit', 'xiaomi']),
    ...direct('wearable'),
  ]),
  top('gaming', 'gamepad-2', [
    column('gaming', ['console', 'game-gear'], 'دنیای بازی'),
    column('gaming-laptop', ['gaming-laptop', 'monitor'], 'بازی با کامپیوتر'),
    brandColumn(['sony', 'microsoft', 'nintendo', 'razer', 'logitech']),
    ...direct('gaming'),
  ]),
  top('photo', 'camera', [
    column('photo', ['camera', 'action-cam', 'lens-tripod'], 'عکاسی و فیلم‌برداری'),
    brandColumn(['sony', 'canon', 'nikon', 'fujifilm', 'gopro', 'dji']),
    ...direct('photo'),
  ]),
  top('video', 'tv', [
    column('video', ['tv', 'sound-projector'], 'تصویر و صدا'),
    brandColumn(['samsung', 'lg', 'sony', 'x-vision', 'gplus']),
    ...direct('video'),
  ]),
  top('home', 'refrigerator', [
    column('kitchen', ['air-fryer', 'tea-coffee', 'blender', 'cooking']),
    column('large', ['refrigerator', 'washing']),
    column('cleaning', ['vacuum', 'iron', 'air']),
    column('home', ['personal-care', 'smart-home'], 'شخصی و هوشمند'),
    brandColumn(['philips', 'bosch', 'snowa', 'pars-khazar', 'delonghi', 'dyson']),
    ...direct('home'),
  ]),
];

const magazine: MenuLink = { label: 'مجلهٔ کهربا', url: paths.blog };

const main: MenuEntry[] = [
  ...[
    category('phone', 'موبایل'),
    category('laptop'),
    category('audio'),
    category('wearable'),
    category('gaming'),
    category('photo'),
    category('video'),
    category('home'),
  ].map(plain),
  {
    label: 'برندها',
    url: '',
    icon: '',
    columns: [
      brandColumn(['apple', 'samsung', 'xiaomi', 'poco', 'honor'], 'موبایل و تبلت'),
      brandColumn(['asus', 'lenovo', 'hp', 'msi', 'logitech'], 'کامپیوتر'),
      brandColumn(['sony', 'jbl', 'lg', 'anker'], 'صدا و تصویر'),
      brandColumn(['philips', 'bosch', 'snowa', 'delonghi', 'dyson'], 'خانه'),
    ],
  },
  plain(magazine),
];

const footerColumn = (label: string, links: MenuLink[]): MenuEntry => ({
  label,
  url: '',
  icon: '',
  columns: [{ label, url: '', links }],
});
const footer: MenuEntry[] = [
  footerColumn('راهنمای خرید', [
    page('guide', 'راهنمای خرید از کهربا'),
    page('ordering', 'ثبت سفارش'),
    page('shipping', 'شیوه‌های ارسال'),
    page('payment', 'شیوه‌های پرداخت'),
    page('questions', 'پرسش‌های رایج'),
    magazine,
  ]),
  footerColumn('خدمات', [
    page('returns', 'بازگشت کالا'),
    page('guarantee', 'گارانتی و بیمهٔ کالا'),
    { label: 'همهٔ کالاها', url: '/shop' },
    { label: 'لیست قیمت', url: paths.priceList(0, '') },
    page('about', 'دربارهٔ ما'),
    page('contact', 'تماس با ما'),
  ]),
];

const header: MenuEntry[] = [
  page('terms', 'قوانین و شرایط'),
  page('privacy', 'حریم خصوصی'),
  page('contact', 'تماس با ما'),
].map(plain);

/** Menus of the master data by place. @param landings those there are to link to */
export const menusWith = (
  landings: readonly MadeLanding[],
): Readonly<Record<MenuPlace, readonly MenuEntry[]>> => ({
  menu: main,
  side: sideWith((key) => {
    const links = toLandings(key, landings);
    return links.length === 0 ? [] : [{ label: 'مستقیم به', url: '', links }];
  }),
  footer,
  header,
});
