import { z } from 'zod';
import { administrator } from './support/opinions.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** The shop's content pages: structured data, and changes. */

const faq = z.object({
  '@type': z.literal('FAQPage'),
  mainEntity: z.array(
    z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }),
  ),
});
const contact = z.object({
  '@type': z.literal('ContactPage'),
  mainEntity: z.object({
    contactPoint: z.array(z.object({ telephone: z.string().optional() })),
  }),
});

/** The page's structured data that match the schema. */
async function dataOf<Data>(page: Page, schema: z.ZodType<Data>): Promise<Data[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? [read.data] : [];
  });
}

const pages = [
  'درباره-ما',
  'تماس-با-ما',
  'قوانین-و-شرایط',
  'حریم-خصوصی',
  'شیوه-های-ارسال',
  'بازگشت-کالا',
  'پرسش-های-رایج',
  'گارانتی-و-بیمه',
] as const;

test('the pages that every shop must have exist, each with content', async ({ page }) => {
  for (const name of pages) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const answer = await page.goto(`/${name}`, { waitUntil: 'domcontentloaded' });
    expect(answer?.status(), name).toBe(200);
    // oxlint-disable-next-line no-await-in-loop
    expect(await page.locator('.prose h2').count(), name).toBeGreaterThanOrEqual(3);
  }
});

test('structured data contain exactly the visible questions', async ({ page }) => {
  await page.goto('/پرسش-های-رایج');
  const [data] = await dataOf(page, faq);
  const seen = await page.locator('.prose h2').allInnerTexts();
  expect(data?.mainEntity.map(({ name }) => name)).toEqual(seen);
  const words = (await page.locator('.prose').innerText()).replace(/\s+/g, ' ');
  for (const { acceptedAnswer } of data?.mainEntity ?? []) {
    expect(words).toContain(acceptedAnswer.text);
  }
  await page.goto('/درباره-ما');
  expect(await dataOf(page, faq)).toEqual([]);
});

test('structured data of the contact page contain its visible numbers', async ({ page }) => {
  await page.goto('/تماس-با-ما');
  const [data] = await dataOf(page, contact);
  const shown = await page.locator('.prose a[href^="tel:"]').first().getAttribute('href');
  const numbers = data?.mainEntity.contactPoint.flatMap(({ telephone }) => telephone ?? []);
  expect(numbers?.map((telephone) => `tel:${telephone}`)).toContain(shown);
});

test('an unlisted page has noindex, and an unknown name answers 404', async ({ page }) => {
  const { call } = await administrator(page.request);
  const name = 'آزمون-پنهان';
  const text = { title: 'آزمون صفحه', bodyHtml: '<p>متن آزمون</p>', noIndex: true };
  await call('Save-Page', { ...text, name });
  const answer = await page.request.get(`/${name}`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex,follow"/>');
  const missing = await page.request.get('/آزمون-نیست');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<meta name="robots" content="noindex"');
});
