import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '#panel/texts.ts';

interface Props {
  title: string;
  /** Shown beside the title, such as a state. */
  mark?: ReactNode;
  /** Path of the list that this screen belongs to. */
  back?: string;
  /** Buttons of the header; on phones at most two. */
  actions?: ReactNode;
  /** `mid`: forms and settings, centred. `full`: grids that fill the width. */
  width?: 'mid' | 'full';
  children: ReactNode;
}

// Written out: Tailwind keeps only classes that it finds in the sources.
const widths = { mid: 'pg pg-mid', full: 'pg pg-full' } as const;

/** A screen: its header with the title, and the content below. Every screen is one. */
export function Page({ title, mark, back, actions, width, children }: Props) {
  return (
    <>
      <title>{`${title} | ${texts.panel}`}</title>
      <header className={back ? 'top top-back' : 'top'}>
        {back ? (
          <Link to={back} className="ib" aria-label={texts.back} title={texts.back}>
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
