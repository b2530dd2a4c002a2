import { expect, test, type Page } from 'playwright/test';
import { panelSignInAnswer } from '#lib/contract/staff.ts';
import { accounts } from './members.ts';
import { askWhole } from './shop.ts';

/** The headers of calls from the panel. */
export type PanelHeaders = Record<'cookie' | 'x-xsrf-token', string>;

async function signIn(): Promise<PanelHeaders> {
  const answer = await askWhole('Admin/Sign-In', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(accounts.administrator),
  });
  const { me, message } = panelSignInAnswer.parse(await answer.json());
  if (me === null) throw new Error(`The administrator cannot sign in: ${message ?? 'code wanted'}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return { cookie: cookies.join('; '), 'x-xsrf-token': me.xsrf };
}

/** Several files run in one process, and an account may sign in a hundred times in a quarter of an hour. */
let session: Promise<PanelHeaders> | undefined;

/** The demo shop's administrator, signed in to the panel; tests that end a session sign in for themselves. */
export const enterPanel = (): Promise<PanelHeaders> => (session ??= signIn());

/** Opens a screen of the panel as the demo shop's administrator. @param path below /cpfpco */
export async function openPanel(page: Page, path: string): Promise<void> {
  const { cookie } = await enterPanel();
  const url = test.info().project.use.baseURL ?? '';
  const cookies = cookie.split('; ').map((each) => {
    const end = each.indexOf('=');
    return { name: each.slice(0, end), value: each.slice(end + 1), url };
  });
  await page.context().addCookies(cookies);
  await page.goto(`/cpfpco${path}`);
}

/** Lifts an item of a list by its handle, with the keyboard. @param name of the item */
export async function lift(page: Page, name: string): Promise<void> {
  const handle = page.getByRole('button', { name: `جابه‌جایی ${name}`, exact: true });
  // What moves items is loaded after the list is shown.
  await expect(handle).toHaveAttribute('aria-pressed', 'false');
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
}
