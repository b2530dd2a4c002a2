import { expect, test } from '@jest/globals';
import { sortedFiles } from './files.ts';

const file = (type: string, size = 1_000) => ({ type, size });

test('pictures and PDFs of at most 5 MB may be sent', () => {
  const good = [file('image/png'), file('application/pdf', 5 * 1_048_576)];
  const bad = [
    file('image/svg+xml'),
    file('text/html'),
    file('image/jpeg', 5 * 1_048_576 + 1),
    file('image/webp', 0),
    file(''),
  ];
  expect(sortedFiles([...bad, ...good])).toEqual({ good, bad });
  expect(sortedFiles(null)).toEqual({ good: [], bad: [] });
});
