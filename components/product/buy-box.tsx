'use client';

import type { ReactNode } from 'react';
import { AddToBasket } from '#components/basket/add-to-basket.tsx';
import { ChatLink } from '#components/chat/chat-link.tsx';
import { CompareButton } from '#components/compare/compare-button.tsx';
import { FavouriteButton } from '#components/favourites/favourite-button.tsx';
import { useChosen } from '#components/product/chosen-variant.tsx';
import { PriceAlertButton } from '#components/product/price-alert/price-alert-button.tsx';
import { PricesButton } from '#components/product/price-history/prices-button.tsx';
import { Price, PriceCut } from '#components/product/price.tsx';
import {
  availabilityNotes,
  availabilityTags,
  pageTexts,
} from '#components/product/product-page-texts.ts';
import { availabilityTexts, productTexts } from '#components/product/texts.ts';
import { ShareButton } from '#components/product/share/share-button.tsx';
import { StockAlertButton } from '#components/product/back-in-stock/stock-alert-button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { dialledPhone, readablePhone } from '#lib/text/phone.ts';
import { formatNumber } from '#lib/text/toman.ts';

const { available, call, outOfStock, discontinued } = availabilityCodes;

export interface SellingShop {
  name: string;
  /** For prices given by phone; empty if it has none. */
  phone: string;
  hasChat: boolean;
}

interface BuyBoxProps {
  shop: SellingShop;
  /** The product's main image. */
  image: string;
  /** When it arrives; nothing where the shop does not say. */
  delivery: ReactNode;
  /** Replacement of the button «خبرم کن» without JavaScript. */
  plainStockAlert: ReactNode;
}

/** Price, availability, insurance and the basket button of the chosen variant. */
export function BuyBox({ shop, image, delivery, plainStockAlert }: BuyBoxProps) {
  const { websiteCode, variant, name } = useChosen();
  return (
    <div className="panel buy-box">
      <ul>
        <li>
          <Icon name="store" />
          <p>
            <b>{pageTexts.seller(shop.name)}</b>
            <small>{pageTexts.sellerNote}</small>
          </p>
        </li>
        {variant.guarantee === '' ? null : (
          <li>
            <Icon name="shield-check" />
            <p>
              <b>{variant.guarantee}</b>
              <small>{pageTexts.guaranteeNote(shop.name)}</small>
            </p>
          </li>
        )}
        {delivery}
      </ul>
      <div aria-live="polite">
        <Standing />
        <Cost />
      </div>
      <Insurance />
      <Basket className="max-lg:hidden" />
      <StockAlertButton className="btn-wide mt-4 max-lg:hidden" />
      {plainStockAlert}
      <OtherWays phone={shop.phone} />
      {shop.hasChat ? (
        <ChatLink className="chat-ask" icon="headset" about={`product:${websiteCode}`}>
          {pageTexts.ask}
        </ChatLink>
      ) : null}
      <div className="buy-acts">
        <FavouriteButton item={{ websiteCode, name }} />
        <CompareButton item={{ websiteCode, name, image }} />
        <ShareButton title={name} />
        <PricesButton />
        <PriceAlertButton />
      </div>
    </div>
  );
}

function Standing() {
  const { availability, fewLeft } = useChosen().variant;
  const note = availabilityNotes[availability];
  return (
    <div className="pt-4">
      <span className={availabilityTags[availability]}>{availabilityTexts[availability]}</span>
      {availability === available && fewLeft !== null ? (
        <span className="few ps-2 text-13">{productTexts.fewLeft(fewLeft)}</span>
      ) : null}
      {note === '' ? null : <p className="pt-2 text-13 text-ink-2">{note}</p>}
    </div>
  );
}

function Cost() {
  const { variant } = useChosen();
  if (variant.availability !== available || variant.price === null) return null;
  return (
    <div className="cost">
      <PriceCut percent={variant.discountPercent} oldPrice={variant.oldPrice} />
      <Price value={variant.price} isNew={variant.oldPrice !== null} />
    </div>
  );
}

function Insurance() {
  const { variant, insurance, insure } = useChosen();
  if (variant.availability !== available || variant.insurancePrice === null) return null;
  return (
    <div className="insurance">
      <label className="check">
        <input
          type="checkbox"
          checked={insurance}
          onChange={(event) => insure(event.target.checked)}
        />
        <b>{pageTexts.insurance}</b>
      </label>
      <p>
        <span className="font-label">
          {formatNumber(variant.insurancePrice)} <small>{productTexts.toman}</small>
        </span>
        <small className="block text-12 text-ink-2">{pageTexts.insuranceNote}</small>
      </p>
    </div>
  );
}

function Basket({ className }: { className: string }) {
  const { websiteCode, name, variant, insurance } = useChosen();
  return (
    <AddToBasket
      websiteCode={websiteCode}
      variantId={variant.id}
      insurance={insurance && variant.insurancePrice !== null}
      name={name}
      availability={variant.availability}
      maxCount={variant.maxCount}
      className={className}
    />
  );
}

function CallLink({ phone, className }: { phone: string; className: string }) {
  return (
    <a className={`btn ${className}`} href={`tel:${dialledPhone(phone)}`}>
      <Icon name="phone" className="i-s" />
      {pageTexts.call} <bdi dir="ltr">{readablePhone(phone)}</bdi>
    </a>
  );
}

/** Alternatives when the chosen variant is not for sale. */
function OtherWays({ phone }: { phone: string }) {
  const { availability } = useChosen().variant;
  if (availability === call && phone !== '') {
    return <CallLink phone={phone} className="btn-outline btn-wide mt-4" />;
  }
  if (availability !== outOfStock && availability !== discontinued) return null;
  const style = availability === outOfStock ? 'btn-text mt-2' : 'btn-outline mt-4';
  return (
    <a className={`btn btn-wide ${style}`} href="#related">
      {pageTexts.similar}
    </a>
  );
}

/** Bottom bar on phones, in place of the toolbar. */
export function BuyBar({ phone }: { phone: string }) {
  const { variant } = useChosen();
  if (variant.availability === call && phone !== '') {
    return (
      <div className="page-bar">
        <CallLink phone={phone} className="btn-primary btn-wide" />
      </div>
    );
  }
  const sold = variant.availability === available && variant.price !== null;
  return (
    <div className="page-bar">
      {sold ? (
        <>
          <Cost />
          <Basket className="min-w-0 flex-1" />
        </>
      ) : (
        <>
          <span className={availabilityTags[variant.availability]}>
            {availabilityTexts[variant.availability]}
          </span>
          <StockAlertButton className="" />
        </>
      )}
    </div>
  );
}
