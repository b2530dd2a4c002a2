import { expect, test } from '@jest/globals';
import { keptText } from '#lib/seo/kept-text.ts';

const away = () => Promise.reject(new Error('away'));

test('if a text cannot be generated its last version is served, until it ceases to exist', async () => {
  await expect(keptText('a', '1', away)).rejects.toThrow('away');
  expect(await keptText('a', '1', async () => '<یک/>')).toBe('<یک/>');
  expect(await keptText('a', '2', away)).toBe('<یک/>');
  await expect(keptText('b', '2', away)).rejects.toThrow('away');
  expect(await keptText('a', '3', async () => null)).toBeNull();
  await expect(keptText('a', '4', away)).rejects.toThrow('away');
});

test('a text is generated once an edition, also for concurrent requests', async () => {
  let times = 0;
  const write = async () => {
    times += 1;
    return `<${times}/>`;
  };
  const ask = (edition: string) => keptText('c', edition, write);
  expect(await Promise.all([ask('1'), ask('1'), ask('1')])).toEqual(['<1/>', '<1/>', '<1/>']);
  expect(await ask('1')).toBe('<1/>');
  expect(await ask('2')).toBe('<2/>');
  expect(times).toBe(2);
});
