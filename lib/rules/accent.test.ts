import { expect, test } from '@jest/globals';
import {
  accentTokens,
  contrastOf,
  grounds,
  judgeAccent,
  leastContrast,
  readyAccents,
} from '#lib/rules/accent.ts';

/** Colours all over the space. */
const some = [0, 51, 102, 153, 204, 255].flatMap((red, _at, parts) =>
  parts.flatMap((green) =>
    parts.map(
      (blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    ),
  ),
);

test('contrast is WCAG 2', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(['#febc35', ...Object.values(readyAccents)])('%s can be used', (colour) => {
  expect(judgeAccent(colour.toUpperCase())).toMatchObject({ colour, fault: null, nearest: colour });
});

test.each([
  ['#ffffff', 'ground'],
  ['#000000', 'ground'],
  ['#fffde0', 'ground'],
  ['', 'form'],
  ['red', 'form'],
  ['#abc', 'form'],
  ['#12345g', 'form'],
  ['#febc35;}*{display:none', 'form'],
])('%s cannot: %s', (colour, fault) => {
  expect(judgeAccent(colour).fault).toBe(fault);
});

test('whatever is refused has a shade near it that can be used', () => {
  for (const colour of some) {
    const { fault, nearest } = judgeAccent(colour);
    expect(judgeAccent(nearest).fault).toBeNull();
    if (fault === null) expect(nearest).toBe(colour);
  }
});

test('with any accent that can be used, every text is readable', () => {
  for (const { nearest } of some.map(judgeAccent)) {
    const tokens = accentTokens(nearest);
    for (const scheme of ['light', 'dark'] as const) {
      const of = tokens[scheme];
      const { ground, mid, inverse, quiet } = grounds[scheme];
      const pairs = [
        [of['--on-amber'], of['--amber']],
        [of['--on-amber'], of['--amber-hover']],
        [of['--on-amber'], of['--amber-press']],
        [of['--amber-ink'], ground],
        [of['--amber-ink'], mid],
        [of['--amber-ink'], of['--amber-wash']],
        [quiet, of['--amber-wash']],
        [of['--on-inverse-link'], inverse],
      ];
      for (const [text = '', on = ''] of pairs) {
        expect([nearest, scheme, text, on, contrastOf(text, on) >= leastContrast]).toEqual([
          nearest,
          scheme,
          text,
          on,
          true,
        ]);
      }
    }
  }
});
