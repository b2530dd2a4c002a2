import { addButton, connection, expectBadge, guidOf, openLive } from './support/pages.ts';
import { addToBasket, control, productPath, productsForSale } from './support/shop.ts';
import { test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** Two products that can be bought. */
async function twoProducts() {
  const [first, second] = await productsForSale();
  if (!first || !second) throw new Error('The shop sells too little.');
  return { first, second };
}

async function openTabs(page: Page, path: string): Promise<Page[]> {
  const other = await page.context().newPage();
  await openLive(page, path);
  await openLive(other, '/');
  return [page, other];
}

test('a product added in one tab is counted in the other within a second', async ({ page }) => {
  const { first } = await twoProducts();
  const [, other = page] = await openTabs(page, productPath(first));
  const answered = page.waitForResponse(/add-to-basket/i);
  await addButton(page).click();
  await answered;
  await expectBadge(other, 1, 1_000);
  await expectBadge(page, 1);
});

test.describe('with a service that dies', () => {
  test.use({ breaksThings: true });
  test.setTimeout(90_000);

  test('both tabs come back to the right count after SIGKILL and a start', async ({ page }) => {
    const { first, second } = await twoProducts();
    const tabs = await openTabs(page, productPath(first));
    await addButton(page).click();
    for (const tab of tabs) await expectBadge(tab, 1);

    const guid = await guidOf(page);
    const back = tabs.map((tab) => connection(tab));
    await control('service', 'kill');
    await control('service', 'start');
    // The tabs may not listen yet: they must get the count either by the event or by reading it.
    await addToBasket(guid, { WebsiteCode: second.websiteCode });
    await Promise.all(back);
    for (const tab of tabs) await expectBadge(tab, 2);
  });
});
