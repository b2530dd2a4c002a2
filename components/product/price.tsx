import { productTexts } from '#components/product/texts.ts';
import { formatNumber, formatPercent } from '#lib/text/toman.ts';

interface PriceProps {
  value: number;
  /** Whether the old price is beside it. */
  isNew?: boolean;
  /** Whether it is the lowest of several. */
  isFrom?: boolean | undefined;
}

/** A price in toman. */
export function Price({ value, isNew = false, isFrom = false }: PriceProps) {
  return (
    <span className="price">
      {isFrom ? <small>{productTexts.from}</small> : null}
      {isNew ? <span className="sr-only">{productTexts.newPrice}</span> : null}
      {`${formatNumber(value)} `}
      <small>{productTexts.toman}</small>
    </span>
  );
}

/** The price before the discount, in toman. */
export function OldPrice({ value }: { value: number }) {
  return (
    <s className="was">
      <span className="sr-only">{`${productTexts.oldPrice} `}</span>
      {formatNumber(value)}
    </s>
  );
}

/**
 * The discount badge (a percentage, or a formatted text) and the old price. Keeps its height when
 * there is none, so that grids align.
 */
export function PriceCut({
  percent,
  oldPrice,
}: {
  percent: number | string;
  oldPrice: number | null;
}) {
  const text = typeof percent === 'number' ? formatPercent(percent) : percent;
  return (
    <div className="cut">
      {percent ? (
        <>
          <bdi className="pct" dir="rtl">
            {text}
          </bdi>
          <span className="sr-only">{` ${productTexts.cut} `}</span>
        </>
      ) : null}
      {oldPrice === null ? null : <OldPrice value={oldPrice} />}
    </div>
  );
}
