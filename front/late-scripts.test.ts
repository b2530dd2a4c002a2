import { expect, test } from '@jest/globals';
import { withLateScripts } from '#front/late-scripts.ts';

const head =
  '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/first.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script>before()</script><script src="/_next/static/chunks/old.js" noModule=""></script></head>';
const page =
  `${head}<body><p>متن</p><script async="" src="https://else.example/x.js"></script>` +
  '<script src="/_next/static/chunks/first.js" id="_R_" async=""></script>' +
  '<script>self.__next_f.push([1])</script></body></html>';

test('scripts of the page are delayed and complete, foreign ones are unchanged', () => {
  const late = withLateScripts(page) ?? '';
  expect(late).not.toContain('rel="preload"');
  expect(late.match(/<script type="late" src="[^"]*"/g)).toEqual([
    '<script type="late" src="/_next/static/chunks/a.js"',
    '<script type="late" src="/_next/static/chunks/first.js"',
  ]);
  for (const kept of ['<script>before()</script>', 'old.js" noModule=""', 'else.example/x.js"']) {
    expect(late).toContain(kept);
  }
});

test('the starter script follows the last of them', () => {
  const late = withLateScripts(page) ?? '';
  expect(late.indexOf('PerformanceObserver')).toBeGreaterThan(late.indexOf('id="_R_"'));
  expect(late.split('PerformanceObserver')).toHaveLength(2);
});

test.each([
  ['without a first script', `${head}<body></body></html>`],
  ['that is not a page', 'متن id="_R_" async=""'],
])('a text %s is not recognised', (_, text) => {
  expect(withLateScripts(text)).toBeNull();
});
