'use client';

import { opinionTexts } from '#components/product/opinions/texts.ts';
import { formatNumber } from '#lib/text/toman.ts';

/** Average rating, and the number of reviews by stars, best first. `counts` starts with one star. */
export function Stars({ counts }: { counts: readonly number[] }) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rows = counts.map((count, at) => ({ stars: at + 1, count })).toReversed();
  const mean = rows.reduce((sum, { stars, count }) => sum + stars * count, 0) / total;
  return (
    <div className="stars">
      <p>
        <b>{formatNumber(Math.round(mean * 10) / 10)}</b>
        <span>
          {`${opinionTexts.outOfFive} `}
          <small>{opinionTexts.count(total)}</small>
        </span>
      </p>
      <dl aria-label={opinionTexts.shares}>
        {rows.map(({ stars, count }) => (
          <div key={stars}>
            <dt>{opinionTexts.stars(stars)}</dt>
            <dd style={{ '--share': count / total }}>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
