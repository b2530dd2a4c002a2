import { createElement } from 'react';
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { loadPressed, preparePart } from '#lib/parts.ts';

interface ToasterState {
  /** Whether a toast may come: only then is the toaster's code loaded. */
  readonly wanted: boolean;
  /** Whether the toaster is there: what it is told before is lost. */
  readonly there: boolean;
}

export const toasterStore = createStore<ToasterState>(() => ({ wanted: false, there: false }));

/** Resolves when there is a toaster to be told of toasts. */
function toasterThere(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!toasterStore.getState().there) return;
      leave();
      resolve();
    };
    const leave = toasterStore.subscribe(look);
    look();
  });
}

const load = () => import('sonner');

/** Loads what a toast needs, so that it also comes when the network has gone. */
export function prepareToasts(): void {
  toasterStore.setState({ wanted: true });
  preparePart(load);
}

/** The way on, a link. */
export interface ToastAction {
  readonly label: string;
  readonly href: string;
}

export interface ToastMore {
  /** How the title is drawn, where a plain text would not be read as it is meant. */
  readonly look?: ReactNode;
  /** A sentence below; the first words are its title then. */
  readonly text?: string;
  /** How that sentence is drawn. */
  readonly textLook?: ReactNode;
  readonly action?: ToastAction;
  /** Whether a line shows how long it stays. */
  readonly progress?: boolean;
  /** Whether a press anywhere on it closes it. */
  readonly clickToClose?: boolean;
}

/**
 * Shows a toast for 3000 ms (specification §9), the same error once; errors stay until they are
 * closed. The first one loads the toaster.
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
  loaded.toast[kind](more.look ?? title, settings);
}

/** @param staying the title of a toast that is not to go by itself */
function settingsOf(more: ToastMore, staying: string | undefined) {
  const { text, textLook = text, action, progress = true, clickToClose = true } = more;
  const stays = staying !== undefined;
  const classes = [progress && !stays && 'toast-timed', clickToClose && 'toast-close-by-press'];
  return {
    className: classes.filter(Boolean).join(' '),
    ...(stays && { duration: Number.POSITIVE_INFINITY, id: staying + (text ?? '') }),
    ...(text === undefined ? {} : { description: textLook }),
    ...(action && {
      action: createElement('a', { className: 'toast-act', href: action.href }, action.label),
    }),
  };
}
