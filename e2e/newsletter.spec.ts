import { button, done, field, footer, openNewsletter, toast } from './support/newsletter.ts';
import { openLive, scriptsArrived, watchScripts } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const wrong = 'شماره موبایل را به صورت 09123456789 وارد کنید';
const missing = 'شماره موبایل خود را وارد کنید';

const shopper = { width: 390, height: 844 };

/** Sign-up calls of this page. */
function calls(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/news-letter/i.test(request.url())) sent.push(request.url());
  });
  return sent;
}

test.describe('with scripts', () => {
  test('the field loads its rules when it gets focus, takes digits typed, pasted or composed, and keeps the caret', async ({
    page,
    context,
  }) => {
    const loaded = watchScripts(page);
    // A text that only the form's validation contains.
    const isThere = () => loaded('خطا در عضویت خبرنامه');
    await openLive(page, '/');
    await field(page).hover();
    await scriptsArrived(page);
    expect(await isThere()).toBe(false);
    await field(page).focus();
    await expect.poll(isThere).toBe(true);

    await field(page).pressSequentially('۰۹۱۲ ٣٤٥-abc۶۷۸۹');
    await expect(field(page)).toHaveValue('09123456789');
    await field(page).press('5');
    await expect(field(page)).toHaveValue('09123456789');

    await field(page).fill('');
    await field(page).pressSequentially('0912456789');
    for (let n = 0; n < 6; n += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('x۳');
    await expect(field(page)).toHaveValue('09123456789');
    await page.keyboard.press('Backspace');
    await expect(field(page)).toHaveValue('0912456789');
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await expect(field(page)).toHaveValue('912456789');

    const number = '+98 912 345 6789';
    await field(page).fill('');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), number);
    await field(page).focus();
    await page.keyboard.press('Control+V');
    await expect(field(page)).toHaveValue('09123456789');
    await field(page).fill('');
    await field(page).pressSequentially(number);
    await expect(field(page)).toHaveValue('09123456789');

    const browser = await context.newCDPSession(page);
    await field(page).fill('');
    for (const text of ['۰', '۰۹', '۰۹۱']) {
      await browser.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      await expect(field(page)).toHaveValue(text);
    }
    await browser.send('Input.insertText', { text: '۰۹۱۲ سلام ۳۴۵' });
    await expect(field(page)).toHaveValue('0912345');
    await field(page).pressSequentially('6789');
    await expect(field(page)).toHaveValue('09123456789');
  });

  test('errors are shown beside the field; a number is signed up once, and the answer replaces the form', async ({
    page,
  }) => {
    await openNewsletter(page);
    const sent = calls(page);
    await button(page).click();
    await expect(field(page)).toHaveAccessibleDescription(missing);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toBeFocused();
    await field(page).pressSequentially('0912');
    await field(page).press('Enter');
    await expect(field(page)).toHaveAccessibleDescription(wrong);
    await expect(field(page)).toBeFocused();
    await field(page).pressSequentially('3456789');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
    await expect(field(page)).toHaveAccessibleDescription('');
    expect(sent).toEqual([]);

    // Faster than any answer, which replaces the button.
    await button(page).evaluate((pressed: HTMLElement) => {
      pressed.click();
      pressed.click();
    });
    await expect(toast(page)).toContainText(done);
    await expect(footer(page).getByText(done)).toBeFocused();
    await expect(field(page)).toHaveCount(0);
    expect(sent).toHaveLength(1);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: shopper });

  test('a wrong number is reported, with a link back to the field; one in Persian digits is signed up', async ({
    page,
  }) => {
    await page.goto('/shop');
    await field(page).fill('0912');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/newsletter/invalid');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wrong);
    await page.getByRole('link', { name: 'تلاش دوباره' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.insertText('۰۹۱۲ ۳۴۵ ۶۷۸۹');
    await button(page).click();
    await expect(page).toHaveURL('/newsletter/done');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(done);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});

test('the pages of the form are the same for everyone, and any other answers 404', async ({
  request,
}) => {
  const answer = await request.get('/newsletter/failed');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('s-maxage');
  expect((await request.get('/newsletter/none')).status()).toBe(404);
});
