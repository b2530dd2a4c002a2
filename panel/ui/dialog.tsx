import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '#panel/texts.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the amber one first. */
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

function Inside({ children, actions, onSubmit }: Pick<Props, 'children' | 'actions' | 'onSubmit'>) {
  const parts = (
    <>
      <div className="dlg-body">{children}</div>
      {actions ? <div className="dlg-foot">{actions}</div> : null}
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
        onSubmit();
      }}
    >
      {parts}
    </form>
  );
}

/** A dialog, on phones a sheet from below; with `isDrawer` a drawer. Escape and the cross close it. */
export function Dialog({
  isOpen,
  onClose,
  title,
  size,
  isDrawer = false,
  isFirm = false,
  ...inside
}: Props) {
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
        <Base.Popup className={isDrawer ? 'drw' : size === 'large' ? 'dlg dlg-large' : 'dlg'}>
          <div className={isDrawer ? 'drw-head' : 'dlg-head'}>
            <Base.Title className="flex-1">{title}</Base.Title>
            <Base.Close className="ib ib-s" aria-label={texts.close}>
              <X className="i" aria-hidden="true" />
            </Base.Close>
          </div>
          <Inside {...inside} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
