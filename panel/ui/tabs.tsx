import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import type { Filters } from '#panel/ui/filters.ts';
import { intoView } from '#panel/ui/into-view.ts';

export interface Tab {
  label: string;
  /** Filters of the address it stands for. */
  filters: Filters;
  count?: number;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** Whether a tab is the one shown. */
  isShown: (tab: Tab) => boolean;
  /** After the last one, such as «ذخیرهٔ نما». */
  children?: ReactNode;
}

/** Views of one list, each a link. */
export function Tabs({ label, tabs, isShown, children }: Props) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          to="."
          ref={isShown(tab) ? intoView : undefined}
          search={tab.filters}
          data-on={isShown(tab) ? '' : undefined}
          aria-current={isShown(tab) ? 'page' : undefined}
        >
          {tab.label}
          {tab.count === undefined ? null : <span>{formatNumber(tab.count)}</span>}
        </Link>
      ))}
      {children}
    </nav>
  );
}
