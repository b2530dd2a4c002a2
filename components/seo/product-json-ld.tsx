'use client';

import { ServerAlone } from '#components/layout/server-alone.tsx';
import { JsonLd } from '#components/seo/json-ld.tsx';
import type { Variant } from '#lib/contract/product.ts';
import { productTags } from '#lib/seo/product-tags.ts';
import { productJsonLd, type ToldProduct } from '#lib/seo/product-json-ld.ts';

function ProductNode(product: ToldProduct) {
  const data = productJsonLd(product);
  return data === null ? null : <JsonLd data={data} />;
}

/** Made of what the page carries for the browser, so that it is not in React's data as well (ADR 21). */
export function ProductJsonLd({
  initial,
  ...product
}: ToldProduct & { initial: Variant | undefined }) {
  return (
    <>
      {/* React puts them into the head. */}
      {typeof window === 'undefined'
        ? productTags(initial).map(([property, content]) => (
            <meta key={property} property={property} content={content} />
          ))
        : null}
      <ServerAlone>
        {typeof window === 'undefined' ? <ProductNode {...product} /> : null}
      </ServerAlone>
    </>
  );
}
