import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import shop from './tailwind.config.ts';

// With the import rules (scripts/checks/boundaries.ts) this keeps the shop's pages as they would be without the panel.
test("the shop's styles have no class of the panel", () => {
  const read = globSync(shop.content.files);
  expect(read.length).toBeGreaterThan(50);
  expect(read.filter((path) => /^(\.\/)?panel\//.test(path))).toEqual([]);
});

test('classes that are chosen by a value are written out, so that their styles are kept', () => {
  const code = globSync(shop.content.files).map((path) => readFileSync(path, 'utf8'));
  const words = new Set(code.join('\n').match(/[\w-]+/g));
  const chosen = ['points-good', 'points-bad', 'chip-off', 'swatch-off'];
  expect(chosen.filter((name) => !words.has(name))).toEqual([]);
});
