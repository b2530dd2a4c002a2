import type { Page } from 'playwright/test';
import type { ProductCard } from '#lib/contract/product.ts';
import { categoryPath, comparable, comparison } from './shop.ts';

export const codesOf = (products: readonly ProductCard[]) =>
  products.map(({ websiteCode }) => websiteCode);
export const addressOf = (...products: ProductCard[]) =>
  `/shop/compare?ids=${codesOf(products).join(',')}`;

/** Four products of one group, and the path of their list. */
export async function four() {
  const [a, b, c, d] = await comparable();
  if (!a || !b || !c || !d) throw new Error('The group has too few products.');
  const { group } = await comparison([a.websiteCode]);
  return { a, b, c, d, path: categoryPath(group) };
}

export const card = (page: Page, { websiteCode }: ProductCard) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator(`a[href^="/shop/product/${websiteCode}/"]`) })
    .first();
export const add = (page: Page, product: ProductCard) =>
  card(page, product).getByRole('button', { name: 'افزودن به مقایسه' });
export const bar = (page: Page) =>
  page.getByRole('region', { name: 'کالاهای انتخاب‌شده برای مقایسه' });
export const collected = (page: Page) =>
  bar(page).getByRole('button', { name: /^حذف .* از مقایسه$/ });
export const columns = (page: Page) => page.getByRole('main').locator('thead .compare-name');
export const rows = (page: Page) => page.getByRole('main').locator('tbody tr:not(.compare-group)');
export const takeBack = (page: Page) => page.getByRole('main').locator('.compare-remove');
