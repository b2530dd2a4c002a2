import { expect, test } from '@jest/globals';
import { judgeShop, type ShopField, shopFields, type ShopTexts } from '#lib/rules/shop.ts';

const none = Object.fromEntries(shopFields.map((field) => [field, ''])) as Record<
  ShopField,
  string
>;
const shop = (given: Partial<ShopTexts>): ShopTexts => ({ ...none, name: 'کهربا', ...given });

test('a name is all that a shop needs', () => {
  expect(judgeShop(shop({}))).toEqual({ kept: shop({}), wrong: {} });
  expect(Object.keys(judgeShop(shop({ name: ' ' })).wrong)).toEqual(['name']);
});

test('what is written is kept in one notation', () => {
  const written = {
    name: ' فروشگاه  كهربا ',
    phone: '۰۲۱-۹۱۰۰۴۵۶۷',
    email: 'Info@EXAMPLE.ir',
    street: 'خیابان ولیعصر، شمارهٔ ۱',
    city: 'تهران',
    postalCode: '۱۹۱۹۷-۱۳۱۴۹',
    opens: '۹',
    closes: '۲۱:۳۰',
    nationalId: '۱۰۱۰۲۹۵۳۱۳۹',
  };
  const { kept, wrong } = judgeShop(shop(written));
  expect(kept).toMatchObject({
    name: 'فروشگاه کهربا',
    phone: '02191004567',
    email: 'Info@example.ir',
    opens: '09:00',
    closes: '21:30',
  });
  expect(Object.keys(wrong)).toEqual(expect.not.arrayContaining(['phone', 'email', 'opens']));
});

test.each([
  [{ phone: '12' }, 'phone'],
  [{ phone: 'زنگ بزنید' }, 'phone'],
  [{ email: 'info@' }, 'email'],
  [{ street: 'خیابان آزادی' }, 'city'],
  [{ city: 'تهران' }, 'street'],
  [{ street: 'الف', city: 'ب', postalCode: '12' }, 'postalCode'],
  [{ opens: '25', closes: '26' }, 'opens'],
  [{ opens: '9:00' }, 'closes'],
  [{ opens: '18', closes: '9' }, 'closes'],
  [{ nationalId: '12345678901' }, 'nationalId'],
  [{ economicCode: '12' }, 'economicCode'],
  [{ registration: 'الف' }, 'registration'],
  [{ title: '—' }, 'title'],
])('%j is refused at its field', (given, field) => {
  expect(Object.keys(judgeShop(shop(given)).wrong)).toContain(field);
});
