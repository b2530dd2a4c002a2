import { expect, test } from '@jest/globals';
import { contentPageName } from '#lib/content/page-name.ts';

test('a Persian path arrives decoded', () => {
  expect(contentPageName([encodeURIComponent('تماس-با-ما')])).toBe('تماس-با-ما');
  expect(contentPageName(['راهنما', 'شیوه‌های-ارسال'])).toBe('راهنما/شیوه‌های-ارسال');
});

test('impossible page names are not looked up', () => {
  expect(contentPageName(['wp-login.php'])).toBeNull();
  expect(contentPageName(['.env'])).toBeNull();
  expect(contentPageName(['a', '..', 'b'])).toBeNull();
  expect(contentPageName(['<script>'])).toBeNull();
  expect(contentPageName(['a'.repeat(101)])).toBeNull();
  expect(contentPageName(['%E0%A4%A'])).toBeNull();
  expect(contentPageName([''])).toBeNull();
});
