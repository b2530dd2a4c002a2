'use client';

import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { dragDown } from '#components/ui/drag-down.ts';
import { Icon } from '#components/ui/icon.tsx';
import { settlePanelHistory } from '#components/ui/panel-history.ts';
import { uiTexts } from '#components/ui/texts.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  /**
   * `dlg-large` for large content, otherwise a small box; a bottom sheet on phones and tablets.
   */
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog, open while mounted. Its title names it; its button, Escape, Back, a press on
 * the backdrop and a finger that pulls the sheet down close it. The browser keeps the focus inside and returns it afterwards.
 */
export function Dialog({ title, onClose, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (dialog.current?.open) return;
    // Keeps the scrollbar's space while the page behind does not scroll.
    const page = document.documentElement;
    page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth);
    dialog.current?.showModal();
    settlePanelHistory();
  }, []);
  useEffect(() => (dialog.current ? dragDown(dialog.current) : undefined), []);
  // Runs however it closes, also when it is unmounted while open.
  useEffect(() => settlePanelHistory, []);

  useEffect(() => {
    const element = dialog.current;
    // A click that started inside (selecting text) and ended on the backdrop does not close it.
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
