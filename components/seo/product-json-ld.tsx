'use client';

import { ServerAlone } from '#components/layout/server-alone.tsx';
import { JsonLd } from '#components/seo/json-ld.tsx';
import { productJsonLd, type ToldProduct } from '#lib/seo/product-json-ld.ts';

/** Made of what the page carries for the browser, so that it is not in React's data as well (ADR 21). */
export function ProductJsonLd(product: ToldProduct) {
  return (
    <ServerAlone>
      {typeof window === 'undefined' ? <JsonLd data={productJsonLd(product)} /> : null}
    </ServerAlone>
  );
}
