import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { LandingLinks } from '#components/listing/landing-links.tsx';
import { plainList } from '#lib/testing/list.ts';

test('of the landing pages the own one comes first, where a narrow row shows it', () => {
  const landings = ['یک', 'دو', 'سه'].map((title) => ({ title, path: `/${title}`, filters: '' }));
  const loaded = plainList({ path: '/دو', list: { landings } });
  const page = load(renderToStaticMarkup(<LandingLinks loaded={loaded} />));
  expect(
    page('a')
      .toArray()
      .map((link) => page(link).text()),
  ).toEqual(['دو', 'یک', 'سه']);
  expect(page('[aria-current]').text()).toBe('دو');
});
