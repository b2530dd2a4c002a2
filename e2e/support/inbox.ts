import { patience } from './account.ts';
import { newVisitor } from './chat-visitor.ts';
import { openPanel } from './panel.ts';
import { expect, type Page } from './test.ts';

export const soon = { timeout: 10_000 };
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const list = (page: Page) => page.getByRole('list', { name: 'گفتگو', exact: true });
export const row = (page: Page, text: string) =>
  list(page).getByRole('link').filter({ hasText: text });
export const log = (page: Page) => page.getByRole('log', { name: 'پیام‌ها' });
export const field = (page: Page) => page.getByRole('textbox', { name: 'پیام خود را بنویسید' });
export const bubble = (page: Page, text: string) =>
  log(page).locator('.bubble').filter({ hasText: text });
export const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** A name of its own in each run. */
export const named = (name: string) => `${name} ${Date.now() % 100_000}`;

/** Opens the inbox as somebody who takes chats. */
export async function goOnline(page: Page, path = '/chat'): Promise<void> {
  await openPanel(page, '/chat');
  const state = button(page, /^وضعیت من/);
  await expect(state).toBeVisible(patience);
  if (!(await state.getAttribute('aria-label'))?.includes('پاسخگو هستید')) {
    await state.click();
    await page.getByRole('menuitem', { name: 'پاسخگو هستم' }).click();
  }
  await expect(state).toHaveAccessibleName('وضعیت من: پاسخگو هستید');
  if (path !== '/chat') await page.goto(`/cpfpco${path}`);
}

/** A visitor who begins a talk once somebody takes chats. */
export async function talk(page: Page, name: string, body = 'سلام، کی می‌رسد؟') {
  await goOnline(page);
  const visitor = newVisitor();
  let id = '';
  // The service learns of who is online by the hub.
  await expect(async () => {
    id = await visitor.start(body, { name });
  }).toPass(soon);
  return { visitor, id, name };
}
