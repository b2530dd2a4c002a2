import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { isolateCode } from '#lib/text/mixed-text.ts';
import { main, patience } from './support/account.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { enterAsBuyer, order, prepare } from './support/orders.ts';
import { openPanel } from './support/panel.ts';
import { gapBetween, sideways } from './support/reading.ts';
import { expect, test as base } from './support/test.ts';

/** As the post prints it on a parcel. */
const code = '215060000112345678901234';

const unknown = `کد ${isolateCode(code)} در این سفارش نیست`;

/** A film of one picture: a bar code in the middle, as a phone's camera takes it. */
async function film(): Promise<Buffer> {
  const binary = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  const { buffer } = Uint8Array.from(await readFile(binary));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
  const { svg } = await writeBarcode(code, { format: 'Code128' });
  const label = await sharp(Buffer.from(svg), { density: 300 })
    .resize({ width: 900, height: 140, fit: 'fill', kernel: 'nearest' })
    .toBuffer();
  return sharp({ create: { width: 1_280, height: 720, channels: 3, background: '#fff' } })
    .composite([{ input: label }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Chromium takes the film for what its camera sees. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use, { workerIndex }) => {
      const file = join(tmpdir(), `kahroba-camera-${process.pid}-${workerIndex}.mjpeg`);
      await writeFile(file, await film());
      const args = [
        ...(launchOptions.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${file}`,
      ];
      await use({ ...launchOptions, args });
      await rm(file);
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 390, height: 844 }, forgives: /Admin\/Get-Me/ });

test('a phone’s camera reads codes at the packing station and of a parcel', async ({ page }) => {
  const { number } = await order(await enterAsBuyer(page));
  await openPanel(page, '/packing');
  await main(page).getByRole('button', { name: 'خواندن بارکد با دوربین' }).click(patience);
  await expect(page.getByText(unknown)).toBeVisible(patience);
  const toast = page.getByRole('dialog').filter({ hasText: unknown });
  const short = main(page).getByRole('button', { name: 'کم است؟' });
  await expect.poll(() => gapBetween(toast, short)).toBeGreaterThanOrEqual(0);
  expect(await sideways(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'بستن دوربین' }).click();

  await prepare(number);
  await page.goto(`/cpfpco/orders/${number}`);
  await main(page).getByRole('textbox', { name: 'کد رهگیری' }).fill('123', patience);
  await main(page).getByRole('button', { name: 'ثبت ارسال و پیامک به مشتری' }).click();
  await expect(main(page)).toContainText('کد رهگیری پست ۲۴ رقم دارد');
  await main(page).getByRole('button', { name: 'خواندن کد رهگیری با دوربین' }).click(patience);
  await expect(main(page).getByRole('textbox', { name: 'کد رهگیری' })).toHaveValue(code, patience);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(main(page)).not.toContainText('کد رهگیری پست ۲۴ رقم دارد');
});

test.describe('without the reader', () => {
  test.use({ forgives: /Admin\/Get-Me|reader-|Failed to fetch/ });

  test('the camera says so, and reads once it is there', async ({ page }) => {
    await order(await enterAsBuyer(page));
    await page.route(/\.wasm$/, (route) => route.abort());
    await openPanel(page, '/packing');
    await main(page).getByRole('button', { name: 'خواندن بارکد با دوربین' }).click(patience);
    await expect(main(page).getByRole('alert')).toContainText('خواندن بارکد آماده نشد.', patience);
    await page.unroute(/\.wasm$/);
    await main(page).getByRole('button', { name: 'دوباره' }).click();
    await expect(page.getByText(unknown)).toBeVisible(patience);
  });
});
