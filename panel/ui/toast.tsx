import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { isCancelled } from '#panel/client.ts';
import { texts } from '#panel/texts.ts';

const toasts = Toast.createToastManager();
/** How long a toast stays, in ms; one with an action is longer in reach. */
const shown = { plain: 5_000, action: 8_000 };

/** Shows what was done, with a way back if there is one. */
export function showToast(title: string, undo?: () => unknown): void {
  toasts.add({
    title,
    timeout: undo ? shown.action : shown.plain,
    ...(undo && { actionProps: { children: texts.undo, onClick: () => void undo() } }),
  });
}

/** Shows why something failed, in the words of the service. */
export function showFailure(error: unknown): void {
  if (isCancelled(error)) return;
  const title = error instanceof Error && error.name === 'CallError' ? error.message : null;
  toasts.add({ title: title ?? texts.failed.unknown, timeout: shown.action, priority: 'high' });
}

function List() {
  return Toast.useToastManager().toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Title render={<p />} />
      {toast.actionProps ? <Toast.Action /> : null}
      <Toast.Close aria-label={texts.close}>
        <X className="i i-s" aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  ));
}

/** Where toasts are shown: once, beside everything else. */
export function Toasts() {
  return (
    <Toast.Provider toastManager={toasts} limit={2}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
