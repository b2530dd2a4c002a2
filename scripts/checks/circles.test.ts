import { expect, test } from '@jest/globals';
import { circlesOfAreas, circlesOfFiles } from '#scripts/checks/circles.ts';
import { isCode, projectSources } from '#scripts/checks/sources.ts';

const sources = projectSources().filter(isCode);
const file = (path: string, text: string) => ({ path, text });

test('no files import each other', () => {
  expect(circlesOfFiles(sources)).toEqual([]);
});

test('areas of lib, and modules, import each other in one direction only', () => {
  expect(circlesOfAreas(sources)).toEqual([]);
});

test.each([
  ['an import', "import '#lib/b/b.ts';"],
  ['a type', "import type { B } from '#lib/b/b.ts';"],
  ['a re-export', "export * from '#lib/b/b.ts';"],
  ['a lazy import', "const load = () => import('#lib/b/b.ts');"],
])('finds a circle closed by %s', (_what, text) => {
  const planted = [
    file('lib/a/a.ts', text),
    file('lib/b/b.ts', "import './c.ts';"),
    file('lib/b/c.ts', "import '#lib/a/a.ts';"),
  ];
  expect(circlesOfFiles(planted)).toEqual(['lib/a/a.ts → lib/b/b.ts → lib/b/c.ts → lib/a/a.ts']);
});

test('finds a circle of areas whose files do not import each other', () => {
  const planted = [
    file('lib/a/one.ts', "import '#lib/b/one.ts';"),
    file('lib/b/two.ts', "import '#lib/a/two.ts';"),
    file('lib/a/two.ts', "import './three.ts';"),
  ];
  expect(circlesOfFiles(planted)).toEqual([]);
  expect(circlesOfAreas(planted)).toEqual(['lib/a → lib/b → lib/a']);
});

test('paths that split and join again are no circle', () => {
  const forked = [
    file('a.ts', "import './b.ts'; import './c.ts';"),
    file('b.ts', "import './d.ts';"),
    file('c.ts', "import './d.ts';"),
    file('d.ts', ''),
  ];
  expect(circlesOfFiles(forked)).toEqual([]);
});
