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
  /** Navigation type, as named by the browser. */
  by?: string;
  /** Where the page before was scrolled to. */
  scroll?: string;
  pathname?: string;
}

function run(
  promotion: string,
  { stored = {}, cookie = '', by, scroll, pathname = '/' }: Kept = {},
  scrolls: unknown[] = [],
): Record<string, string> {
  const session = new Map<string, string>(scroll === undefined ? [] : [['scroll', scroll]]);
  const dataset: Record<string, string> = {};
  runInNewContext(firstPaintScript(promotion), {
    document: { documentElement: { dataset }, cookie },
    location: { pathname },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      removeItem: (key: string) => session.delete(key),
    },
    addEventListener: (_type: string, act: () => void) => act(),
    scrollTo: (place: unknown) => scrolls.push(place, session.size),
    performance: { getEntriesByType: () => (by === undefined ? [] : [{ type: by }]) },
  });
  return dataset;
}

const isMarked = (pathname: string) => 'list' in run('', { pathname });

test('marks lists and comparisons', () => {
  for (const path of [
    '/shop',
    '/shop/',
    '/shop/category/1/%DA%AF',
    '/shop/offers',
    '/shop/compare',
  ]) {
    expect([path, isMarked(path)]).toEqual([path, true]);
  }
  for (const path of ['/', '/shop/cart', '/shop/product/1/x', '/shop/price-list/1/x', '/blog']) {
    expect([path, isMarked(path)]).toEqual([path, false]);
  }
});

test('sets the chosen colour scheme before the first paint', () => {
  for (const theme of ['dark', 'light']) {
    expect(run('', { stored: { [themeKey]: theme } })).toEqual({ header: 'here', theme });
  }
});

test('reserves the space of a warning shown on the previous page', () => {
  expect(run('', { stored: { [warnedKey]: '1' } })).toEqual({ header: 'here', warned: '' });
});

test('lays out the whole page when it opens scrolled down', () => {
  for (const by of ['reload', 'back_forward']) {
    expect(run('', { by })).toEqual({ header: 'here', whole: '' });
  }
  expect(run('', { by: 'navigate' })).toEqual({ header: 'here' });
});

test('begins once where the filters left the page before', () => {
  const scrolls: unknown[] = [];
  expect(run('', { by: 'navigate', scroll: '840' }, scrolls)).toEqual({
    header: 'here',
    whole: '',
  });
  expect(scrolls).toEqual([{ top: 840, behavior: 'instant' }, 0]);
});

test('follows the system when the choice is missing or invalid', () => {
  expect(run('')).toEqual({ header: 'here' });
  expect(run('', { stored: { [themeKey]: 'purple' } })).toEqual({ header: 'here' });
});

const closed = (name: string): Kept => ({
  cookie: `guid=1; ${promotionCookie}=${name}; XSRF-TOKEN=x`,
});

test('hides only the promotion that was closed', () => {
  expect(run('1x2y', closed('1x2y'))).toEqual({ header: 'here', promotion: 'closed' });
  expect(run('1x2y', closed('1x2yz'))).toEqual({ header: 'here' });
  expect(run('1x2y', closed(''))).toEqual({ header: 'here' });
});

test('does not show a member as a visitor while loading', () => {
  expect(run('', { cookie: 'guid=1; session=1' })).toEqual({ header: 'here', session: 'open' });
  expect(run('', { cookie: 'oldsession=1; session=' })).toEqual({ header: 'here' });
});

test("a promotion's name cannot break out of the script", () => {
  const nasty = '</script><script>alert(1)</script>"\\\u2028';
  expect(firstPaintScript(nasty)).not.toContain('</script');
  expect(run(nasty)).toEqual({ header: 'here' });
});

test('does nothing in a browser without storage', () => {
  const dataset = {};
  const document = { documentElement: { dataset }, cookie: '' };
  runInNewContext(firstPaintScript('x'), { document, location: { pathname: '/' } });
  expect(dataset).toEqual({ header: 'here' });
});
