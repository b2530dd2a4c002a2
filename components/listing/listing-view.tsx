import { ContentHtml } from '#components/content/content-html.tsx';
import { Breadcrumbs } from '#components/frame/breadcrumbs.tsx';
import { ChosenFilters } from '#components/listing/chosen-filters.tsx';
import { FilterButton } from '#components/listing/filter-button.tsx';
import { FilterPanel } from '#components/listing/filter-panel.tsx';
import { BudgetForm } from '#components/listing/budget-form.tsx';
import { CategoryTree } from '#components/listing/category-tree.tsx';
import { ChildCategories } from '#components/listing/child-categories.tsx';
import { EmptyList } from '#components/listing/empty-list.tsx';
import { Pagination } from '#components/listing/pagination.tsx';
import { RelatedSearches, SearchNotes } from '#components/listing/search-notes.tsx';
import { SortForm } from '#components/listing/sort-form.tsx';
import { couponNotes } from '#components/product/coupon-notes.tsx';
import { LandingLinks } from '#components/listing/landing-links.tsx';
import { ProductCards } from '#components/product/product-cards.tsx';
import { ListJsonLd } from '#components/seo/list-json-ld.tsx';
import { SectionBoundary } from '#components/states/section-boundary.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { paths } from '#lib/contract/paths.ts';
import { pageSize } from '#lib/contract/product.ts';
import { chosenChips } from '#lib/listing/choices.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { eventText } from '#lib/listing/event-text.ts';
import { landingIntroduction } from '#lib/listing/introduction.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import { listTitle } from '#lib/listing/title.ts';
import type { BreadcrumbStep } from '#lib/seo/breadcrumb.ts';
import { cardFacts } from '#lib/product/card-facts.ts';

/** Cards in a desktop's first row; their images load eagerly. */
const seenFirst = 4;

/** A list of products: of the whole shop, a category, a brand or a search (contract §1). */
export function ListingView(loaded: LoadedList) {
  const { kind, list, page, query } = loaded;
  const title = listTitle(loaded);
  const introduction = landingIntroduction(loaded);
  const plain = page === 1 && query.filters.length === 0;
  return (
    <div className="list-page compare-here wrap pb-16">
      <Breadcrumbs steps={stepsTo(loaded, title)} />
      <header className="list-head">
        <h1 className="text-18 font-title lg:text-28">
          <MixedText>{title}</MixedText>
        </h1>
        <p className="shrink-0 text-13 text-ink-3">{listingTexts.total(list.total)}</p>
      </header>
      {kind === 'offers' ? <EventText loaded={loaded} /> : null}
      {plain && introduction !== '' ? (
        <p className="list-last max-w-prose text-14 text-ink-2">
          <MixedText>{introduction}</MixedText>
        </p>
      ) : null}
      <SearchNotes loaded={loaded} />
      <div className="list-ways">
        {hasCards(loaded) ? <ChildCategories loaded={loaded} /> : null}
        {plain && hasLandings(loaded) ? <LandingLinks loaded={loaded} /> : null}
      </div>
      {loaded.filters.length === 0 ? (
        <Results loaded={loaded} />
      ) : (
        <div className="listing">
          <Filters loaded={loaded} />
          <Results loaded={loaded} />
        </div>
      )}
      {plain && kind !== 'offers' ? <ListText list={list} /> : null}
    </div>
  );
}

const ListText = ({ list: { seoText } }: Pick<LoadedList, 'list'>) =>
  seoText === '' ? null : (
    <ContentHtml html={seoText} className="mt-16 max-w-prose border-t pt-8" />
  );

/** What an event is, and when. */
function EventText({ loaded: { list, page } }: { loaded: LoadedList }) {
  const { landing, seoText } = list;
  return (
    <>
      {landing?.period ? (
        <p className="pb-3 text-14 text-ink-2">{eventText(landing.period)}</p>
      ) : null}
      {page === 1 && seoText !== '' ? (
        <ContentHtml html={seoText} className="list-last max-w-prose" />
      ) : null}
    </>
  );
}

/** Those of a category or brand, and events among all offers. */
const hasLandings = ({ kind, list }: LoadedList): boolean =>
  kind === 'category' || kind === 'brand' || (kind === 'offers' && list.breadcrumb.length === 0);

/** Whether the categories below stand above the list: on first pages, not on landing pages of a category. */
function hasCards(loaded: LoadedList): boolean {
  const { kind, list, page, query } = loaded;
  const isWhole = query.filters.every(([key]) => key === 'filter-name');
  const [first, ...others] = list.children;
  // It would say once more what the page has.
  if (loaded.narrowing.query.filters.length > 0 && others.length === 0) {
    if (first?.productCount === list.total) return false;
  }
  return (
    page === 1 &&
    isWhole &&
    list.children.length > 0 &&
    (list.landing === null || kind === 'offers')
  );
}

function Filters({ loaded }: { loaded: LoadedList }) {
  const { kind, list, narrowing, filters } = loaded;
  return (
    <SectionBoundary>
      <FilterPanel
        path={narrowing.path}
        query={narrowing.query}
        own={list.landing === null ? undefined : loaded.path}
        filters={filters}
        categoryId={list.breadcrumb.at(-1)?.id ?? 0}
        brandId={kind === 'brand' ? (list.brand?.id ?? null) : null}
      >
        <CategoryTree loaded={loaded} />
      </FilterPanel>
    </SectionBoundary>
  );
}

/** The products, or why there are none, below the applied filters. */
function Results({ loaded }: { loaded: LoadedList }) {
  const { kind, list, path, page, query, narrowing, filters } = loaded;
  // What an event is narrowed to is its own.
  const isOwn = list.landing !== null;
  const chosen =
    kind === 'offers' ? null : <ChosenFilters {...narrowing} filters={filters} isOwn={isOwn} />;
  if (list.items.length === 0) {
    return (
      <div>
        {chosen}
        <EmptyList loaded={loaded} />
      </div>
    );
  }
  const cards = list.items.map(cardFacts);
  return (
    <div>
      <ListJsonLd cards={cards} before={(page - 1) * pageSize} />
      <div className="list-tools">
        <div className="listing-tools">
          {filters.length === 0 ? null : (
            <FilterButton
              chosen={isOwn ? 0 : chosenChips(narrowing.path, narrowing.query, filters).length}
            />
          )}
          <SortForm path={path} query={query} />
        </div>
        {chosen}
        <BudgetForm loaded={loaded} />
      </div>
      <h2 className="sr-only">{listingTexts.products}</h2>
      <div className="grid-cards">
        <ProductCards cards={cards} eager={seenFirst} notes={couponNotes(list.items)} />
      </div>
      <Pagination path={path} query={query} page={page} pageCount={list.pageCount} />
      <RelatedSearches loaded={loaded} />
    </div>
  );
}

/** Breadcrumb: a category has its own ancestors, other lists are below the shop. */
function stepsTo({ kind, list, path }: LoadedList, title: string): BreadcrumbStep[] {
  if (kind === 'category') {
    const steps = list.breadcrumb.map((step) => ({
      title: step.title,
      path: paths.category(step.id, step.slug),
    }));
    return list.landing === null ? steps : [...steps, { title: list.landing.title, path }];
  }
  const shop = { title: listingTexts.wholeShop, path: '/shop' };
  if (kind === 'offers' && path !== paths.offers('')) {
    return [shop, { title: listingTexts.offers, path: paths.offers('') }, { title, path }];
  }
  return kind === 'shop' ? [{ title, path }] : [shop, { title, path }];
}
