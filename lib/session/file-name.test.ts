import { expect, test } from '@jest/globals';
import { fileName } from './file-name.ts';

test.each([
  [`attachment; filename="a.json"; filename*=UTF-8''%D8%A7.json`, 'ا.json'],
  ['attachment; filename="a.json"', 'a.json'],
  [`attachment; filename="a.json"; filename*=UTF-8''%E0%A4`, 'a.json'],
  [`attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd`, 'passwd'],
  [String.raw`attachment; filename="..\..\a.exe"`, 'a.exe'],
  ['attachment', ''],
  [null, ''],
])('%s names the file %j', (disposition, name) => {
  expect(fileName(disposition)).toBe(name);
});
