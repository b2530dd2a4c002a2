import { createElement } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { loadPressed, preparePart } from '#lib/parts.ts';

interface ToasterState {
  /** Whether a toast is expected: only then is the toaster's code loaded. */
  readonly wanted: boolean;
  /** Whether the toaster is mounted: toasts shown before that are lost. */
  readonly there: boolean;
}

export const toasterStore = createStore<ToasterState>(() => ({ wanted: false, there: false }));

/** Resolves when the toaster is mounted. */
function toasterThere(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!toasterStore.getState().there) return;
      leave();
      resolve();
    };
    const leave = toasterStore.subscribe(check);
    check();
  });
}

const load = () => import('sonner');

/** Loads the toaster in advance, so that toasts can appear when the network is down. */
export function prepareToasts(): void {
  toasterStore.setState({ wanted: true });
  preparePart(load);
}

/** Link to continue. */
export interface ToastAction {
  readonly label: string;
  readonly href: string;
  /** What a press does instead. */
  readonly press?: () => void;
}

export interface ToastMore {
  /** Rendering of the title, where plain text is not enough. */
  readonly titleNode?: ReactNode;
  /** Text below the title. */
  readonly text?: string;
  /** Rendering of that text. */
  readonly textNode?: ReactNode;
  readonly action?: ToastAction;
  /** Whether a bar shows the remaining time. */
  readonly progress?: boolean;
  /** Whether a press anywhere on it closes it. */
  readonly clickToClose?: boolean;
}

/**
 * Shows a toast for 3000 ms, a repeated error only once; errors stay until they are closed. The
 * first call loads the toaster.
 */
export async function showToast(
  kind: 'success' | 'error' | 'info' | 'warning',
  title: string,
  more: ToastMore = {},
): Promise<void> {
  prepareToasts();
  const loaded = await loadPressed(load);
  if (loaded === null) return;
  await toasterThere();
  const settings = settingsOf(more, kind === 'error' ? title : undefined);
  loaded.toast[kind](more.titleNode ?? title, settings);
}

/** @param staying title of a toast that does not close by itself */
function settingsOf(more: ToastMore, staying: string | undefined) {
  const { text, textNode = text, action, progress = true, clickToClose = true } = more;
  const stays = staying !== undefined;
  const classes = [progress && !stays && 'toast-timed', clickToClose && 'toast-close-by-press'];
  return {
    className: classes.filter(Boolean).join(' '),
    ...(stays && { duration: Number.POSITIVE_INFINITY, id: staying + (text ?? '') }),
    ...(text === undefined ? {} : { description: textNode }),
    ...(action && {
      action: createElement(
        'a',
        { className: 'toast-act', href: action.href, onClick: pressOf(action) },
        action.label,
      ),
    }),
  };
}

const pressOf = ({ press }: ToastAction) =>
  press &&
  ((event: MouseEvent) => {
    event.preventDefault();
    press();
  });
