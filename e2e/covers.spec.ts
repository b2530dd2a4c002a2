import { postPath, richPost } from './support/blog.ts';
import { expect, test } from './support/test.ts';

for (const { on, width, density, taken } of [
  { on: 'a phone of 2x', width: 390, density: 2, taken: 850 },
  { on: 'a phone of 3x', width: 390, density: 3, taken: 850 },
  { on: 'a tablet', width: 768, density: 1, taken: 850 },
  { on: 'a desktop', width: 1440, density: 1, taken: 970 },
  { on: 'a desktop of 2x', width: 1440, density: 2, taken: 1400 },
]) {
  test.describe(`on ${on}`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

    test(`a post's picture has ${taken} px`, async ({ page }) => {
      const { id, slug } = await richPost();
      await page.goto(postPath({ id, slug }));
      const picture = page.getByRole('main').locator('img[fetchpriority="high"]');
      const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(source).toContain(`-${taken}.avif`);
      const natural = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(natural).toBeGreaterThan(0);
    });
  });
}
