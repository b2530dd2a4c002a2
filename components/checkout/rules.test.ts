import { expect, test } from '@jest/globals';
import { rulesOf } from '#components/checkout/rules.ts';

const item = (label: string, url: string) => ({
  id: 1,
  label,
  url,
  type: 'menu' as const,
  items: [],
  imgUrl: '',
  icon: '',
});

test('the pages with rules are those the menus lead to, whatever they are called there', () => {
  const column = {
    ...item('خدمات', ''),
    items: [{ id: 2, url: '/بازگشت-کالا', label: 'پس دادن کالا', type: 1 as const }],
  };
  const encoded = item('قوانین', encodeURI('/قوانین-و-شرایط'));
  expect(
    rulesOf({ headerLinks: [item('تماس', '/تماس-با-ما'), encoded], footerLinks: [column] }),
  ).toEqual({
    terms: { href: encoded.url, label: 'قوانین' },
    privacy: null,
    returns: { href: '/بازگشت-کالا', label: 'پس دادن کالا' },
  });
});

test('an address that cannot be decoded is no page', () => {
  expect(rulesOf({ headerLinks: [item('x', '/%E0%A4%A')], footerLinks: [] })).toEqual({
    terms: null,
    privacy: null,
    returns: null,
  });
});
