import { Breadcrumbs } from '#components/frame/breadcrumbs.tsx';
import { PriceFilter } from '#components/price-list/price-filter.tsx';
import { PrintedOn } from '#components/price-list/printed-on.tsx';
import { PriceGroups, type PriceSection } from '#components/price-list/price-groups.tsx';
import { priceHeading } from '#components/price-list/heading.ts';
import { priceTexts } from '#components/price-list/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { brandKey, brandPricesPath } from '#lib/contract/price-paths.ts';
import { paths } from '#lib/contract/paths.ts';
import type { GetPricePageAnswer, PriceGroup } from '#lib/contract/price-list.ts';
import { formatMoment } from '#lib/text/date.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { type LoadedPrices, pricesPath } from '#lib/price-list/load.ts';
import { priceFacts } from '#lib/product/price-facts.ts';
import { publicConfig } from '#lib/public-config.ts';

/** Price list of the shop or a category: searchable, printable, and downloadable as Excel file. */
export function PriceListView(loaded: LoadedPrices) {
  const { categoryId, prices } = loaded;
  return (
    <div className="wrap pb-16">
      <Breadcrumbs steps={stepsTo(loaded)} />
      <header className="flex items-baseline justify-between gap-3 pt-2">
        <h1 className="text-22 font-title lg:text-28">
          <MixedText>{priceHeading(loaded)}</MixedText>
        </h1>
        <p className="shrink-0 text-13 text-ink-3">{priceTexts.total(prices.total)}</p>
      </header>
      <p className="pt-2 text-13 text-ink-2">{leadOf(prices)}</p>
      <PrintedOn />
      <PriceFilter file={`${publicConfig.apiBase}/Product/Get-Price-List${fileQuery(loaded)}`}>
        <Categories items={prices.brand === null ? prices.children : []} />
        <div className="prices-narrow">
          <BrandForm {...loaded} />
          <label className="check">
            <input type="checkbox" className="prices-only" />
            {priceTexts.onlyAvailable}
          </label>
        </div>
        <PriceGroups sections={prices.groups.map((group) => sectionOf(group, categoryId))} />
      </PriceFilter>
      <Brands {...loaded} />
      <Pages categoryId={categoryId} prices={prices} />
    </div>
  );
}

function fileQuery({ categoryId, prices: { brand } }: LoadedPrices): string {
  if (categoryId === 0) return '';
  return `?categoryId=${categoryId}${brand === null ? '' : `&brandId=${brand.id}`}`;
}

function leadOf({ groups, total, pageCount, changedAt }: GetPricePageAnswer): string {
  const shown = groups.reduce((count, { items }) => count + items.length, 0);
  const isSelection = pageCount === 1 && shown < total;
  return [
    priceTexts.lead,
    ...(isSelection ? [priceTexts.selection] : []),
    ...(changedAt === null ? [] : [priceTexts.changed(formatMoment(changedAt))]),
  ].join(' ');
}

function sectionOf({ category, items }: PriceGroup, categoryId: number): PriceSection {
  const { id, title, slug, productCount } = category;
  const isPart = categoryId === 0;
  return {
    id,
    title,
    more: isPart
      ? {
          href: paths.priceList(id, slug),
          text: priceTexts.whole(productCount),
          label: priceTexts.more(title, productCount),
        }
      : null,
    rows: items.map(priceFacts),
  };
}

function Categories({ items }: { items: GetPricePageAnswer['children'] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={priceTexts.categories}>
      <ul className="flex flex-wrap gap-2 py-3">
        {items.map(({ id, title, slug, productCount }) => (
          <li key={id}>
            <a className="chip" href={paths.priceList(id, slug)}>
              <MixedText>{title}</MixedText>{' '}
              <small className="text-ink-3">{formatNumber(productCount)}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A plain form: the front server leads from its query to the brand's own address. */
function BrandForm({ categoryId, prices: { brand, brands, slug } }: LoadedPrices) {
  if (brands.length === 0 && brand === null) return null;
  // One with few products is in no list of brands.
  const known = brand === null || brands.some(({ id }) => id === brand.id);
  return (
    <form action={paths.priceList(categoryId, slug)}>
      <label className="input">
        <span className="sr-only">{priceTexts.brand}</span>
        <select name={brandKey} defaultValue={brand?.id ?? ''} autoComplete="off">
          <option value="">{priceTexts.allBrands}</option>
          {[...(known ? [] : [brand]), ...brands].map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none flex-none text-ink-3" />
      </label>
      <button type="submit" className="btn btn-outline">
        {priceTexts.narrow}
      </button>
    </form>
  );
}

/** For crawlers too: the price lists of brands in this category; on one of them, the others and the whole. */
function Brands({ categoryId, prices: { brand, brands, slug } }: LoadedPrices) {
  const others = brands.filter(({ id }) => id !== brand?.id);
  if (others.length === 0 && brand === null) return null;
  return (
    <nav aria-label={priceTexts.brands}>
      <ul className="flex flex-wrap gap-2 py-3">
        {brand === null ? null : (
          <li>
            <a className="chip" href={paths.priceList(categoryId, slug)}>
              {priceTexts.allBrands}
            </a>
          </li>
        )}
        {others.map((other) => (
          <li key={other.id}>
            <a className="chip" href={brandPricesPath({ id: categoryId, slug }, other)}>
              <MixedText>{other.title}</MixedText>{' '}
              <small className="text-ink-3">{formatNumber(other.productCount)}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ categoryId, prices }: LoadedPrices) {
  const { page, pageCount } = prices;
  if (pageCount < 2) return null;
  const href = (to: number) => pricesPath(categoryId, prices, to);
  return (
    <nav className="pages" aria-label={priceTexts.pages}>
      {page === 1 ? null : (
        <a className="px-3 font-label" href={href(page - 1)} rel="prev">
          <Icon name="chevron-right" className="i-s" />
          {priceTexts.previous}
        </a>
      )}
      <span className="whitespace-nowrap px-3">{priceTexts.place(page, pageCount)}</span>
      {page === pageCount ? null : (
        <a className="px-3 font-label" href={href(page + 1)} rel="next">
          {priceTexts.next}
          <Icon name="chevron-left" className="i-s" />
        </a>
      )}
    </nav>
  );
}

function stepsTo({ categoryId, prices }: LoadedPrices) {
  const { brand, breadcrumb } = prices;
  const whole = { title: priceTexts.all, path: paths.priceList(0, '') };
  return [
    whole,
    ...breadcrumb.map(({ id, title, slug }) => ({ title, path: paths.priceList(id, slug) })),
    ...(brand === null ? [] : [{ title: brand.title, path: pricesPath(categoryId, prices) }]),
  ];
}
