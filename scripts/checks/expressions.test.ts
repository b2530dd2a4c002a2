import { expect, test } from '@jest/globals';
import { slowExpressions } from '#scripts/checks/expressions.ts';
import { projectSources } from '#scripts/checks/sources.ts';

test('an expression over linear is found, with a text that slows it down', async () => {
  const text = String.raw`export const trim = (a: string) => a.replace(/\s+$/, '');`;
  const [line, ...others] = await slowExpressions([{ path: 'lib/text/trim.ts', text }]);
  expect(line).toMatch(
    /^lib\/text\/trim\.ts: \/\\s\+\$\/ \(2nd degree polynomial, .*repeat\(\d+\)/,
  );
  expect(others).toEqual([]);
});

test('a file that builds expressions has to name them', async () => {
  const text = 'export const named = (name: string) => new RegExp(name);';
  expect(await slowExpressions([{ path: 'lib/text/named.ts', text }])).toEqual([
    'lib/text/named.ts: builds an expression that is not in BUILT',
  ]);
});

test('all expressions that visitors’ texts meet are linear', async () => {
  expect(await slowExpressions(projectSources())).toEqual([]);
}, 180_000);
