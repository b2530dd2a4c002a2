import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { firstPaintScript, promotionKey, themeKey } from '#components/layout/first-paint.ts';

function run(promotion: string, stored: Record<string, string>): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(firstPaintScript(promotion), {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
  });
  return dataset;
}

test('the chosen scheme is set before the first paint', () => {
  expect(run('', { [themeKey]: 'dark' })).toEqual({ theme: 'dark' });
  expect(run('', { [themeKey]: 'light' })).toEqual({ theme: 'light' });
});

test('without a choice, or with a false one, the system decides', () => {
  expect(run('', {})).toEqual({});
  expect(run('', { [themeKey]: 'purple' })).toEqual({});
});

test('only the promotion that was closed stays away', () => {
  expect(run('ارسال رایگان', { [promotionKey]: 'ارسال رایگان' })).toEqual({ promotion: 'closed' });
  expect(run('ارسال رایگان', { [promotionKey]: 'چیز دیگر' })).toEqual({});
});

test('a promotion cannot break out of the script', () => {
  const nasty = '</script><script>alert(1)</script>"\\\u2028';
  expect(firstPaintScript(nasty)).not.toContain('</script');
  expect(run(nasty, { [promotionKey]: nasty })).toEqual({ promotion: 'closed' });
});

test('a browser without storage is left alone', () => {
  const dataset = {};
  runInNewContext(firstPaintScript('x'), { document: { documentElement: { dataset } } });
  expect(dataset).toEqual({});
});
