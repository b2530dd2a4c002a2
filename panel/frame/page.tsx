import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { useNotices } from '#panel/live/state.ts';
import { texts } from '#panel/texts.ts';
import type { Filters } from '#panel/ui/filters.ts';

interface Props {
  title: string;
  /** Shown beside the title, such as a state. */
  mark?: ReactNode;
  /** Path of the list that this screen belongs to. */
  back?: string;
  /** Filters of that list. */
  backTo?: Filters;
  /** Buttons of the header; on phones at most two. */
  actions?: ReactNode;
  /** `mid`: forms and settings, centred. `full`: grids that fill the width. `flush`: fills the window, and scrolls inside. */
  width?: 'mid' | 'full' | 'flush';
  children: ReactNode;
}

// Written out: Tailwind keeps only classes that it finds in the sources.
const widths = { mid: 'pg pg-mid', full: 'pg pg-full', flush: 'pg-flush' } as const;

/** A screen: its header with the title, and the content below. Every screen is one. */
export function Page({ title, mark, back, backTo, actions, width, children }: Props) {
  const unseen = useNotices((state) => state.unseen);
  const count = unseen === 0 ? '' : `(${formatNumber(unseen)}) `;
  return (
    <>
      <title>{`${count}${title} | ${texts.panel}`}</title>
      <header className={back ? 'top top-back' : 'top'}>
        {back ? (
          <Link
            to={back}
            search={backTo ?? {}}
            className="ib"
            aria-label={texts.back}
            title={texts.back}
          >
            <ChevronRight className="i" aria-hidden="true" />
          </Link>
        ) : null}
        <h1>{title}</h1>
        {mark}
        {actions ? <div className="top-acts">{actions}</div> : null}
      </header>
      <div className={width ? widths[width] : 'pg'}>{children}</div>
    </>
  );
}
