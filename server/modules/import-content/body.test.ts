import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bodyOf, withOurPictures } from '#server/modules/import-content/body.ts';
import { oldSite } from '#server/modules/import-content/old-site.ts';

const site = oldSite('https://www.old.example', 'https://new.example');
const named = {
  attachments: new Map([
    ['7', { url: 'https://old.example/wp-content/uploads/7.jpg', alt: 'هفتم' }],
    ['8', { url: 'https://old.example/wp-content/uploads/8.jpg', alt: '' }],
  ]),
  products: new Map([[40, 1024]]),
};
const convert = (html: string, kind: 'post' | 'page' = 'post') =>
  bodyOf({ html, kind, title: 'عنوان', isOurs: false }, site, named);
const htmlOf = (html: string) => convert(html).html.replaceAll('\n', '');

describe('a text of the classic editor', () => {
  test.each([
    ['یک\n\nدو\nسه', '<p>یک</p><p>دو<br />سه</p>'],
    ['یک\r\n \r\n\r\n\r\nدو', '<p>یک</p><p>دو</p>'],
    [
      '<h2>سر</h2>\nمتن\n<ul>\n<li>الف</li>\n<li>ب</li>\n</ul>\nپایان',
      '<h2>سر</h2><p>متن</p><ul><li>الف</li><li>ب</li></ul><p>پایان</p>',
    ],
    ['<blockquote>یک\n\nدو</blockquote>سه', '<blockquote><p>یک</p><p>دو</p></blockquote><p>سه</p>'],
    ['<pre>یک\n\nدو</pre>', '<pre>یکدو</pre>'],
    ['<strong>یک</strong> دو<!--more-->\n\nسه', '<p><strong>یک</strong> دو</p><p>سه</p>'],
    ['<p>یک</p>\n<p>&nbsp;</p>\n<p>دو</p>', '<p>یک</p><p>دو</p>'],
    ['<table><tr><td>یک</td></tr></table>', '<table><tr><td>یک</td></tr></table>'],
  ])('%j has its paragraphs', (written, wanted) => {
    expect(htmlOf(written)).toBe(wanted);
  });
});

describe('a text of the block editor', () => {
  test('loses the comments of its blocks, and keeps its lines as they are', () => {
    expect(
      htmlOf(
        '<!-- wp:paragraph {"align":"right"} -->\n<p class="x">یک\nدو</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:separator --><hr/><!-- /wp:separator -->\n<!-- wp:latest-posts /-->\n\nآزاد\n\nدیگر',
      ),
    ).toBe('<p>یکدو</p><hr /><p>آزاد</p><p>دیگر</p>');
  });

  test('has each picture of a gallery as a figure, in full size, with a text', () => {
    const { html, pictures, notes } = convert(
      '<!-- wp:gallery --><figure class="wp-block-gallery"><!-- wp:image {"id":7} --><figure class="wp-block-image"><img src="https://old.example/wp-content/uploads/7-300x200.jpg" alt="" class="wp-image-7" width="300" height="200" srcset="https://x/y 2x"/></figure><!-- /wp:image --><figure><a href="https://old.example/wp-content/uploads/8.jpg"><img src="/wp-content/uploads/z.png"/></a><figcaption>زیر</figcaption></figure></figure><!-- /wp:gallery -->',
    );
    expect(html).toBe(
      '<figure><img src="https://old.example/wp-content/uploads/7.jpg" alt="هفتم" width="300" height="200" /></figure><figure><img src="https://www.old.example/wp-content/uploads/z.png" alt="عنوان" /><figcaption>زیر</figcaption></figure>',
    );
    expect(pictures).toEqual([
      'https://old.example/wp-content/uploads/7.jpg',
      'https://www.old.example/wp-content/uploads/z.png',
    ]);
    expect(notes).toEqual(['عکس‌هایی شرح نداشتند و عنوان به جای آن نوشته شد.']);
  });
});

describe('shortcodes', () => {
  test('become what they show: captions, galleries, films, products', () => {
    expect(
      htmlOf(
        'یک\n[caption id="a" width="300"]<img src="https://old.example/a.jpg" alt="الف" /> زیرنویس[/caption]\n[gallery ids="8,9"]\n[embed]https://www.aparat.com/v/abc12[/embed]\nhttps://youtu.be/x?a=1&b=2\n[product id="40"][product id="41"]',
      ),
    ).toBe(
      '<p>یک</p><figure><img src="https://old.example/a.jpg" alt="الف" /><figcaption>زیرنویس</figcaption></figure><p><img src="https://old.example/wp-content/uploads/8.jpg" alt="عنوان" /></p><iframe src="https://www.aparat.com/video/video/embed/videohash/abc12/vt/frame" allowfullscreen></iframe><p><a href="https://youtu.be/x?a=1&amp;b=2">https://youtu.be/x?a=1&amp;b=2</a></p><p data-product="1024"></p>',
    );
  });

  test('that are not known go, with what is within them kept, and are named', () => {
    const { html, notes } = convert(
      '[vc_row css="x"]متن [1] و [نکته] و [note][/vc_row]\n\n[contact-form-7 id="5"]',
    );
    expect(html).toBe('<p>متن [1] و [نکته] و [note]</p>');
    expect(notes).toEqual([
      'کد کوتاه «[vc_row]» در این فروشگاه نیست و برداشته شد.',
      'کد کوتاه «[contact-form-7]» در این فروشگاه نیست و برداشته شد.',
    ]);
  });
});

describe('links', () => {
  test.each([
    ['https://old.example/2020/post/', '/2020/post/'],
    ['http://www.old.example/%d8%ae%d8%b1?p=1#a', '/خر?p=1#a'],
    ['https://old.example/?p=12', '/?p=12'],
    [
      'https://old.example/wp-content/uploads/a.pdf',
      'https://old.example/wp-content/uploads/a.pdf',
    ],
    ['https://old.example.evil.example/a', 'https://old.example.evil.example/a'],
    ['//old.example/a', '/a'],
    ['/a', '/a'],
    ['mailto:a@b.ir', 'mailto:a@b.ir'],
  ])('%s leads to %s', (href, wanted) => {
    expect(convert(`<a href="${href}">x</a>`).html).toBe(`<p><a href="${wanted}">x</a></p>`);
  });
});

describe('hostile texts', () => {
  test('lose scripts, styles, frames, handlers and addresses that run, which is said', () => {
    const { html, notes, pictures } = convert(
      '<p onclick="x()">a<script>alert(1)</script><style>*{}</style></p>\n<iframe src="https://evil.example"></iframe>\n<img src="x" onerror="alert(1)"><img src="data:image/svg+xml,x"><svg onload=alert(1)><circle/></svg><a href="javascript:alert(1)">b</a><a href=" java\nscript:alert(1)">c</a><form action="/x"><input name="a"></form>',
    );
    expect(html).toBe(
      '<p>a</p><p><img src="https://www.old.example/x" alt="عنوان" /><a>b</a><a>c</a></p>',
    );
    expect(pictures).toEqual(['https://www.old.example/x']);
    expect(notes).toEqual([
      'آنچه فروشگاه نشان نمی‌دهد برداشته شد: script، style، iframe، svg، form',
      'عکس‌هایی شرح نداشتند و عنوان به جای آن نوشته شد.',
      '1 عکس نشانی درستی نداشت و برداشته شد.'.replace('1', '۱'),
    ]);
  });

  test('are converted in time that grows with their length', () => {
    const pieces = [
      '<pre>',
      '[caption]',
      '[a ',
      '<!-- wp:a ',
      '<p>',
      ' '.repeat(1_000),
      '\n',
      '<br ',
      '[gallery ids="1" ',
      '<img src="a" ',
      '<a href="',
      '<figure>',
      'https://a',
      '[embed] ',
      '<',
    ];
    const begin = performance.now();
    for (const piece of pieces) convert(piece.repeat(Math.ceil(300_000 / piece.length)));
    expect(performance.now() - begin).toBeLessThan(20_000);
  }, 60_000);

  test('never leave anything that the sanitiser would remove', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<p>',
            '</p>',
            '<img src="',
            'https://old.example/a.jpg',
            '"',
            '>',
            ' alt="',
            '<a href="',
            'javascript:',
            '</a>',
            '<script>',
            '</script>',
            '[caption]',
            '[/caption]',
            '<!-- wp:x -->',
            '<!--',
            '-->',
            '\n\n',
            'متن',
            '&lt;',
            '<',
            "'",
            ' onerror=x ',
            '<figure>',
            '</figure>',
          ),
          { maxLength: 30 },
        ),
        (parts) => {
          const { html } = convert(parts.join(''));
          expect(bodyOf({ html, kind: 'post', title: '', isOurs: true }, site, named).html).toBe(
            html,
          );
        },
      ),
    );
  });
});

test('pictures that the shop has stand in the place of addresses', () => {
  expect(
    withOurPictures(
      '<p><img src="https://a.example/b?c&amp;d" alt="x" /><img src="https://a.example/e" alt="" /></p>',
      new Map([['https://a.example/b?c&d', 'aaaaaaaaaaaa']]),
    ),
  ).toBe(
    '<p><img src="/media/aaaaaaaaaaaa-850.webp" alt="x" /><img src="https://a.example/e" alt="" /></p>',
  );
});
