import { useState } from 'react';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { PageFilter } from '#lib/listing/page-filters.ts';
import { formatMeasure, formatNumber } from '#lib/text/toman.ts';
import { brandKey, priceKey, queryKey, rangeEnds } from '#lib/listing/choices.ts';
import { filterTexts } from '#lib/listing/filter-texts.ts';
import { notifyUnreachable } from '#lib/parts.ts';

interface FilterGroupProps {
  filter: PageFilter;
  chosen: readonly string[];
  open: boolean;
  /** Loads the options the page left out. */
  showAll: () => Promise<void>;
}

/** Options visible at first; the others unfold. */
const shownFirst = 8;

/** One filter: its title folds it, except for a switch, which is its own title. */
export function FilterGroup({ filter, chosen, open, showAll }: FilterGroupProps) {
  if (filter.kind === 'switch') return <Switch filter={filter} on={chosen.length > 0} />;
  return (
    <details className="acc filter" open={open || chosen.length > 0}>
      <summary>{filter.title}</summary>
      {filter.kind === 'range' ? (
        <RangeFields filter={filter} value={chosen[0]} />
      ) : (
        <Choices filter={filter} chosen={chosen} showAll={showAll} />
      )}
    </details>
  );
}

function Switch({ filter: { key, title, options }, on }: { filter: PageFilter; on: boolean }) {
  return (
    <label className="check filter filter-switch">
      <span>{title}</span>
      <small>{formatNumber(options[0]?.count ?? 0)}</small>
      <input type="checkbox" name={queryKey(key)} value="1" defaultChecked={on} />
    </label>
  );
}

/** Selected options are always visible. */
function Choices({ filter, chosen, showAll }: Omit<FilterGroupProps, 'open'>) {
  const { key, options, all } = filter;
  const isFirst = ({ value }: (typeof options)[number], at: number) =>
    at < shownFirst || chosen.includes(value);
  const rest = options.filter((option, at) => !isFirst(option, at));
  const list = (some: typeof options) => (
    <ul>
      {some.map((option) => (
        <Option key={option.value} name={queryKey(key)} option={option} chosen={chosen} />
      ))}
    </ul>
  );
  return (
    <>
      {key === brandKey && rest.length > 0 ? (
        <input
          type="search"
          className="filter-find needs-script"
          aria-label={filterTexts.findBrand}
          placeholder={filterTexts.findBrand}
          autoComplete="off"
        />
      ) : null}
      {list(options.filter(isFirst))}
      {rest.length > 0 ? (
        <details className="filter-more">
          <summary className="link">
            {filterTexts.moreOptions((all ?? options.length) - (options.length - rest.length))}
          </summary>
          {list(rest)}
          {all === undefined ? null : <AllOptions count={all} showAll={showAll} />}
        </details>
      ) : null}
    </>
  );
}

/** Can be pressed again if the request failed. */
function AllOptions({ count, showAll }: { count: number; showAll: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const show = () => {
    setBusy(true);
    void showAll()
      .catch(notifyUnreachable)
      .finally(() => setBusy(false));
  };
  return (
    <button type="button" className="link needs-script" aria-disabled={busy} onClick={show}>
      {filterTexts.allOptions(count)}
    </button>
  );
}

interface OptionProps {
  name: string;
  option: PageFilter['options'][number];
  chosen: readonly string[];
}

function Option({ name, option, chosen }: OptionProps) {
  const { value, label, count, colour, latin } = option;
  return (
    <li>
      <label className="check">
        <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
        {colour === undefined ? null : <i className="filter-dot" style={{ '--c': colour }} />}
        <span>
          <MixedText>{label}</MixedText>
          {latin === undefined ? null : <bdi>{` ${latin}`}</bdi>}
        </span>
        <small>{formatNumber(count)}</small>
      </label>
    </li>
  );
}

/** Minimum and maximum as text fields, which the plain form folds into one key (contract §1). */
function RangeFields({ filter, value }: { filter: PageFilter; value: string | undefined }) {
  const { key, title, min = 0, max = 0, unit, bars } = filter;
  const { from, to } = rangeEnds(value);
  const [fromName, toName] =
    key === priceKey
      ? ['price-from', 'price-to']
      : [`${queryKey(key)}.from`, `${queryKey(key)}.to`];
  const field = (name: string, word: string, label: string, given: string, bound: number) => (
    <label className="filter-end">
      <span aria-hidden>{word}</span>
      <input
        name={name}
        aria-label={label}
        dir="ltr"
        inputMode={key === priceKey ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={15}
        defaultValue={given === '' ? '' : shown(given)}
        placeholder={formatMeasure(bound)}
      />
      <small aria-hidden>{key === priceKey ? filterTexts.toman : unit}</small>
    </label>
  );
  return (
    <div className="filter-range" data-min={min} data-max={max} data-bars={bars}>
      {/* For pointers only; the fields below are the accessible version. */}
      <div className="slider" aria-hidden>
        <input type="range" tabIndex={-1} />
        <input type="range" tabIndex={-1} />
      </div>
      {field(fromName, filterTexts.from, filterTexts.rangeFrom(title), from, min)}
      {field(toName, filterTexts.to, filterTexts.rangeTo(title), to, max)}
    </div>
  );
}

/** Formatted like the slider's output. */
const shown = (digits: string): string => formatMeasure(Number(digits));
