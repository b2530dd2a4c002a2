import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';

interface FieldErrorProps {
  /** What the field names in `aria-describedby`. */
  id: string;
  error: string | undefined;
  /** Stands there while nothing is wrong. */
  children?: ReactNode;
}

/** The line below a field: what is wrong with it, else a hint. */
export function FieldError({ id, error, children }: FieldErrorProps) {
  if (error === undefined)
    return children ? (
      <p id={id} className="hint">
        {children}
      </p>
    ) : null;
  return (
    <p id={id} className="hint hint-err" role="alert">
      <Icon name="circle-alert" className="i-s flex-none" />
      {error}
    </p>
  );
}
