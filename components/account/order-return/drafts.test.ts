import { describe, expect, test } from '@jest/globals';
import { type Draft, bodyOf, newDraft, wrongIn } from '#components/account/order-return/drafts.ts';

const lineOf = (more: Partial<Draft>): Draft => ({ ...newDraft, cause: 'unwanted', ...more });
const [sent, sending] = [
  { key: 'a', url: 'data:,', id: 'id-of-a' },
  { key: 'b', url: 'data:,', id: null },
];

describe('lines of a return', () => {
  test('need a cause, a note about a fault, and pictures that have arrived', () => {
    const drafts = new Map([
      [1, newDraft],
      [2, lineOf({ cause: 'defect', note: '  ' })],
      [3, lineOf({ pictures: [sent, sending] })],
      [4, lineOf({ pictures: [sent] })],
    ]);
    expect(wrongIn(drafts).map(({ propertyId, field }) => [propertyId, field])).toEqual([
      [1, 'cause'],
      [2, 'note'],
      [3, 'pictures'],
    ]);
  });

  test('become the body of the call', () => {
    const drafts = new Map([[7, lineOf({ count: 2, note: 'کوچک است', pictures: [sent] })]]);
    expect(bodyOf(12, drafts)).toEqual({
      number: 12,
      lines: [
        { propertyId: 7, count: 2, cause: 'unwanted', note: 'کوچک است', pictures: ['id-of-a'] },
      ],
    });
  });
});
