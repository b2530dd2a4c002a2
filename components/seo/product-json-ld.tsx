'use client';

import { ServerAlone } from '#components/ui/server-alone.tsx';
import { JsonLd } from '#components/seo/json-ld.tsx';
import type { Variant } from '#lib/contract/product.ts';
import { productTags } from '#lib/seo/product-tags.ts';
import { productJsonLd, type JsonLdProduct } from '#lib/seo/product-json-ld.ts';

/**
 * Built from data the page carries for hydration anyway, so that the RSC payload does not contain
 * it again (ADR 21).
 */
export function ProductJsonLd({
  initial,
  ...product
}: JsonLdProduct & { initial: Variant | undefined }) {
  // The check is inline, so that bundlers drop the server-only code from the browser's bundle.
  const data = typeof window === 'undefined' ? productJsonLd(product) : null;
  return (
    <>
      {/* React hoists these into the head. */}
      {typeof window === 'undefined'
        ? productTags(initial).map(([property, content]) => (
            <meta key={property} property={property} content={content} />
          ))
        : null}
      <ServerAlone>{data === null ? null : <JsonLd data={data} />}</ServerAlone>
    </>
  );
}
