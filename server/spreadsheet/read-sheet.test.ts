import { expect, test } from '@jest/globals';
import { readSheet } from '#server/spreadsheet/read-sheet.ts';

const fileOf = (text: string) => new Uint8Array(Buffer.from(text));

test('a file is read in a thread, some rows at a time', async () => {
  const lengths: number[] = [];
  for await (const rows of readSheet(fileOf(`a,b\n${'1,2\n'.repeat(2_500)}`))) {
    lengths.push(rows.length);
  }
  expect(lengths).toEqual([1_000, 1_000, 501]);
});

test('what is wrong with it is said, with its line', async () => {
  const rows = readSheet(fileOf('a,b\n1,2\n"x" y,2'));
  await expect(rows.next()).rejects.toMatchObject({ fault: 'quoted', line: 3 });
});

test('one that takes too long is given up', async () => {
  const rows = readSheet(fileOf('a'), { patience: 0, heap: 100 });
  await expect(rows.next()).rejects.toMatchObject({
    fault: 'slow',
  });
});

test('one that takes too much memory ends its thread and nothing else', async () => {
  const rows = readSheet(fileOf('a,b\n1,2'), { patience: 20_000, heap: 4 });
  await expect(rows.next()).rejects.toMatchObject({ fault: 'large' });
});
