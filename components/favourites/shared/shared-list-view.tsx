import { sharedListTexts as texts } from '#components/favourites/shared/texts.ts';
import { PageLinks } from '#components/listing/page-links.tsx';
import { couponNotes } from '#components/product/coupon-notes.tsx';
import { ProductCards } from '#components/product/product-cards.tsx';
import type { SharedList } from '#lib/contract/favourite-list.ts';
import { paths, sharedListPath } from '#lib/contract/paths.ts';
import { cardFacts } from '#lib/product/card-facts.ts';

/** Cards that a screen shows first. */
const eager = 4;

/** What a visitor sees of a shared list: its goods as they are sold now. */
export function SharedListView({ list, token }: { list: SharedList; token: string }) {
  const { name, owner, items, total, page, pageCount } = list;
  return (
    <div className="wrap pb-16">
      <div className="pb-6 pt-6">
        <h1 className="text-22 font-title [overflow-wrap:anywhere] lg:text-28">
          <bdi>{name}</bdi>
        </h1>
        <p className="mt-1 flex flex-wrap gap-x-3 text-ink-3">
          {owner === '' ? null : <span>{texts.of(owner)}</span>}
          <span>{texts.count(total)}</span>
        </p>
      </div>
      {total === 0 ? (
        <div className="empty">
          <h2>{texts.empty}</h2>
          <p>{texts.emptyText}</p>
          <a className="btn btn-primary mt-3" href={paths.shop}>
            {texts.shop}
          </a>
        </div>
      ) : (
        <section aria-label={texts.goods}>
          <h2 className="sr-only">{texts.goods}</h2>
          <div className="grid-cards">
            <ProductCards cards={items.map(cardFacts)} eager={eager} notes={couponNotes(items)} />
          </div>
          <PageLinks
            page={page}
            pageCount={pageCount}
            href={(other) => sharedListPath(token, other)}
          />
        </section>
      )}
    </div>
  );
}
