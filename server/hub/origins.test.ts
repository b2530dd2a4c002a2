import { expect, test } from '@jest/globals';
import { ownOrigins } from './origins.ts';

test('a shop on the web has one origin', () => {
  expect(ownOrigins('https://shop.example/fa')).toEqual(['https://shop.example']);
});

test('a shop on this machine is reached by each of its names', () => {
  expect(ownOrigins('http://localhost:3000')).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ]);
});
