import { readFile } from 'node:fs/promises';
import { main } from './support/account.ts';
import { openPanel } from './support/panel.ts';
import { expect, test } from './support/test.ts';

// Opening the panel asks who is here.
test.use({ forgives: /Admin\/Get-Me/ });

test('an owner takes all goods and all posts as files', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, '/import');
  const files = main(page).getByRole('region', { name: 'خروجی گرفتن' });
  for (const [button, name, start] of [
    ['فایل کالاها', 'products.csv', '\uFEFFID,Type,SKU,'],
    ['فایل نوشته‌ها', 'posts.xml', '<?xml '],
  ] as const) {
    const coming = page.waitForEvent('download');
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    await files.getByRole('button', { name: button, exact: true }).click();
    // oxlint-disable-next-line no-await-in-loop
    const file = await coming;
    expect(file.suggestedFilename()).toBe(name);
    // oxlint-disable-next-line no-await-in-loop
    expect((await readFile(await file.path(), 'utf8')).startsWith(start)).toBe(true);
  }
});
