import { describe, expect, test } from '@jest/globals';
import { changedFields, conflictsOf, mergedOf } from './merge.ts';

const before = { title: 'الف', text: 'متن', tags: ['یک'] };

describe('two people change one text', () => {
  test('fields are compared by their content', () => {
    expect(changedFields(before, { ...before, tags: ['یک'] })).toEqual([]);
    expect(changedFields(before, { ...before, tags: ['دو'] })).toEqual(['tags']);
  });

  test('changes of different fields need no choice, and both stay', () => {
    const sides = {
      before,
      mine: { ...before, title: 'ب' },
      now: { ...before, tags: ['یک', 'دو'] },
    };
    expect(conflictsOf(sides)).toEqual([]);
    expect(mergedOf(sides, {})).toEqual({ title: 'ب', text: 'متن', tags: ['یک', 'دو'] });
  });

  test('a field that both changed is chosen; the same change is no conflict', () => {
    const sides = {
      before,
      mine: { ...before, title: 'ب', text: 'نو' },
      now: { ...before, title: 'پ', text: 'نو' },
    };
    expect(conflictsOf(sides)).toEqual(['title']);
    expect(mergedOf(sides, { title: 'now' }).title).toBe('پ');
    expect(mergedOf(sides, { title: 'mine' }).title).toBe('ب');
  });
});
