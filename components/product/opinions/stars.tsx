'use client';

import { pointClasses } from '#components/product/opinions/point-classes.ts';
import { summaryTexts } from '#components/product/opinions/summary-texts.ts';
import type { GetReviewsAnswer } from '#lib/contract/opinion.ts';
import { formatNumber, formatPercent } from '#lib/text/toman.ts';

interface StarsProps {
  /** Of reviews by stars, starting with one star. */
  counts: readonly number[];
  points: GetReviewsAnswer['points'];
  /** Address of the reviews; a button adds the stars to it. */
  action: string;
}

/** What buyers say in sum: the average, the reviews by stars, best first, and what many of them name. */
export function Stars({ counts, points, action }: StarsProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rows = counts.map((count, at) => ({ stars: at + 1, count })).toReversed();
  const mean = rows.reduce((sum, { stars, count }) => sum + stars * count, 0) / total;
  const average = Math.round(mean * 10) / 10;
  return (
    <>
      <div className="stars">
        <p>
          <b>{formatNumber(average)}</b>
          <span className="sr-only">{summaryTexts.outOfFive}</span>
          <span className="given" style={{ '--given': average }} />
          <small>{summaryTexts.count(total)}</small>
        </p>
        <form action={action} aria-label={summaryTexts.shares}>
          {rows.map(({ stars, count }) => (
            <button
              key={stars}
              name="stars"
              value={stars}
              disabled={count === 0}
              aria-label={summaryTexts.withStars(stars, count)}
            >
              {formatNumber(stars)}
              <i style={{ '--share': count / total }} />
              <span>{formatPercent(Math.round((count / total) * 100))}</span>
            </button>
          ))}
        </form>
      </div>
      {points.good.length + points.bad.length === 0 ? null : (
        <div className="named">
          <h3>{summaryTexts.named}</h3>
          {(['good', 'bad'] as const).map((are) =>
            points[are].length === 0 ? null : (
              <ul key={are} className={pointClasses[are]} aria-label={summaryTexts[are]}>
                {points[are].map(({ text, count }) => (
                  <li key={text}>
                    {text} <span className="sr-only">{summaryTexts.namedBy}</span>
                    {formatNumber(count)}
                  </li>
                ))}
              </ul>
            ),
          )}
        </div>
      )}
    </>
  );
}
