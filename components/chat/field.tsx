import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isDesktop } from '#components/ui/desktop.ts';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';

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
          <MixedText>{error}</MixedText>
        </p>
      )}
    </div>
  );
}

/** Draws the errors of a form, and focuses its first wrong field. */
export function showWrong(form: HTMLElement | null, draw: () => void): void {
  // Else React may draw them after the focus was set.
  flushSync(draw);
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/**
 * After something that had the focus is gone: the field on a desk, the log on a phone, else the heading of
 * what is there, or the box.
 */
export function focusTalk(): void {
  const places = [isDesktop() ? '.chat-write textarea' : '.chat-log', '.chat-form h3', ''];
  setTimeout(() => {
    const [first] = places.flatMap((place) => {
      const found = document.querySelector<HTMLElement>(`dialog.chat[open] ${place}`);
      return found === null ? [] : [found];
    });
    first?.focus();
  });
}

/** When this part had the focus and another one takes its place, the focus stays in the box. */
export function useFocusKept(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      if (current?.contains(document.activeElement) === true) focusTalk();
    };
  }, [part]);
}

/** The heading of a part that the visitor chose: it has the focus first. */
export function ChosenHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}

/** The text of a field of a form that is sent. */
export const fieldText = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};
