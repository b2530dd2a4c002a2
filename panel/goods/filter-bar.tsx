import { useQuery } from '@tanstack/react-query';
import { ChevronDown, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { brandsQuery, categoriesQuery } from '#panel/goods/calls.ts';
import { categoryOptions } from '#panel/goods/category-options.ts';
import { availabilityWords, goodsTexts, sortWords, stateNames } from '#panel/goods/texts.ts';
import { availabilities, leftOutOf, sorts, states, wantedOf } from '#panel/goods/wanted.ts';
import { useMay } from '#panel/session/use-me.ts';
import { texts } from '#panel/texts.ts';
import type { Option } from '#panel/ui/choices.tsx';
import type { Filters } from '#panel/ui/filters.ts';
import { Popover } from '#panel/ui/popover.tsx';
import { FilterChip, SearchField, ToggleChip, Toolbar } from '#panel/ui/toolbar.tsx';

const PriceForm = lazy(() => import('#panel/goods/price-form.tsx'));

const saleOptions = availabilities.map((value) => ({ value, label: availabilityWords[value] }));
const stateOptions = states.map((value) => ({ value, label: stateNames[value].word }));
const sortOptions = sorts.map((value) => ({ value, label: sortWords[value] }));

interface Props {
  filters: Filters;
  onChange: (change: Filters) => void;
  /** `products`: what a list of products has besides. */
  kind?: 'products';
  /** Without search and sort, as where a filter is applied to all it finds. */
  isShort?: boolean;
  children?: ReactNode;
}

/** The categories and brands that a person may read. */
export function useNames() {
  const enabled = useMay('catalogue');
  const categories = useQuery({ ...categoriesQuery, enabled });
  const brands = useQuery({ ...brandsQuery, enabled });
  return {
    categories: categoryOptions(categories.data?.items ?? []),
    brands: (brands.data?.items ?? []).map(({ id, title }) => ({
      value: String(id),
      label: title,
    })),
  };
}

const written = (price: number | undefined): string =>
  price === undefined ? '' : formatNumber(price);

function PriceChip({ filters, onChange }: Pick<Props, 'filters' | 'onChange'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { priceFrom, priceTo } = wantedOf(filters).filter;
  const isSet = priceFrom !== undefined || priceTo !== undefined;
  const { price: label, priceSpan } = goodsTexts;
  return (
    <>
      <Popover
        label={label}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <button type="button" className="chip" data-on={isSet ? '' : undefined}>
            {isSet ? `${label}: ${priceSpan(written(priceFrom), written(priceTo))}` : label}
            <ChevronDown aria-hidden="true" />
          </button>
        }
      >
        <Suspense>
          <PriceForm
            filters={filters}
            onChange={(change) => {
              onChange(change);
              setIsOpen(false);
            }}
          />
        </Suspense>
      </Popover>
      {isSet ? (
        <button
          type="button"
          className="chip"
          aria-label={texts.removeFilter(label)}
          onClick={() => onChange({ from: '', to: '' })}
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </>
  );
}

/** What chips without a list of their own filter by. */
const toggles = [
  { name: 'low', label: goodsTexts.low },
  { name: 'timed', label: goodsTexts.timed },
  { name: 'bare', label: goodsTexts.bare },
] as const;

interface NamedProps extends Pick<Props, 'filters' | 'onChange'> {
  name: string;
  label: string;
  options: readonly Option[];
}

/** A filter by one of several names. One that the person may not read is shown without its name, never hidden. */
function NamedChip({ name, label, options, filters, onChange }: NamedProps) {
  const value = filters[name] ?? '';
  if (value !== '' && !options.some((each) => each.value === value)) {
    return <ToggleChip label={label} isOn onChange={() => onChange({ [name]: '' })} />;
  }
  if (options.length === 0) return null;
  return (
    <FilterChip
      label={label}
      options={options}
      value={value}
      onChange={(chosen) => onChange({ [name]: chosen })}
    />
  );
}

/** What a link asks for that has no chip of its own: chosen products, and a search where there is no field for it. */
function GivenChips({
  filters,
  onChange,
  isShort,
}: Pick<Props, 'filters' | 'onChange' | 'isShort'>) {
  const { websiteCodes, query } = wantedOf(filters).filter;
  const count = websiteCodes?.length ?? 0;
  const leftOut = leftOutOf(filters);
  return (
    <>
      {websiteCodes ? (
        <ToggleChip
          label={
            leftOut > 0
              ? goodsTexts.someChosenGoods(formatNumber(count), formatNumber(count + leftOut))
              : goodsTexts.chosenGoods(formatNumber(count))
          }
          isOn
          onChange={() => onChange({ codes: '' })}
        />
      ) : null}
      {isShort && query ? (
        <ToggleChip label={goodsTexts.searched(query)} isOn onChange={() => onChange({ q: '' })} />
      ) : null}
    </>
  );
}

/** The filters of goods: of lists, the price grid and bulk changes alike. */
export function FilterBar({ filters, onChange, kind, isShort = false, children }: Props) {
  const { categories, brands } = useNames();
  const given = { filters, onChange };
  const { category, brand, sale, state, sort } = goodsTexts;
  return (
    <Toolbar>
      {isShort ? null : (
        <SearchField
          label={goodsTexts.search}
          value={filters['q'] ?? ''}
          onChange={(q) => onChange({ q })}
        />
      )}
      <span className="chips">
        <GivenChips {...given} isShort={isShort} />
        <NamedChip {...given} name="category" label={category} options={categories} />
        <NamedChip {...given} name="brand" label={brand} options={brands} />
        <NamedChip {...given} name="sale" label={sale} options={saleOptions} />
        {kind === 'products' || isShort || filters['state'] ? (
          <NamedChip {...given} name="state" label={state} options={stateOptions} />
        ) : null}
        <PriceChip {...given} />
        {toggles.map(({ name, label }) => (
          <ToggleChip
            key={name}
            label={label}
            isOn={filters[name] === '1'}
            onChange={(isOn) => onChange({ [name]: isOn ? '1' : '' })}
          />
        ))}
        {isShort ? null : <NamedChip {...given} name="sort" label={sort} options={sortOptions} />}
      </span>
      {children}
    </Toolbar>
  );
}
