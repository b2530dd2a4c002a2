import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContactForm } from '#components/contact/contact-form.tsx';
import { type ContactField, contactFields } from '#lib/contract/forms.ts';
import { judgeContact, longestContact, shortestMessage } from '#lib/rules/contact.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

const html = renderToStaticMarkup(<ContactForm />);
const texts = { name: 'مریم', mobile: '09123456789', subject: 'سفارش', message: 'نرسیده است هنوز' };

/** Opening tag of a field. */
const tagOf = (field: ContactField): string =>
  new RegExp(`<(?:input|textarea) [^>]*name="${field}"[^>]*>`).exec(html)?.[0] ?? '';
const attribute = (field: ContactField, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tagOf(field))?.[1] ?? '';

test.each(contactFields)('the browser takes no more of %s than the rules do', (field) => {
  expect(attribute(field, 'maxLength')).toBe(String(longestContact[field]));
});

test.each(['۱۲', 'Ali 2', 'مریم احمدی'])(
  'browser pattern, shared rule and service agree on the name %j',
  (name) => {
    const pattern = new RegExp(`^(?:${attribute('name', 'pattern')})$`, 'v');
    expect(name).toMatch(pattern);
    expect(judgeContact({ ...texts, name }).wrong).toEqual({});
    expect(attribute('name', 'title')).not.toContain('حروف');
  },
);

test('the minimum length of a message is shown before it is sent', () => {
  const shortest = `دست‌کم ${toPersianDigits(shortestMessage)} نویسه`;
  expect(html).toContain(`<p class="hint">${shortest}</p>`);
});
