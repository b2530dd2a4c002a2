import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';

interface FieldErrorProps {
  /** Referenced by the field's `aria-describedby`. */
  id: string;
  error: string | undefined;
  /** Hint shown while the field has no error. */
  children?: ReactNode;
}

/** The line below a field: its error, or else a hint. */
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
