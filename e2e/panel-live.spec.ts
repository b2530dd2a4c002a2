import { toPersianDigits } from '#lib/text/digits.ts';
import { pressAtGateway } from './support/checkout.ts';
import { main, patience } from './support/account.ts';
import { enterAsBuyer, order } from './support/orders.ts';
import { openPanel } from './support/panel.ts';
import { expect, test } from './support/test.ts';

/** Less than the time between two readings without the hub, in ms. */
const soon = { timeout: 10_000 };

// Opening the panel asks who is here.
test.use({ forgives: /Admin\/Get-Me/ });

test('an order that is made and paid while the list is open appears by itself', async ({
  page,
  browser,
}) => {
  test.slow();
  const context = await browser.newContext();
  const panel = await context.newPage();
  const connected = panel.waitForEvent('websocket', (each) => each.url().endsWith('/panelHub'));
  await openPanel(panel, '/orders');
  const socket = await connected;
  await socket.waitForEvent('framereceived', ({ payload }) =>
    String(payload).includes('ReconnectEvent'),
  );
  const buyer = await enterAsBuyer(page);
  const { number, gateway } = await order(buyer, 'zarinpal');
  await main(panel)
    .getByRole('button', { name: /سفارش تازه$/ })
    .click(soon);
  const row = main(panel)
    .getByRole('row')
    .filter({ hasText: toPersianDigits(number) });
  await expect(row).toContainText('در انتظار پرداخت', patience);
  await page.goto(gateway);
  await pressAtGateway(page, 'پرداخت');
  await expect(row).toContainText('برای بسته‌بندی', soon);
  const menu = panel.getByRole('navigation', { name: 'منوی پنل' });
  const entry = menu.getByRole('link', { name: 'سفارش‌ها', exact: true }).first();
  await expect(entry).toHaveAttribute('title', /^[۱-۹][۰-۹]* در انتظار$/, soon);
  await context.close();
});

test('without the hub a line says so, and lists are read again', async ({ page }) => {
  await page.routeWebSocket(/\/panelHub$/, (socket) => socket.close());
  await openPanel(page, '/orders');
  await expect(page.getByText('خبر تازه‌ها نمی‌رسد')).toBeVisible(soon);
  const answer = page.waitForResponse(/Admin\/Get-Orders$/, { timeout: 25_000 });
  expect((await answer).status()).toBe(200);
});
