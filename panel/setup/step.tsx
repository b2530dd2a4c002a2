import type { ReactNode } from 'react';
import { setupTexts as words } from '#panel/setup/texts.ts';
import { Button } from '#panel/ui/button.tsx';

export interface StepProps {
  /** Whether the shop has what the step is for. */
  isDone: boolean;
  /** Goes on; what the step is for is saved. */
  onNext: () => void;
  /** Goes on without it. */
  onLater: () => void;
  /** Null: it is the first step. */
  onBack: (() => void) | null;
}

interface Props extends Pick<StepProps, 'onLater' | 'onBack'> {
  /** Of the one amber button. */
  label?: string;
  isBusy?: boolean;
  onGo: () => void;
  /** What is amber instead, such as a link to the screen that does the step. */
  go?: ReactNode;
  children?: ReactNode;
}

/** A step of the set-up with the ways out of it. */
export function Step({
  label = words.go,
  isBusy = false,
  onGo,
  go,
  onLater,
  onBack,
  children,
}: Props) {
  return (
    <form
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        // Dialogs opened in a step have forms of their own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onGo();
      }}
    >
      {children}
      <div className="wizard-foot">
        {go ?? (
          <Button look="primary" size="l" type="submit" isBusy={isBusy}>
            {label}
          </Button>
        )}
        <Button look="quiet" size="l" onClick={onLater}>
          {words.later}
        </Button>
        {onBack ? (
          <Button look="quiet" size="l" className="wizard-back" onClick={onBack}>
            {words.back}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
