import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The word of the amber button that submits; «انصراف» stands beside it. */
  action?: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Further buttons; without `action` all of them, the amber one first. */
  actions?: ReactNode;
  /** `large` for two columns. */
  size?: 'large';
  /** From the inline end, full height. */
  isDrawer?: boolean;
  /** Wraps body and actions, so that Enter submits. */
  onSubmit?: (() => unknown) | undefined;
  /** Must be answered: a press outside does not close it. */
  isFirm?: boolean;
}

type InsideProps = Omit<Props, 'isOpen' | 'title' | 'size' | 'isDrawer' | 'isFirm'>;

function Inside({
  children,
  action,
  isBusy = false,
  isDisabled = false,
  actions,
  onSubmit,
  onClose,
}: InsideProps) {
  const parts = (
    <>
      <div className="dlg-body">{children}</div>
      {action || actions ? (
        <div className="dlg-foot">
          {action ? (
            <>
              <Button look="primary" type="submit" isBusy={isBusy} disabled={isDisabled}>
                {action}
              </Button>
              <Button onClick={onClose}>{texts.cancel}</Button>
            </>
          ) : null}
          {actions}
        </div>
      ) : null}
    </>
  );
  if (!onSubmit) return parts;
  return (
    <form
      className="contents"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog inside a form of the screen must not submit that one, too.
        event.stopPropagation();
        // Enter in a field submits, too, while the button is at work.
        if (!isBusy) onSubmit();
      }}
    >
      {parts}
    </form>
  );
}

const fields =
  ':is(input, textarea, select, [role=combobox], [role=radio], [role=checkbox], [role=switch])' +
  ':not([type=hidden], [tabindex="-1"], [aria-hidden=true], :disabled)';

/** Where a fingertip works, the keyboard would rise over what the dialog says. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/**
 * A dialog, on phones a sheet from below; with `isDrawer` a drawer. Escape and the cross close it. The focus begins in
 * its first field.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  size,
  isDrawer = false,
  isFirm = false,
  ...inside
}: Props) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={isOpen}
      disablePointerDismissal={isFirm}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup
          ref={popup}
          className={isDrawer ? 'drw' : size === 'large' ? 'dlg dlg-large' : 'dlg'}
          initialFocus={() =>
            isTouched()
              ? popup.current
              : (popup.current?.querySelector<HTMLElement>(fields) ?? true)
          }
        >
          <div className={isDrawer ? 'drw-head' : 'dlg-head'}>
            <Base.Title className="flex-1">{title}</Base.Title>
            <Base.Close className="ib ib-s" aria-label={texts.close}>
              <X className="i" aria-hidden="true" />
            </Base.Close>
          </div>
          <Inside {...inside} onClose={onClose} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
