import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from './json-ld.tsx';

test('no name can end the script element, and crawlers read it unchanged', () => {
  const name = '</script><script>alert(1)</script><!--<script>';
  const data = { '@context': 'https://schema.org', '@type': 'Product', name } as const;
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  const [, text = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual(data);
});
