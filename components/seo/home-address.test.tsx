import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { HomeAddress } from './home-address.tsx';

test("the home page's address has its slash", () => {
  const html = renderToStaticMarkup(<HomeAddress />);
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/"/>');
  expect(html).toContain('<meta property="og:url" content="http://localhost:3000/"/>');
});
