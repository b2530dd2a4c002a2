import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

export const done = /عضویت شما در خبرنامه ثبت شد/;

export const footer = (page: Page) => page.getByRole('contentinfo');
export const field = (page: Page) => footer(page).getByRole('textbox', { name: 'شماره موبایل' });
export const button = (page: Page) =>
  footer(page).getByRole('button', { name: 'عضویت در خبرنامه' });
export const toast = (page: Page) => page.locator('[data-sonner-toast]');

/** Opens a page and waits until its scripts handle the form. */
export async function openNewsletter(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('form:has(#newsletter-mobile)')).toHaveAttribute('novalidate');
}
