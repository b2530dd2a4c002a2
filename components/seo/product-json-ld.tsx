'use client';

import { ServerAlone } from '#components/ui/server-alone.tsx';
import { JsonLd } from '#components/seo/json-ld.tsx';
import type { Variant } from '#lib/contract/product.ts';
import { productTags } from '#lib/seo/product-tags.ts';
import { productJsonLd, type ToldProduct } from '#lib/seo/product-json-ld.ts';

/** Made of what the page carries for the browser, so that it is not in React's data as well (ADR 21). */
export function ProductJsonLd({
  initial,
  ...product
}: ToldProduct & { initial: Variant | undefined }) {
  // Said here, for what is said in a function of its own comes to the browser with all it needs.
  const data = typeof window === 'undefined' ? productJsonLd(product) : null;
  return (
    <>
      {/* React puts them into the head. */}
      {typeof window === 'undefined'
        ? productTags(initial).map(([property, content]) => (
            <meta key={property} property={property} content={content} />
          ))
        : null}
      <ServerAlone>{data === null ? null : <JsonLd data={data} />}</ServerAlone>
    </>
  );
}
