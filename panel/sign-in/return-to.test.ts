import { expect, test } from '@jest/globals';
import { returnTo } from './return-to.ts';

test.each([
  ['/settings/staff', '/cpfpco/settings/staff'],
  ['/settings/events?area=orders', '/cpfpco/settings/events?area=orders'],
  ['/cpfpco/settings/staff', '/cpfpco/settings/staff'],
  ['/', '/cpfpco'],
  [undefined, '/cpfpco'],
])('%s leads to %s', (asked, path) => {
  expect(returnTo(asked)).toBe(path);
});

test.each([
  'https://elsewhere.example/settings',
  '//elsewhere.example/settings',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/sign-in?return=/sign-in',
  '/%2F%2Felsewhere.example',
])('%s is not followed', (asked) => {
  expect(returnTo(asked)).toBe('/cpfpco');
});
