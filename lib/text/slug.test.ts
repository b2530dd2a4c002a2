import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { slugify } from './slug.ts';

test('names become slugs', () => {
  expect(slugify('  گوشی موبایل Galaxy S24 (۲۵۶ گیگ) ')).toBe('گوشی-موبایل-galaxy-s24-256-گیگ');
  expect(slugify('می‌بند، ۹؟')).toBe('می-بند-9');
  expect(slugify('!!!')).toBe('');
});

test('any text yields a valid slug that is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^(?:[a-z0-9\p{Script=Arabic}]+(?:-[a-z0-9\p{Script=Arabic}]+)*)?$/u);
      expect(slug.length).toBeLessThanOrEqual(100);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});
