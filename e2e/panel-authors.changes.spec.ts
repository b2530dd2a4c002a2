import { postAuthorsAnswer } from '#lib/contract/admin-term.ts';
import { paths } from '#lib/contract/paths.ts';
import { patience } from './support/account.ts';
import { richPost } from './support/blog.ts';
import { enterPanel, openPanel } from './support/panel.ts';
import { ask } from './support/shop.ts';
import { expect, test } from './support/test.ts';

// Opening the panel asks who is here, and a link without https is refused.
test.use({ forgives: /Admin\/(?:Get-Me|Save-Post-Author)/ });

async function asStaff(call: string, body: object) {
  const headers = { ...(await enterPanel()), 'content-type': 'application/json' };
  return ask(`Admin/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
}
async function authorNamed(name: string) {
  const { items } = postAuthorsAnswer.parse(await asStaff('List-Post-Authors', {}));
  const author = items.find(({ title }) => title === name);
  if (author === undefined) throw new Error('There is no such author.');
  return author;
}

test('an author gets a picture and links, which the page with their posts shows', async ({
  page,
}) => {
  test.slow();
  const { author } = await richPost();
  const before = await authorNamed(author.title);
  await openPanel(page, '/posts');
  const terms = page.getByRole('button', { name: 'دسته‌ها و نویسنده‌ها' });
  await terms.filter({ visible: true }).click();
  await page.getByRole('button', { name: `ویرایش ${author.title}` }).click();
  const form = page.getByRole('dialog', { name: `ویرایش ${author.title}` });
  const links = form.getByRole('textbox', { name: 'صفحه‌های او در جاهای دیگر' });
  const save = form.getByRole('button', { name: 'ذخیره' });
  await links.fill('http://sara.example');
  await save.click();
  await expect(form).toContainText('هر نشانی را کامل و با https بنویسید');
  await links.fill('https://sara.example\n\nhttps://t.me/sara');
  await form.getByRole('button', { name: /: عکس نویسنده$/ }).click();
  const pictures = page.getByRole('dialog', { name: 'عکس‌ها' });
  await pictures.getByRole('list', { name: 'عکس‌ها' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'گزیدن این عکس' }).click();
  await save.click();
  await expect(form).toBeHidden();
  const saved = await authorNamed(author.title);
  expect(saved.links).toEqual(['https://sara.example/', 'https://t.me/sara']);
  try {
    const own = page.getByRole('main').locator('a[rel~="me"]').filter({ visible: true });
    await expect(async () => {
      await page.goto(paths.blogAuthor(author.slug));
      await expect(own).toHaveText(['sara.example', 'تلگرام'], { timeout: 500 });
    }).toPass(patience);
    const portrait = page.getByRole('main').getByRole('img', { name: author.title });
    await expect(portrait).toHaveAttribute('src', new RegExp(saved.image.slice(0, 12)));
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const profile = data.find((text) => text.includes('"ProfilePage"'));
    expect(profile).toContain('"sameAs":["https://sara.example/","https://t.me/sara"]');
  } finally {
    const { postCount: _count, ...former } = before;
    await asStaff('Save-Post-Author', { ...former, revision: saved.revision });
  }
});
