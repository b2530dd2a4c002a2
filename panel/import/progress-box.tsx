import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** «۳ از ۱۰ کالا» */
  text: string;
  done: number;
  /** 0 while it is not known. */
  total: number;
  hint: string;
  /** A way to stop it. */
  children?: ReactNode;
}

/** How far the service is. */
export function ProgressBox({ title, text, done, total, hint, children }: Props) {
  return (
    <section className="box grid gap-3" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2>{title}</h2>
        <output className="medium muted">{text}</output>
      </div>
      <progress
        className="progress"
        aria-label={title}
        max={Math.max(total, 1)}
        value={total === 0 ? undefined : done}
      />
      <p className="small muted">{hint}</p>
      {children}
    </section>
  );
}
