import { expect, test } from '@jest/globals';
import { cleanHtml } from '#server/content/clean-html.ts';
import { pageTemplates, type ShopFacts } from './page-templates.ts';

const shop: ShopFacts = {
  name: 'دکان <b>ما</b> & شرکا',
  phone: '02191004567',
  email: 'info@shop.example',
  street: 'خیابان آزادی',
  city: 'تهران',
  postalCode: '1919713149',
  opens: '09:00',
  closes: '21:00',
  returnDays: 14,
  freeReturns: true,
};

test('pages say the data of the shop, as text', () => {
  const [about, contact, , , returns] = pageTemplates.map(({ body }) => body(shop));
  expect(about).toContain('دکان &lt;b&gt;ما&lt;/b&gt; &amp; شرکا');
  expect(contact).toContain('۰۲۱ ۹۱۰۰ ۴۵۶۷، هر روز از ۰۹:۰۰ تا ۲۱:۰۰');
  expect(contact).toContain('تهران، خیابان آزادی، کد پستی ۱۹۱۹۷۱۳۱۴۹');
  expect(returns).toContain('تا ۱۴ روز');
});

test('what a shop has not said is left out', () => {
  const bare = { ...shop, phone: '', email: '', street: '', city: '', postalCode: '' };
  for (const { body } of pageTemplates) {
    expect(body(bare)).not.toMatch(/تلفن:|ایمیل:|نشانی:|<ul><\/ul>|undefined/);
  }
});

test('the service keeps them as they are', () => {
  for (const { body } of pageTemplates) {
    expect(cleanHtml(body(shop))).toBe(body(shop));
  }
});
