import type { Locator, Page } from 'playwright/test';

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

export const categories = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'دسته‌بندی محصولات' });
export const categoriesButton = (page: Page): Locator =>
  categories(page).getByRole('button', { name: 'دسته‌بندی محصولات' });
export const mainMenu = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'منوی اصلی' });
export const toolbar = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'نوار پایین' });
export const searchHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'دنبال چه چیزی می‌گردید؟' });

/** The categories' names: tabs, or without scripts summaries. */
export const entries = (page: Page): Locator => categories(page).locator('.cat-name');
/** The name of the category whose links are shown. */
export const openEntry = (page: Page): Locator =>
  categories(page).locator('[open] > .cat-name, .cat-name[aria-selected="true"]');
/** The link to all products of the open category. */
export const allOf = (page: Page): Locator =>
  categories(page)
    .getByRole('link', { name: /^همهٔ کالاهای/ })
    .filter({ visible: true });

export const menuButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'منو', exact: true });

/** The search field of the header, or of the overlay that replaces it. */
export const searchBox = (page: Page): Locator => {
  const banner = page.getByRole('banner');
  return banner.getByRole('searchbox').or(banner.getByRole('combobox'));
};

/** Every panel of a phone: its name and the button that opens it. */
export const panels = [
  { name: 'منو', opener: menuButton },
  {
    name: 'دسته‌بندی محصولات',
    opener: (page: Page) => toolbar(page).getByRole('button', { name: 'دسته‌بندی‌ها' }),
  },
  {
    name: 'دنبال چه چیزی می‌گردید؟',
    opener: (page: Page) => toolbar(page).getByRole('button', { name: 'جستجو' }),
  },
] as const;

/** Opens a page and waits until its menus are enhanced by scripts. */
export async function openWithMenus(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-menus]').waitFor();
}
