import type { ComparedFact, ComparedProduct, GetCompareAnswer } from '#lib/contract/compare.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { compareTexts } from '#lib/compare/texts.ts';

type Group = GetCompareAnswer['specifications'][number];

/**
 * Rows of the table: those from the product cards first, then the specifications. Groups are
 * matched by name.
 */
export function comparedGroups({ products, specifications }: GetCompareAnswer): Group[] {
  const general = [
    row(compareTexts.brand, products, ({ brand }) => brand.title),
    row(compareTexts.rating, products, ratingOf),
    row(compareTexts.colours, products, ({ colours }) =>
      colours.map(({ title }) => title).join('، '),
    ),
  ].filter(({ values }) => values.some((value) => value !== null));
  return [{ group: compareTexts.general, items: general }, ...specifications];
}

function row(
  title: string,
  products: readonly ComparedProduct[],
  say: (product: ComparedProduct) => string,
): ComparedFact {
  const values = products.map((product) => say(product) || null);
  return { title, values, differs: new Set(values).size > 1 };
}

const ratingOf = ({ rating, ratingCount }: ComparedProduct): string =>
  ratingCount === 0 ? '' : compareTexts.ratedBy(formatNumber(rating), formatNumber(ratingCount));
