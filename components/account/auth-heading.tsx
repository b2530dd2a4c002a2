import type { ReactNode } from 'react';

interface AuthHeadingProps {
  title: string;
  /** Content that needs JavaScript. */
  children: ReactNode;
}

export function AuthHeading({ title, children }: AuthHeadingProps) {
  return (
    <div>
      <h1 className="text-28 font-title">{title}</h1>
      <p className="needs-script mt-2 text-ink-2">{children}</p>
    </div>
  );
}
