import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import {
  firstPaintScript,
  promotionCookie,
  themeKey,
  warnedKey,
} from '#components/frame/head/first-paint.ts';

interface Kept {
  stored?: Record<string, string>;
  cookie?: string;
  /** How the page was come to, as browsers call it. */
  by?: string;
}

function run(
  promotion: string,
  { stored = {}, cookie = '', by }: Kept = {},
): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(firstPaintScript(promotion), {
    document: { documentElement: { dataset }, cookie },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    performance: { getEntriesByType: () => (by === undefined ? [] : [{ type: by }]) },
  });
  return dataset;
}

test('the chosen scheme is set before the first paint', () => {
  for (const theme of ['dark', 'light']) {
    expect(run('', { stored: { [themeKey]: theme } })).toEqual({ header: 'here', theme });
  }
});

test('a warning of the last page has its room', () => {
  expect(run('', { stored: { [warnedKey]: '1' } })).toEqual({ header: 'here', warned: '' });
});

test('a page that is opened where it was scrolled to is laid out whole', () => {
  for (const by of ['reload', 'back_forward']) {
    expect(run('', { by })).toEqual({ header: 'here', whole: '' });
  }
  expect(run('', { by: 'navigate' })).toEqual({ header: 'here' });
});

test('without a choice, or with a false one, the system decides', () => {
  expect(run('')).toEqual({ header: 'here' });
  expect(run('', { stored: { [themeKey]: 'purple' } })).toEqual({ header: 'here' });
});

const closed = (name: string): Kept => ({
  cookie: `guid=1; ${promotionCookie}=${name}; XSRF-TOKEN=x`,
});

test('only the promotion that was closed stays away', () => {
  expect(run('1x2y', closed('1x2y'))).toEqual({ header: 'here', promotion: 'closed' });
  expect(run('1x2y', closed('1x2yz'))).toEqual({ header: 'here' });
  expect(run('1x2y', closed(''))).toEqual({ header: 'here' });
});

test('a member is not taken for a visitor meanwhile', () => {
  expect(run('', { cookie: 'guid=1; session=1' })).toEqual({ header: 'here', session: 'open' });
  expect(run('', { cookie: 'oldsession=1; session=' })).toEqual({ header: 'here' });
});

test('a promotion cannot break out of the script', () => {
  const nasty = '</script><script>alert(1)</script>"\\\u2028';
  expect(firstPaintScript(nasty)).not.toContain('</script');
  expect(run(nasty)).toEqual({ header: 'here' });
});

test('a browser without storage is left alone', () => {
  const dataset = {};
  const document = { documentElement: { dataset }, cookie: '' };
  runInNewContext(firstPaintScript('x'), { document });
  expect(dataset).toEqual({ header: 'here' });
});
