import { type PageKind, pageKinds, type VitalName } from '#lib/contract/vital-names.ts';
import type { SpeedReport, VitalFigure, VitalFigures } from '#lib/contract/vitals.ts';
import { goodShare, lastBucket, quantileOf, sumOf } from '#lib/rules/vitals.ts';
import type { CountedVital } from '#server/modules/report/speed-queries.ts';

function figureOf(counted: readonly CountedVital[], name: VitalName): VitalFigure | null {
  const counts = Array.from({ length: lastBucket + 1 }, () => 0);
  for (const { metric, bucket, count } of counted) {
    if (metric === name) counts[bucket] = (counts[bucket] ?? 0) + count;
  }
  const count = sumOf(counts);
  if (count === 0) return null;
  return { p75: quantileOf(name, counts, 0.75), good: goodShare(counts), count };
}

const figuresOf = (counted: readonly CountedVital[]): VitalFigures => ({
  LCP: figureOf(counted, 'LCP'),
  INP: figureOf(counted, 'INP'),
  CLS: figureOf(counted, 'CLS'),
  TTFB: figureOf(counted, 'TTFB'),
});

const viewsOf = ({ LCP, TTFB }: VitalFigures): number =>
  Math.max(LCP?.count ?? 0, TTFB?.count ?? 0);

/** @param now histograms of the period @param before of the one before */
export function speedOf(
  now: readonly CountedVital[],
  before: readonly CountedVital[],
): SpeedReport {
  const of = (all: readonly CountedVital[], kind: PageKind) =>
    figuresOf(all.filter((each) => each.kind === kind));
  const seen = new Set(now.map(({ kind }) => kind));
  return {
    now: figuresOf(now),
    before: figuresOf(before),
    kinds: pageKinds
      .filter((kind) => seen.has(kind))
      .map((kind) => ({ kind, now: of(now, kind), before: of(before, kind) }))
      .toSorted((one, other) => viewsOf(other.now) - viewsOf(one.now)),
  };
}
