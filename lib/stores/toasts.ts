import { createStore } from 'zustand/vanilla';

/** Whether a toast was ever shown: only then is the toaster's code loaded. */
export const toasterStore = createStore<{ readonly wanted: boolean }>(() => ({ wanted: false }));

export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

/** Shows a toast for 3000 ms (specification §9); the toaster is loaded by the first one. */
export async function showToast(
  kind: 'success' | 'error' | 'info' | 'warning',
  title: string,
  more: { readonly text?: string; readonly action?: ToastAction } = {},
): Promise<void> {
  toasterStore.setState({ wanted: true });
  const { toast } = await import('sonner');
  toast[kind](title, {
    ...(more.text === undefined ? {} : { description: more.text }),
    ...(more.action && { action: { label: more.action.label, onClick: more.action.act } }),
  });
}
