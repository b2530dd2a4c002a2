import { describe, expect, test } from '@jest/globals';
import { cleanBadges, cleanHtml } from './clean-html.ts';

describe("HTML written by the shop's staff", () => {
  test.each([
    '<p>متن با <strong>تأکید</strong> و <a href="/shop">پیوند</a></p>',
    '<ul><li><bdi dir="ltr">021</bdi></li></ul>',
    '<p data-product="1001"></p>',
    '<a href="/warranty" referrerpolicy="origin">نماد</a>',
    '<iframe src="https://www.aparat.com/video/video/embed/videohash/abc" title="ویدیو"></iframe>',
  ])('is kept unchanged: %s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  test.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<iframe src="https://evil.example/"></iframe>', ''],
    ['<iframe src="https://www.aparat.com.evil.example/"></iframe>', ''],
    ['<iframe src="https://www.aparat.com@evil.example/"></iframe>', ''],
    ['<iframe src="https://evil.example/www.aparat.com/"></iframe>', ''],
    ['<iframe src="http://www.aparat.com/v/a"></iframe>', ''],
    ['<iframe src="//www.aparat.com/v/a"></iframe>', ''],
    ['<iframe src="/v/a"></iframe>', ''],
    ['<iframe src="javascript:alert(1)//www.aparat.com/"></iframe>', ''],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['<a data-login="fav" data-frame="https://evil.example" href="/">a</a>', '<a href="/">a</a>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<style>*{display:none}</style>', ''],
    ['<form action="https://evil.example"><input></form>', ''],
    ['<p data-product="1 onclick=1">a</p>', '<p>a</p>'],
    ['<div data-product="1">a</div>', '<div>a</div>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
  ])('is sanitised: %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });
});

describe('trust badges', () => {
  /** A badge as the issuer publishes it. */
  const handedOut =
    "<a referrerpolicy='origin' target='_blank' href='https://trustseal.enamad.ir/?id=1&Code=a'>" +
    "<img referrerpolicy='origin' src='https://trustseal.enamad.ir/logo.aspx?id=1&Code=a' alt='' " +
    "style='cursor:pointer' Code='a'></a>";
  const clean =
    '<a referrerpolicy="origin" target="_blank" href="https://trustseal.enamad.ir/?id=1&amp;Code=a">' +
    '<img referrerpolicy="origin" src="https://trustseal.enamad.ir/logo.aspx?id=1&amp;Code=a" ' +
    'alt="نماد" code="a" /></a>';

  test('send the origin as referrer, and get an alt text for when the issuer is down', () => {
    expect(cleanBadges(handedOut, 'نماد')).toBe(clean);
    expect(cleanBadges(clean, 'نماد')).toBe(clean);
  });

  test('cannot hide the origin', () => {
    expect(
      cleanBadges('<a href="/x" rel="noreferrer" referrerpolicy="no-referrer">b</a>', ''),
    ).toBe('<a href="/x" referrerpolicy="origin">b</a>');
  });

  test('get no alt text when there is text beside the picture', () => {
    expect(cleanBadges('<a href="/x"><img src="/b.svg">نماد</a>', 'نماد')).toContain('alt=""');
  });

  test('are sanitised', () => {
    const harmful = '<script>1</script><a href="javascript:1"><img src=x onerror=1 alt="b"></a>';
    expect(cleanBadges(harmful, '')).toBe(
      '<a referrerpolicy="origin"><img src="x" alt="b" referrerpolicy="origin" /></a>',
    );
  });
});
