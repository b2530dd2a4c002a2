import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  /** Beside the title: how many there are. */
  note?: ReactNode;
  /** Buttons at the end of its head. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the form, which its strip of links leads to. */
export function Section({ id, title, note, actions, children }: Props) {
  return (
    <section id={id} className="section scroll-mt-10" aria-labelledby={`${id}-title`}>
      <div className="section-head">
        <h2 id={`${id}-title`} className="flex flex-wrap items-baseline gap-2">
          {title}
          {note ? <span className="medium faint font-normal">{note}</span> : null}
        </h2>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {children}
    </section>
  );
}
