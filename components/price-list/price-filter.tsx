'use client';

import { createContext, type ReactNode, useContext, useDeferredValue, useState } from 'react';
import { priceTexts } from '#components/price-list/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

const Text = createContext('');

/** The text the rows are filtered by; '' for none. */
export const usePriceFilter = (): string => useContext(Text);

interface PriceFilterProps {
  /** Address of the Excel file. */
  file: string;
  children: ReactNode;
}

/**
 * Filters the page by the typed text. Submitting the form searches the whole shop, which also works
 * without JavaScript and finds products of other pages.
 */
export function PriceFilter({ file, children }: PriceFilterProps) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  return (
    <>
      <div className="prices-tools">
        <search>
          <form action="/shop">
            <div className="input">
              <Icon name="search" />
              <input
                type="search"
                name="filter-name"
                data-suggest="none"
                aria-label={priceTexts.search}
                placeholder={priceTexts.placeholder}
                maxLength={100}
                required
                autoComplete="off"
                onChange={(event) => setTyped(event.target.value)}
              />
              <button type="submit" className="btn btn-text btn-sm">
                {priceTexts.searchAll}
              </button>
            </div>
          </form>
        </search>
        <a className="btn btn-outline" href={file} download>
          {priceTexts.excel}
        </a>
        <PrintButton />
      </div>
      <Text value={text}>{children}</Text>
    </>
  );
}

/** Hidden without JavaScript: browsers can print by their own menu. */
function PrintButton() {
  return (
    <button type="button" className="btn btn-outline prices-print" onClick={() => print()}>
      <Icon name="printer" className="i-s" />
      {priceTexts.print}
    </button>
  );
}
