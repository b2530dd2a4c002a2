import { main, patience } from './support/account.ts';
import { richPost } from './support/blog.ts';
import { answerChat, leftMessage } from './support/chat-visitor.ts';
import { newMobile } from './support/codes.ts';
import { triedGoods } from './support/goods-file.ts';
import { enterAsBuyer, order } from './support/orders.ts';
import { openPanel } from './support/panel.ts';
import { post, productForSale } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

/** Runs a script where it is read as markup, or followed as an address. */
const markup =
  '"><img src=x onerror=globalThis.harmed=1><svg/onload=globalThis.harmed=1><script>globalThis.harmed=1</script>';
const address = 'javascript:globalThis.harmed=1';

// Opening the panel asks who is here; drafts with such addresses are refused; nothing runs in the shop that it frames, nor
// in the documents in which the editor reads a text.
test.use({
  forgives:
    /Admin\/(?:Get-Me|Preview-)|Blocked (?:script execution|autofocusing)|Executing inline event handler violates/,
});

/** Whether people wrote it, and it is no part of an address. */
const isText = (key: string, value: string): boolean =>
  (key !== 'slug' && /[؀-ۿ]/u.test(value)) ||
  (value !== '' && /^(?:nameEn|titleEn|sku|alt|reason)$/.test(key));

/** The answer with markup in each of its texts and a script in each address, as if all of it had been stored so. */
function hostile(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (/^(?:url|link|bannerLink|href)$/.test(key)) return address;
    return isText(key, value) ? `${value}${markup}` : value;
  }
  if (Array.isArray(value)) return value.map((each) => hostile(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, hostile(each, name)]),
  );
}

async function answerHostile(page: Page): Promise<void> {
  await page.route('**/Admin/*', async (route) => {
    const response = await route.fetch();
    const isJson = (response.headers()['content-type'] ?? '').includes('json');
    if (!isJson) return route.fulfill({ response });
    return route.fulfill({ response, json: hostile(await response.json()) });
  });
}

/** Expects that nothing of the answers is markup. @returns whether the screen shows some of them */
async function expectInert(page: Page, where: string): Promise<boolean> {
  await expect(page.locator('[aria-busy=true]'), where).toHaveCount(0, patience);
  const { live, isHarmed, isShown } = await page.evaluate(() => {
    const traps =
      '[onerror], [onload], [srcdoc], [href^="javascript:"][href*="harmed"], [src^="javascript:"], [action^="javascript:"]';
    const fields = [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')];
    const texts = [
      document.querySelector('main')?.textContent,
      ...fields.map((each) => each.value),
    ];
    return {
      live: [...document.querySelectorAll(traps)].map((each) => each.outerHTML.slice(0, 300)),
      isHarmed: 'harmed' in globalThis,
      isShown: texts.some((text) => text?.includes('<svg/onload')),
    };
  });
  expect({ where, live, isHarmed }).toEqual({ where, live: [], isHarmed: false });
  return isShown;
}

/** Every screen, with something in it. */
async function screensOf(page: Page): Promise<string[]> {
  const { websiteCode } = await productForSale();
  const { number } = await order(await enterAsBuyer(page));
  const { id } = await richPost(0);
  const message = { mobile: newMobile(), subject: 'پیگیری سفارش', message: 'سفارش من کجاست؟' };
  await post('Home/Contact', { name: 'مریم احمدی', ...message });
  const chat = await leftMessage({ name: 'مریم احمدی', ...message });
  await answerChat(chat, 'به‌زودی فرستاده می‌شود.');
  await leftMessage({ name: 'نازنین', ...message, mobile: newMobile() });
  const batch = await triedGoods();
  return [
    '/home',
    '/orders',
    '/packing',
    '/receipts',
    '/returns',
    '/money',
    `/orders/${number}`,
    `/print/labels?numbers=${number}`,
    '/former-orders',
    '/customers',
    '/customers/newsletter',
    '/customers/awaited',
    '/customers/1',
    '/messages?state=all',
    '/chat?list=waiting',
    `/chat?chat=${chat}`,
    '/chat/visitors',
    '/chat/replies',
    '/chat/hours',
    '/chat/blocked',
    '/chat/complaints',
    '/opinions',
    '/discounts',
    '/discounts/1',
    '/reports?report=goods',
    '/products',
    '/prices',
    '/bulk',
    '/price-sheet',
    '/categories',
    '/brands',
    '/attributes',
    '/events',
    '/media',
    '/import',
    `/import/${batch}`,
    `/import/${batch}?step=columns`,
    `/import/${batch}?step=money`,
    `/products/${websiteCode}`,
    '/posts',
    '/posts/new',
    `/posts/${id}`,
    '/pages',
    '/pages/new',
    `/pages/edit?name=${encodeURIComponent('درباره-ما')}`,
    '/redirects',
    '/link-preview?url=/',
    '/appearance/home',
    '/appearance/menus',
    '/appearance/banner',
    '/appearance/footer',
    '/appearance/brand',
    '/settings/shop',
    '/settings/selling',
    '/settings/payment',
    '/settings/delivery',
    '/settings/delivery/1',
    '/settings/delivery/1/slots',
    '/settings/sms',
    '/settings/feeds',
    '/settings/measuring',
    '/settings/staff',
    '/settings/events',
    '/settings/backup',
    '/setup',
    '/me',
  ];
}

test('markup in any field is shown as text on every screen', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const screens = await screensOf(page);
  const panel = await (await browser.newContext()).newPage();
  await answerHostile(panel);
  const bare: string[] = [];
  for (const path of screens) {
    // oxlint-disable no-await-in-loop -- one screen after the other
    await openPanel(panel, path);
    await expect(main(panel).getByRole('heading', { level: 1 }), path).toBeVisible(patience);
    if (!(await expectInert(panel, path))) bare.push(path);
    // oxlint-enable no-await-in-loop
  }
  // Most screens showed it; others have no text of their own, or nothing in their lists yet.
  expect(bare.length, bare.join(' ')).toBeLessThan(screens.length / 2);
  await panel.unrouteAll({ behavior: 'ignoreErrors' });
  await panel.context().close();
});

test('markup is text in drawers and in what is found everywhere', async ({ page }) => {
  test.slow();
  await answerHostile(page);
  for (const path of ['/settings/events', '/brands', '/attributes', '/settings/staff']) {
    // oxlint-disable no-await-in-loop -- one screen after the other
    await openPanel(page, path);
    await expect(main(page).getByRole('row').nth(1)).toBeVisible(patience);
    await expectInert(page, path);
    await page.keyboard.press('KeyJ');
    await page.keyboard.press('KeyE');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectInert(page, `${path}, opened`);
    // oxlint-enable no-await-in-loop
  }
  await openPanel(page, '/me');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible(patience);
  await page.keyboard.press('Control+KeyK');
  await page.getByRole('combobox', { name: 'جستجو در همه‌چیز' }).fill('گوشی');
  await expect(page.getByRole('option', { name: /svg/ }).first()).toBeVisible(patience);
  await expectInert(page, 'search everywhere');
});
