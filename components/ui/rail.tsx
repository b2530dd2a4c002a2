import type { ReactNode } from 'react';
import { ScrollButtons } from '#components/ui/scroll-buttons.tsx';

interface RailProps {
  id: string;
  title: string;
  more?: { url: string; label: string } | undefined;
  children: ReactNode;
}

/** A section whose items scroll sideways, by finger, wheel, keyboard or the buttons in its head. */
export function Rail({ id, title, more, children }: RailProps) {
  return (
    <section className="sec wrap" aria-labelledby={`${id}-title`}>
      <div className="sec-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <div className="flex items-center gap-4">
          {more === undefined ? null : (
            <a className="link more" href={more.url}>
              {more.label}
            </a>
          )}
          <ScrollButtons target={id} />
        </div>
      </div>
      <div className="rail" id={id}>
        {children}
      </div>
    </section>
  );
}
