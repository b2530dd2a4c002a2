import { formatNumber } from '#lib/text/toman.ts';
import { factsOf } from '#panel/editor/facts.ts';

/** The fault of a text with pictures that nothing is said of; each is marked where it stands. */
export function withoutAlts(bodyHtml: string): Readonly<Record<string, string>> {
  const { withoutAlt } = factsOf(bodyHtml);
  if (withoutAlt === 0) return {};
  return {
    bodyHtml: `${formatNumber(withoutAlt)} عکس در متن شرح ندارد؛ کنار هر کدام نوشته شده است`,
  };
}
