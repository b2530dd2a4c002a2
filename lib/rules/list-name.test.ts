import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { listNameRule } from '#lib/rules/list-name.ts';
import { invisible } from '#lib/text/persian.ts';

test.each([
  ['هدیه‌ی مامان', 'هدیه‌ی مامان'],
  ['  هديه   براي  علي ', 'هدیه برای علی'],
  ['خانه\n\u202eجدید\u200f\u0000', 'خانه جدید'],
  ['🎁 تولد ۱۴۰۵', '🎁 تولد ۱۴۰۵'],
  ['ا'.repeat(40), 'ا'.repeat(40)],
])('the name %j is kept as %j', (written, value) => {
  expect(listNameRule(written)).toEqual({ value });
});

test.each([
  ['', /بنویسید/],
  [' \u200c\u200b\u2060 ', /بنویسید/],
  ['\u3164', /بنویسید|ناپیدا/],
  ['الف\u3164', /ناپیدا/],
  ['<script>', /بردارید/],
  ['ا'.repeat(41), /۴۰/],
  ['ا'.repeat(100_000), /۴۰/],
  [`ا${'\u0303'.repeat(8)}`, /ناپیدا/],
])('the name %j is refused', (written, error) => {
  expect(listNameRule(written)).toEqual({ error: expect.stringMatching(error) });
});

test('a name that is kept is short, visible, on one line, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (written) => {
      const judged = listNameRule(written);
      if ('error' in judged) return;
      const { value } = judged;
      expect(value.length).toBeLessThanOrEqual(40);
      expect(value).toMatch(/^\S/u);
      expect(value.search(invisible)).toBe(-1);
      expect(listNameRule(value)).toEqual({ value });
    }),
  );
});
