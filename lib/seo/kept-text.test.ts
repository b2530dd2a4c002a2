import { expect, test } from '@jest/globals';
import { orLastWritten } from '#lib/seo/last-written.ts';

const away = () => Promise.reject(new Error('away'));

test('what cannot be written is what was written last, until it is gone', async () => {
  await expect(orLastWritten('a', away)).rejects.toThrow('away');
  expect(await orLastWritten('a', async () => '<one/>')).toBe('<one/>');
  expect(await orLastWritten('a', away)).toBe('<one/>');
  await expect(orLastWritten('b', away)).rejects.toThrow('away');
  expect(await orLastWritten('a', async () => null)).toBeNull();
  await expect(orLastWritten('a', away)).rejects.toThrow('away');
});
