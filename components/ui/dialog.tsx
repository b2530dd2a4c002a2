'use client';

import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { settlePanelHistory } from '#components/ui/panel-history.ts';
import { uiTexts } from '#components/ui/texts.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** `dlg-large` for what wants room; without it a bottom sheet on phones, a small box above. */
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is there: named by its title, closed by its button, by Escape,
 * by Back and by a press beside it. The browser keeps the focus inside and gives it back afterwards.
 */
export function Dialog({ title, onClose, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (dialog.current?.open) return;
    // A scrollbar's room is kept while the page behind does not scroll.
    const page = document.documentElement;
    page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth);
    dialog.current?.showModal();
    settlePanelHistory();
  }, []);
  // However it goes: closed, or taken away while it is open.
  useEffect(() => settlePanelHistory, []);

  useEffect(() => {
    const element = dialog.current;
    // A click that began inside, as text is marked, and ended beside it is one of the dialog, too.
    let beganBeside = false;
    const begin = ({ target }: PointerEvent) => {
      beganBeside = target === element;
    };
    const press = ({ target }: MouseEvent) => {
      if (beganBeside && target === element) element?.close();
    };
    element?.addEventListener('pointerdown', begin);
    element?.addEventListener('click', press);
    return () => {
      element?.removeEventListener('pointerdown', begin);
      element?.removeEventListener('click', press);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={`dlg ${className}`}
      aria-labelledby={`${id}-name`}
      onClose={onClose}
    >
      <div className="dlg-in">
        <div className="dlg-head">
          <h2 id={`${id}-name`}>{title}</h2>
          <button
            type="button"
            className="icon-btn"
            aria-label={uiTexts.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
