import { contactPageName } from '#lib/contract/forms.ts';
import { paths } from '#lib/contract/paths.ts';
import { slugify } from '#lib/text/slug.ts';
import type { MadeLanding } from '#server/modules/catalogue/landing-proposal-service.ts';
import { brandId, brandOf, categoryOf } from '../catalogue/lookup.ts';
import { demoProduct } from './blog/products.ts';
import { type PostKey, postTitles } from './blog/titles.ts';

/** Paths of the storefront, not percent-encoded: the storefront encodes them. */
export const toCategory = (key: string): string => {
  const { id, title } = categoryOf(key);
  return `/shop/category/${id}/${slugify(title)}`;
};
export const toBrand = (key: string): string =>
  `/shop/brand/${brandId(key)}/${slugify(brandOf(key).title)}`;
/**
 * A category's landing pages that are asked for most: of the brands with the most goods, the first use, and the lowest
 * bands of prices.
 */
export function toLandings(
  key: string,
  landings: readonly MadeLanding[],
): { label: string; url: string }[] {
  const { id } = categoryOf(key);
  const own = landings.filter(({ categoryId }) => categoryId === id);
  const by = (name: string) => own.filter(({ filters }) => filters.startsWith(`filter-${name}=`));
  const [brands, bands] = [by('brand'), by('price')];
  const uses = own.filter((each) => !brands.includes(each) && !bands.includes(each));
  return [...brands.slice(0, 2), ...uses.slice(0, 1), ...bands.slice(0, 2)].map(
    ({ heading, slug }) => ({ label: heading, url: `${toCategory(key)}/${slug}` }),
  );
}
/** @param nameEn as in the catalogue */
export const toProduct = (nameEn: string): string => {
  const { id, slug } = demoProduct(nameEn);
  return paths.product(id, slug);
};

/** A post's position among the titles, starting at 1. */
export const postId = (key: PostKey): number => Object.keys(postTitles).indexOf(key) + 1;
export const toPost = (key: PostKey): string => paths.post(postId(key), slugify(postTitles[key]));

/** Content pages by their key in the seed; their names are their paths. */
export const pageNames = {
  contact: contactPageName,
  about: 'درباره-ما',
  guide: 'راهنمای-خرید',
  ordering: 'ثبت-سفارش',
  shipping: 'شیوه-های-ارسال',
  payment: 'شیوه-های-پرداخت',
  returns: 'بازگشت-کالا',
  guarantee: 'گارانتی-و-بیمه',
  questions: 'پرسش-های-رایج',
  terms: 'قوانین-و-شرایط',
  privacy: 'حریم-خصوصی',
} as const;
export type PageKey = keyof typeof pageNames;
export const toPage = (page: PageKey): string => `/${pageNames[page]}`;
