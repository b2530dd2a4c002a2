'use client';

import { useState } from 'react';
import { change } from '#components/basket/cart/use-changes.ts';
import { keepFocus } from '#components/checkout/place.ts';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { useOpenCheckout } from '#components/checkout/use-checkout.ts';
import { Notice } from '#components/checkout/notice.tsx';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { MixedText, NameText } from '#components/ui/mixed-text.tsx';
import type { BasketLine } from '#lib/contract/basket.ts';
import { paths } from '#lib/contract/paths.ts';

/** Changed prices and lines that cannot be ordered, before anything else. */
export function Changes({ lines, newsKey }: { lines: readonly BasketLine[]; newsKey: string }) {
  const { checkout } = useOpenCheckout();
  const changed = lines.filter(({ notices }) => notices.length > 0);
  const [pending, setPending] = useState(false);
  if (changed.length === 0 && newsKey === '') return null;

  const make = async (what: Parameters<typeof change>[0]) => {
    if (pending) return;
    setPending(true);
    await change(what);
    await checkout.price();
    setPending(false);
    keepFocus('basket');
  };
  return (
    <>
      <Notice tone="warn" title={checkoutTexts.changed} text={checkoutTexts.changedText}>
        {newsKey === '' ? null : (
          <button
            type="button"
            className="btn btn-outline btn-sm"
            aria-disabled={pending}
            onClick={() => void make({ kind: 'confirm', newsKey })}
          >
            {checkoutTexts.seen}
          </button>
        )}
      </Notice>
      <ul className="co-changes">
        {changed.map((line) => (
          <ChangedLine
            key={line.propertyId}
            line={line}
            pending={pending}
            onRemove={() => {
              const { websiteCode, propertyId } = line;
              void make({ kind: 'remove', place: { websiteCode, variantId: propertyId } });
            }}
          />
        ))}
      </ul>
    </>
  );
}

interface ChangedLineProps {
  line: BasketLine;
  pending: boolean;
  onRemove: () => void;
}

function ChangedLine({ line, pending, onRemove }: ChangedLineProps) {
  const { notices, nameFa, image, colour, websiteCode, slug } = line;
  const isBlocked = notices.some(({ kind }) => kind === 'blocked');
  const isShort = notices.some(({ kind }) => kind === 'lessStock');
  return (
    <li {...(isBlocked && { className: 'co-blocked' })}>
      <span className="pic">
        <IslandPicture image={image} alt="" sizes="72px" />
      </span>
      <div className="min-w-0">
        <h2>
          <NameText>{nameFa}</NameText>
        </h2>
        {notices.map(({ kind, message }) => (
          <p key={kind} className={isBlocked || isShort ? 'text-bad' : 'text-ink-2'}>
            <MixedText>{message}</MixedText>
          </p>
        ))}
      </div>
      {isBlocked || isShort ? (
        <div className="co-acts">
          {isBlocked && colour ? (
            <a
              className="btn btn-outline btn-sm"
              href={paths.product(websiteCode, slug)}
              aria-label={checkoutTexts.otherColoursOf(nameFa)}
            >
              {checkoutTexts.otherColours}
            </a>
          ) : null}
          {isShort ? (
            <a className="btn btn-outline btn-sm" href={paths.cart}>
              {checkoutTexts.changeCart}
            </a>
          ) : null}
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-disabled={pending}
            onClick={onRemove}
          >
            {checkoutTexts.remove}
          </button>
        </div>
      ) : null}
    </li>
  );
}
