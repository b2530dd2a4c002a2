import { readFileSync, globSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { menuOf, screens } from './screens.ts';
import type { Screen } from './screens/screen.ts';

const load = () => Promise.reject(new Error('not drawn here'));
const screen = (
  path: `/${string}`,
  group: Screen['group'],
  ...permissions: Screen['permissions']
) => ({
  path,
  title: path,
  group,
  permissions,
  load,
});
const some: Screen[] = [
  screen('/prices', 'products', 'prices', 'stock'),
  screen('/products', 'products', 'catalogue'),
  screen('/orders', 'orders', 'orders'),
  screen('/me', null),
];
const shown = (...held: Parameters<typeof menuOf>[0]) =>
  menuOf(held, some).map(({ name, screens: [first] }) => `${name} ${first.path}`);

test('the menu has what a person may see, in its own order', () => {
  expect(shown('orders', 'catalogue')).toEqual(['orders /orders', 'products /products']);
});

test('any of the permissions opens a screen, and an entry leads to the first that is open', () => {
  expect(shown('stock')).toEqual(['products /prices']);
});

test('an entry without an open screen is not shown', () => {
  expect(shown()).toEqual([]);
});

test('no two screens share a path', () => {
  const paths = screens.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

const textOf = (...patterns: string[]): string =>
  globSync(patterns)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
/** The lists of screens that the browser's tests look at in all widths and both schemes. */
const looked = (textOf('e2e/panel*.spec.ts').match(/checkScreens\([^;]*\);/g) ?? []).join('\n');

test.each([
  ['looked at by axe, at three widths', looked],
  ['opened with markup in every field', textOf('e2e/panel-hostile.spec.ts')],
  ['among the pictures', textOf('scripts/screenshots/panel.ts')],
])('every screen is %s', (_what, text) => {
  const missing = screens.filter(({ path }) => {
    const opened = path.replaceAll(/\$[a-z]+/g, '[^/?`\'"]+');
    return !new RegExp(`['"\`]${opened}(?:[?'"\`])`).test(text);
  });
  expect(missing.map(({ path }) => path)).toEqual([]);
});
