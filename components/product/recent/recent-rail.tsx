import { CardSkeleton } from '#components/product/card-skeleton.tsx';
import { couponNotes } from '#components/product/coupon-notes.tsx';
import { ProductCards } from '#components/product/product-cards.tsx';
import { pageTexts } from '#components/product/product-page-texts.ts';
import type { Recent } from '#components/product/recent/recent.ts';
import { Rail } from '#components/ui/rail.tsx';
import { cardFacts } from '#lib/product/card-facts.ts';

const id = 'recent';
/** As many as a desktop shows at once. */
const waiting = [1, 2, 3, 4, 5];

/** The recently viewed products, or a placeholder of the same size. */
export function RecentRail({ recent }: { recent: Recent }) {
  if (recent.state === 'none') return null;
  return (
    <Rail id={id} title={pageTexts.recent}>
      {recent.state === 'here' ? (
        <ProductCards cards={recent.cards.map(cardFacts)} notes={couponNotes(recent.cards)} />
      ) : (
        waiting.map((at) => <CardSkeleton key={at} />)
      )}
    </Rail>
  );
}
