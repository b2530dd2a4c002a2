import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** How many are chosen or changed, or how many faults there are. */
  text: ReactNode;
  /** Buttons; the amber one last, at the end. */
  children: ReactNode;
}

/** Floats above the bottom while rows are chosen or work is not saved. */
export function Bar({ label, text, children }: Props) {
  return (
    <section className="bar" aria-label={label}>
      <output className="bar-text">{text}</output>
      {children}
    </section>
  );
}
