import { createStore } from 'zustand/vanilla';

/** Whether a toast may come: only then is the toaster's code loaded. */
export const toasterStore = createStore<{ readonly wanted: boolean }>(() => ({ wanted: false }));

export const prepareToasts = () => toasterStore.setState({ wanted: true });

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
  const { toast } = await import('sonner');
  toast[kind](title, {
    ...(more.text === undefined ? {} : { description: more.text }),
    ...(more.action && { action: { label: more.action.label, onClick: more.action.act } }),
  });
}
