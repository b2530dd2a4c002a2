import type { ReactNode } from 'react';
import { isDesktop } from '#components/ui/desktop.ts';
import { Icon } from '#components/ui/icon.tsx';

interface ChatFieldProps {
  id: string;
  label: ReactNode;
  error: string | undefined;
  children: (state: {
    id: string;
    'aria-invalid'?: true;
    'aria-describedby'?: string;
  }) => ReactNode;
}

/** A field of a form of the box, with its label above and its error below. */
export function ChatField({ id, label, error, children }: ChatFieldProps) {
  const below = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={error === undefined ? 'input' : 'input input-err'}>
        {children({
          id,
          ...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': below }),
        })}
      </div>
      {error === undefined ? null : (
        <p id={below} className="hint hint-err" role="alert">
          <Icon name="circle-alert" className="i-s" />
          {error}
        </p>
      )}
    </div>
  );
}

/** Focuses the first wrong field, once its error is drawn. */
export function focusWrong(form: HTMLElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** After something that had the focus is gone: the field on a desk, the log on a phone. */
export function focusTalk(): void {
  const where = isDesktop() ? '.chat-write textarea' : '.chat-log';
  setTimeout(() => document.querySelector<HTMLElement>(where)?.focus());
}

/** The text of a field of a form that is sent. */
export const fieldText = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};
