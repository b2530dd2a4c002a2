import { expect, test } from '@jest/globals';
import { undecidedHeader } from '#front/steps/find-page.ts';
import { routeOf, routes } from '#lib/routes.ts';
import { config } from './middleware.ts';

test('the middleware looks at what is behind its gate, and at nothing else of the table', () => {
  const sources = config.matcher.map(({ source }) => source);
  const [broken, ...others] = sources;
  expect(broken).toBe('/(.*)');
  expect(config.matcher[0]?.has).toEqual([{ type: 'header', key: undecidedHeader }]);
  const asked = others.map((source) => routeOf(source.replace('/:path*', '')));
  expect(asked.every(({ audience }) => audience === 'member')).toBe(true);
  const gated = routes.filter(({ audience }) => audience === 'member');
  expect(sources).toEqual(expect.arrayContaining(gated.map(({ pattern }) => pattern)));
});
