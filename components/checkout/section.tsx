import type { ReactNode } from 'react';
import { placeOf } from '#components/checkout/place.ts';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import type { Group } from '#lib/checkout/groups.ts';

interface SectionProps {
  group: Group;
  title: string;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  /** What is wrong with the part; announced. */
  error?: string | undefined;
  children: ReactNode;
}

/** A part of the checkout, named by its heading. */
export function Section({ group, title, aside, error, children }: SectionProps) {
  const id = placeOf(group);
  return (
    <section id={id} className="co-section" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="co-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </div>
      {children}
      <PartError id={`${id}-error`} sentence={error} />
    </section>
  );
}

/** Error of a part of the page. */
export function PartError({ id, sentence }: { id: string; sentence: string | undefined }) {
  return (
    <p id={id} role="alert" className="hint hint-err empty:hidden">
      {sentence === undefined ? null : (
        <>
          <Icon name="circle-alert" className="i-s flex-none" />
          <span>
            <MixedText>{sentence}</MixedText>
          </span>
        </>
      )}
    </p>
  );
}

/** Stands for a part that waits for an earlier one. */
export function Waiting({ icon, children }: { icon: InterfaceIconName; children: string }) {
  return (
    <p className="co-wait">
      <Icon name={icon} className="flex-none" />
      {children}
    </p>
  );
}
