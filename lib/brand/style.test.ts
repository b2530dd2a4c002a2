import { expect, test } from '@jest/globals';
import { brandCss } from '#lib/brand/style.ts';

const mark = { image: 'aaaaaaaaaaaa-850.webp', width: 600, height: 600 };
const logo = { image: 'bbbbbbbbbbbb-850.webp', width: 900, height: 300 };
const none = { colour: null, mark: null, logo: null };

test('a shop with the look of the design has no style of its own', () => {
  expect(brandCss(undefined, '/media')).toBe('');
  expect(brandCss(none, '/media')).toBe('');
});

test('a colour replaces the accent in both schemes, and nothing else', () => {
  const css = brandCss({ ...none, colour: '#24598f' }, '/media');
  expect(css.match(/--amber:#24598f/g)).toHaveLength(3);
  expect(css).toContain('[data-theme=dark]');
  expect(css).not.toMatch(/--(ink|ground|focus)\b|url\(|</);
});

test('pictures take the place of the drawings', () => {
  expect(brandCss({ ...none, mark }, '/media')).toContain('url("/media/aaaaaaaaaaaa-160.webp")');
  const css = brandCss({ ...none, logo }, 'https://cdn.example/media/');
  expect(css).toContain('url("https://cdn.example/media/bbbbbbbbbbbb-480.webp")');
  expect(css).toContain('inline-size:6.00rem;block-size:2rem');
});
