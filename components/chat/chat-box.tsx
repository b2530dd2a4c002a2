import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { ChatHead } from '#components/chat/chat-head.tsx';
import { BoxBody } from '#components/chat/talk.tsx';
import { chatTexts as texts } from '#components/chat/texts.ts';
import { isDesktop } from '#components/ui/desktop.ts';
import { settlePanelHistory } from '#components/ui/panel-history.ts';
import '#components/chat/chat.css';

/** Phones draw their keyboard over the page: the box ends above it. */
function useKeyboard(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return undefined;
    const measure = () => {
      const covered = Math.max(0, innerHeight - view.height - view.offsetTop);
      place.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [place]);
}

/** Beside the page on a desk, over it on a phone. */
function show(dialog: HTMLDialogElement): void {
  if (isDesktop()) dialog.show();
  else dialog.showModal();
  settlePanelHistory();
}

/** The box took the focus when it was shown. */
function giveBack(before: Element | null): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
}

/** Shows an open box the way the new layout wants. */
export function showAnew(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.chat[open]');
  if (dialog === null) return;
  dialog.close();
  show(dialog);
}

/**
 * The box, open while mounted. Its button, Escape and Back close it; the focus returns to where it
 * came from.
 * @param isCalm whether the focus stays where it is
 */
export default function ChatBox({ isCalm, onClose }: { isCalm: boolean; onClose: () => void }) {
  const place = useRef<HTMLDialogElement>(null);
  useKeyboard(place);

  useEffect(() => {
    const dialog = place.current;
    if (dialog === null || dialog.open) return;
    const { activeElement } = document;
    show(dialog);
    if (isCalm) giveBack(activeElement);
    // On a phone the keyboard would cover the talk at once. Before the box was read it has no field.
    else ((isDesktop() && dialog.querySelector('textarea')) || dialog).focus();
  }, [isCalm]);
  useEffect(() => settlePanelHistory, []);
  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    place.current?.close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of all that is in it
    <dialog
      ref={place}
      id="chat-box"
      className="chat"
      aria-label={texts.title}
      tabIndex={-1}
      // Not when it was closed to be shown the other way.
      onClose={() => place.current?.open !== true && onClose()}
      onKeyDown={press}
    >
      <ChatHead onClose={() => place.current?.close()} />
      <BoxBody />
    </dialog>
  );
}
