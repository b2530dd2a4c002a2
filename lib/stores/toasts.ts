import { createStore } from 'zustand/vanilla';

/** Whether a toast may come: only then is the toaster's code loaded. */
export const toasterStore = createStore<{ readonly wanted: boolean }>(() => ({ wanted: false }));

const load = () => import('sonner');

/** Loads what a toast needs, so that it also comes when the network has gone. */
export function prepareToasts(): void {
  toasterStore.setState({ wanted: true });
  void load();
}

export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

/** Shows a toast for 3000 ms (specification §9); the first one loads the toaster. */
export async function showToast(
  kind: 'success' | 'error' | 'info' | 'warning',
  title: string,
  more: { readonly text?: string; readonly action?: ToastAction } = {},
): Promise<void> {
  prepareToasts();
  const { toast } = await load();
  toast[kind](title, {
    ...(more.text === undefined ? {} : { description: more.text }),
    ...(more.action && { action: { label: more.action.label, onClick: more.action.act } }),
  });
}
