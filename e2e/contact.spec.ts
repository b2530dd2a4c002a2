import { contactMessagesAnswer } from '#lib/contract/contact.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { administrator } from './support/opinions.ts';
import { openWhole, watchScripts } from './support/pages.ts';
import { clippedTexts, sideways } from './support/reading.ts';
import { expect, type Page, test } from './support/test.ts';

const path = '/تماس-با-ما';
const form = (page: Page) => page.getByRole('region', { name: 'برای ما بنویسید' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const submit = (page: Page) => form(page).getByRole('button', { name: 'فرستادن پیام' });
const done = (page: Page) => form(page).getByRole('status');
const errors = (page: Page) => form(page).getByRole('alert');

const patience = { timeout: 15_000 };
const phone = { width: 390, height: 844 };

async function write(page: Page, changes: Record<string, string> = {}): Promise<string> {
  const message = `سفارش من نرسیده است. ${test.info().title} ${Math.random()}`;
  const texts = {
    نام: 'مریم احمدی',
    'شماره موبایل': '۰۹۱۲ ۳۴۵ ۶۷۸۹',
    موضوع: 'پیگیری سفارش',
    'متن پیام': message,
    ...changes,
  };
  for (const [name, text] of Object.entries(texts)) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await field(page, name).fill(text);
  }
  return message;
}

/** The message as administrators read it. */
async function arrived({ request }: Pick<Page, 'request'>, message: string) {
  const { call } = await administrator(request);
  const { items } = contactMessagesAnswer.parse(await call('Get-Contact-Messages', {}));
  return items.filter((item) => item.message === message);
}

const kept = { name: 'مریم احمدی', mobile: '09123456789', subject: 'پیگیری سفارش' };

test('the form loads its scripts when it gets focus, shows errors at their fields, and is replaced by a confirmation', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const loaded = watchScripts(page);
  // A text that only the form's validation contains.
  const isThere = () => loaded('is-shown');
  await openWhole(page, path);
  expect(await isThere()).toBe(false);
  await field(page, 'نام').focus();
  await expect.poll(isThere, patience).toBe(true);
  await expect(form(page).locator('form')).toHaveAttribute('novalidate');

  // The honeypot is neither reached by keyboard nor read out.
  await expect(form(page).getByRole('textbox')).toHaveCount(4);
  await field(page, 'متن پیام').focus();
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();

  await write(page, { نام: '<b>مریم</b>', 'شماره موبایل': '0912', 'متن پیام': 'کوتاه' });
  await submit(page).focus();
  await page.keyboard.press('Enter');
  const mobile = field(page, 'شماره موبایل');
  await expect(mobile).toBeFocused(patience);
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  await expect(mobile).toHaveAccessibleDescription(/09123456789/);
  await expect(field(page, 'متن پیام')).toHaveAccessibleDescription('پیام را کمی کامل‌تر بنویسید');
  await expect(errors(page)).toHaveCount(2);
  for (const width of [768, 1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0);
    expect(await clippedTexts(page), `${width} px`).toEqual([]);
  }
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await mobile.fill('09123456789');
  await expect(errors(page)).toHaveCount(1);
  await expect(mobile).not.toHaveAttribute('aria-invalid');

  // Hostile input is never rendered as markup and breaks nothing.
  const message = `"><img src=x onerror=alert(1)> {{7*7}} ' or 1=1 -- ${Math.random()}`;
  await field(page, 'متن پیام').fill(message);
  await submit(page).click();
  await expect(done(page)).toBeVisible(patience);
  await expect(done(page)).toBeFocused();
  await expect(submit(page)).toBeHidden();
  await expect(page).toHaveURL(encodeURI(path));
  expect(await arrived(page, message)).toMatchObject([{ ...kept, name: '<b>مریم</b>' }]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the browser refuses an invalid mobile number, and keeps all input; the page confirms a message', async ({
    page,
  }) => {
    await page.goto(path);
    const message = await write(page, { 'شماره موبایل': '02191004567' });
    await submit(page).click();
    await expect(field(page, 'شماره موبایل')).toBeFocused();
    await expect(field(page, 'متن پیام')).toHaveValue(message);
    await expect(page).toHaveURL(encodeURI(path));
    await field(page, 'شماره موبایل').fill('+98 (912) 345-6789');
    await submit(page).click();
    await expect(page).toHaveURL(`${encodeURI(path)}#contact-done`);
    await expect(done(page)).toBeVisible();
    expect(await arrived(page, message)).toMatchObject([kept]);
  });

  test('errors of the service are shown at their fields, with all input', async ({ page }) => {
    await page.goto(path);
    const message = await write(page, { نام: 'مریم\u3164احمدی', موضوع: '<b>"پیگیری"</b>' });
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await submit(page).click();
    const answer = await answered;
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([
      422,
      expect.stringContaining('no-store'),
    ]);
    await expect(page).toHaveURL(encodeURI(path));
    await expect(errors(page)).toHaveText('این متن خوانا نیست؛ آن را دوباره بنویسید');
    await expect(field(page, 'نام')).toBeFocused();
    await expect(field(page, 'نام')).toHaveAccessibleDescription(/خوانا نیست/);
    await expect(field(page, 'شماره موبایل')).toHaveValue('۰۹۱۲ ۳۴۵ ۶۷۸۹');
    await expect(field(page, 'موضوع')).toHaveValue('<b>"پیگیری"</b>');
    await expect(field(page, 'متن پیام')).toHaveValue(message);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await arrived(page, message)).toEqual([]);
    await field(page, 'نام').fill('مریم احمدی');
    await field(page, 'موضوع').fill('پیگیری سفارش');
    await submit(page).click();
    await expect(page).toHaveURL(`${encodeURI(path)}#contact-done`);
    expect(await arrived(page, message)).toMatchObject([kept]);
  });
});

test.describe('with JavaScript off, from a page whose origin the browser hides', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused message is shown again, to be resent', async ({ page }) => {
    await page.goto(path);
    const message = await write(page, { موضوع: '<b>"پیگیری"</b>' });
    await page.evaluate(() => {
      const meta = document.createElement('meta');
      Object.assign(meta, { name: 'referrer', content: 'no-referrer' });
      document.head.append(meta);
    });
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await submit(page).click();
    expect((await answered).status()).toBe(403);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert')).toBeInViewport();
    const again = (name: string) => page.getByRole('textbox', { name, exact: true });
    await expect(again('نام')).toHaveValue('مریم احمدی');
    await expect(again('شماره موبایل')).toHaveValue('۰۹۱۲ ۳۴۵ ۶۷۸۹');
    await expect(again('موضوع')).toHaveValue('<b>"پیگیری"</b>');
    await expect(again('متن پیام')).toHaveValue(message);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await again('موضوع').fill(kept.subject);
    await page.getByRole('button', { name: 'فرستادن دوباره' }).click();
    await expect(page).toHaveURL(`${encodeURI(path)}#contact-done`);
    expect(await arrived(page, message)).toMatchObject([kept]);
  });
});

test('input is shown to no other visitor, and forms of other sites are refused', async ({
  request,
}) => {
  const message = `کوتاه ${Math.random()}`;
  const wrong = { ...kept, message, mobile: '12' };
  const there = encodeURI(path);
  const answer = await request.post(there, { form: wrong });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain(message);
  const after = await request.get(there);
  expect([after.status(), (await after.text()).includes(message)]).toEqual([200, false]);
  const headers = { origin: 'https://evil.example' };
  expect((await request.post(there, { form: wrong, headers })).status()).toBe(403);
  const long = { ...wrong, message: 'x'.repeat(40_000) };
  expect((await request.post(there, { form: long })).status()).toBe(413);
  expect((await request.get('/contact-answer')).status()).toBe(404);
});

test('a message of a robot gets the same answer, but does not arrive', async ({ request }) => {
  const message = `بازدید سایت خود را بالا ببرید ${Math.random()}`;
  const robot = { ...kept, message, website: 'https://spam.example' };
  const answer = await request.post('/api/home/contact', { form: robot, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers()['location']).toContain('#contact-done');
  expect(await arrived({ request }, message)).toEqual([]);
});
