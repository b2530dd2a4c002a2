'use client';

import type { ReactNode } from 'react';
import { AddButton } from '#components/compare/add-button.tsx';
import { roles } from '#components/compare/roles.ts';
import { Price, PriceCut } from '#components/product/price.tsx';
import { availabilityTags } from '#components/product/product-page-texts.ts';
import { availabilityTexts } from '#components/product/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { NameText } from '#components/ui/mixed-text.tsx';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { compareHref } from '#lib/compare/query.ts';
import { compareTexts } from '#lib/compare/texts.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { type CardFacts, cardPath } from '#lib/product/card-facts.ts';
import { compareStore } from '#lib/compare/store.ts';

interface ProductHeadProps {
  product: CardFacts;
  /** Codes of all compared products, in order. */
  codes: readonly number[];
}

/** Head of a product's column, small, because it stays in view. */
export function ProductHead({ product, codes }: ProductHeadProps) {
  const { websiteCode, name, image } = product;
  return (
    <th scope="col" role={roles.column} className="compare-product">
      <div>
        <span className="pic">
          <IslandPicture image={image} alt="" sizes="64px" load="eager" />
        </span>
        <a className="compare-name" href={cardPath(product)}>
          <NameText>{name}</NameText>
        </a>
        <a
          className="compare-remove icon-btn"
          href={compareHref(codes.filter((other) => other !== websiteCode))}
          aria-label={compareTexts.removeOf(isolateLatin(name))}
          onClick={() => compareStore.remove(websiteCode)}
        >
          <Icon name="x" className="i-s" />
        </a>
      </div>
    </th>
  );
}

interface ProductOfferProps {
  product: CardFacts;
  /** A last line. */
  note?: ReactNode;
}

/** For how much a product is sold, and the way into the basket. */
export function ProductOffer({ product, note }: ProductOfferProps) {
  const { websiteCode, name, availability, price, oldPrice, cut } = product;
  return (
    <td role={roles.cell} className="compare-offer">
      <div>
        <span className={availabilityTags[availability]}>{availabilityTexts[availability]}</span>
        {price === undefined ? null : <Price value={price} />}
        {cut === undefined ? null : <PriceCut percent={cut} oldPrice={oldPrice ?? null} />}
        {note}
        {availability === availabilityCodes.available ? (
          <AddButton websiteCode={websiteCode} name={name} />
        ) : null}
      </div>
    </td>
  );
}

/** Empty column for the next product. */
export function AddSlot() {
  return (
    <td role={roles.cell} className="compare-slot">
      <a href="#picker">
        <Icon name="plus" />
        {compareTexts.addSlot}
      </a>
    </td>
  );
}
