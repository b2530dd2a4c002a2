'use client';

import { checkoutTexts } from '#components/checkout/texts.ts';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { MixedText, NameText } from '#components/ui/mixed-text.tsx';
import type { BasketLine } from '#lib/contract/basket.ts';
import { formatNumber } from '#lib/text/toman.ts';

const isBlocked = ({ notices }: BasketLine): boolean =>
  notices.some(({ kind }) => kind === 'blocked');

/** The goods of the order, one row each. */
export function SummaryLines({ lines }: { lines: readonly BasketLine[] }) {
  return (
    // The list scrolls by itself on large screens: the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className="co-lines" tabIndex={0} aria-label={checkoutTexts.summary}>
      {lines.map((line) => (
        <li key={line.propertyId} {...(isBlocked(line) && { className: 'co-blocked' })}>
          <span className="pic">
            <IslandPicture image={line.image} alt="" sizes="56px" />
            <span className="co-count">
              <span className="sr-only">{checkoutTexts.count} </span>
              {formatNumber(line.count)}
            </span>
          </span>
          <div className="min-w-0">
            <p>
              <NameText>{line.nameFa}</NameText>
            </p>
            <Detail line={line} />
          </div>
          <Amount line={line} />
        </li>
      ))}
    </ul>
  );
}

function Detail({ line }: { line: BasketLine }) {
  const [notice] = line.notices;
  if (notice !== undefined) {
    const tint = isBlocked(line) || notice.kind === 'lessStock' ? 'text-bad' : 'text-warn';
    return (
      <small className={tint}>
        <MixedText>{notice.message}</MixedText>
      </small>
    );
  }
  const parts = [
    ...(line.colour ? [line.colour.title] : []),
    ...line.options.map(({ value }) => value),
    ...(line.insurance ? [checkoutTexts.insured] : []),
  ];
  return parts.length === 0 ? null : (
    <small>
      <MixedText>{parts.join('، ')}</MixedText>
    </small>
  );
}

function Amount({ line }: { line: BasketLine }) {
  const { price, oldPrice, count } = line;
  if (price === null || isBlocked(line)) return <span className="co-amount">—</span>;
  return (
    <span className="co-amount">
      {formatNumber(price * count)}
      {oldPrice === null ? null : <s>{formatNumber(oldPrice * count)}</s>}
    </span>
  );
}
