import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';

/** A selector without its `:not()` and `:has()`, innermost first. */
const withoutConditions = (selector: string): string => {
  const shorter = selector.replaceAll(/:(?:not|has)\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutConditions(shorter);
};

/** What a selector says of the elements it styles. */
const subjectOf = (selector: string): string =>
  withoutConditions(selector)
    .split(/[\s>+~]+(?![^(]*\))/)
    .at(-1) ?? '';

function vagueRules(css: string): string[] {
  const found: string[] = [];
  parse(css).walkRules(({ selectors }) => {
    for (const selector of selectors) {
      if (selector.includes(':has(') && !/[.#[]|(?:^|[(,] ?)[a-z]/.test(subjectOf(selector))) {
        found.push(selector);
      }
    }
  });
  return found;
}

// Otherwise browsers restyle the whole page at each change of the document.
test('what a rule with :has styles is named by a class, an attribute or an element', () => {
  expect(vagueRules('.a:not(:has(:target)) > :not(:first-child) {}')).toHaveLength(1);
  expect(vagueRules('.a:not(:has(:target)) > :is(.b, .c):not(:first-child) {}')).toEqual([]);
  const files = globSync('app/styles/*.css');
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap((file) => vagueRules(readFileSync(file, 'utf8')))).toEqual([]);
});
