import { describe, expect, test } from '@jest/globals';
import { absoluteUrl } from '#lib/seo/absolute.ts';
import { contactJsonLd } from '#lib/seo/contact-json-ld.ts';
import { faqJsonLd } from '#lib/seo/faq-json-ld.ts';

const path = '/پرسش-های-رایج';

describe('questions of a page', () => {
  test('have the text of their answers', () => {
    const html =
      '<h2>چند روز؟</h2>\n<p>تا <b>سه</b> روز؛ <a href="/x">جدول</a> را ببینید.</p><ul><li>یک</li><li>دو</li></ul>' +
      '<h2 id="b">کد <bdi dir="ltr">*7777#</bdi> چیست؟</h2><h3>کوتاه</h3><p>A &amp; B &lt;C&gt;</p>';
    expect(faqJsonLd(path, html)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      '@id': `${absoluteUrl(path)}#faq`,
      inLanguage: 'fa-IR',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'چند روز؟',
          acceptedAnswer: { '@type': 'Answer', text: 'تا سه روز؛ جدول را ببینید. یک دو' },
        },
        {
          '@type': 'Question',
          name: 'کد *7777# چیست؟',
          acceptedAnswer: { '@type': 'Answer', text: 'کوتاه A & B <C>' },
        },
      ],
    });
  });

  test.each([
    ['without headings', '<p>متن</p>'],
    ['with one question alone', '<h2>چند روز؟</h2><p>سه</p>'],
    ['with a heading that asks nothing', '<h2>چند روز؟</h2><p>سه</p><h2>نشانی</h2><p>تهران</p>'],
    ['with a question nobody answers', '<h2>چند روز؟</h2><h2>چند ماه؟</h2><p>سه</p>'],
  ])('are absent on a page %s', (_, html) => {
    expect(faqJsonLd(path, html)).toBeNull();
  });
});

describe('the contact page', () => {
  const shop = {
    name: 'کهربا',
    phone: '+982191004567',
    address: { street: 'خیابان ولیعصر', city: 'تهران' },
    phoneHours: { opens: '08:00', closes: '23:00' },
  };
  const facts = { shop, title: 'تماس با ما', path: '/تماس-با-ما' };

  test('has each number and address shown, once', () => {
    const html =
      '<a href="tel:+982191004567">۰۲۱</a> <a href="mailto:salam@kahroba.example?subject=x">x</a> <a href="tel:+982191004567">۰۲۱</a>';
    expect(contactJsonLd({ ...facts, html })).toMatchObject({
      '@type': 'ContactPage',
      url: absoluteUrl('/تماس-با-ما'),
      mainEntity: {
        '@id': `${absoluteUrl('/')}#organization`,
        name: 'کهربا',
        address: { streetAddress: 'خیابان ولیعصر', addressLocality: 'تهران', addressCountry: 'IR' },
        contactPoint: [
          {
            telephone: '+982191004567',
            contactType: 'customer service',
            hoursAvailable: { opens: '08:00', closes: '23:00' },
          },
          { email: 'salam@kahroba.example' },
        ],
      },
    });
  });

  test('without any it has only the shop', () => {
    expect(contactJsonLd({ ...facts, html: '<p>x</p>' }).mainEntity).not.toHaveProperty(
      'contactPoint',
    );
  });
});
