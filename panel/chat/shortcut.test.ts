import { describe, expect, test } from '@jest/globals';
import { filledIn, inserted, offered, typedShortcut } from './shortcut.ts';

describe('a slash', () => {
  test.each([
    ['/', 1, { from: 0, typed: '' }],
    ['/کا', 3, { from: 0, typed: 'کا' }],
    ['سلام /کا', 8, { from: 5, typed: 'کا' }],
    ['سلام\n/کا ادامه', 8, { from: 5, typed: 'کا' }],
  ])('begins a shortcut in %j at %d', (text, caret, found) => {
    expect(typedShortcut(text, caret)).toEqual(found);
  });

  test.each([
    ['۲۴/۷', 4],
    ['https://x', 9],
    ['/کا ', 4],
    ['/کا', 0],
    ['سلام', 4],
  ])('begins none in %j at %d', (text, caret) => {
    expect(typedShortcut(text, caret)).toBeNull();
  });
});

const replies = [
  { shortcut: 'زمان', body: 'تا دو روز کاری می‌رسد.' },
  { shortcut: 'کادو', body: 'بله، {name}، کادو می‌شود.' },
  { shortcut: 'کد', body: 'کد رهگیری در صفحهٔ سفارش است.' },
];
const names = (typed: string) => offered(replies, typed).map(({ shortcut }) => shortcut);

test('what begins so comes before what holds it', () => {
  expect(names('ک')).toEqual(['کادو', 'کد', 'زمان']);
  expect(names('رهگیری')).toEqual(['کد']);
  expect(names('')).toEqual(['زمان', 'کادو', 'کد']);
  expect(names('نیست')).toEqual([]);
});

describe('the name in an answer', () => {
  test('is the visitor’s', () => {
    expect(filledIn('سلام {name}، {name} عزیز', 'سارا')).toBe('سلام سارا، سارا عزیز');
  });
  test('leaves no gap when there is none', () => {
    expect(filledIn('سلام {name}، بفرمایید', '')).toBe('سلام، بفرمایید');
    expect(filledIn('{name} سلام', '')).toBe('سلام');
  });
  test('with signs of replacements stays as it is', () => {
    expect(filledIn('سلام {name}', '$& $1')).toBe('سلام $& $1');
  });
});

test('an answer takes the place of its shortcut', () => {
  expect(inserted('سلام /کا باشد', { from: 5, to: 8 }, 'بله')).toEqual({
    text: 'سلام بله باشد',
    caret: 8,
  });
});
