import { Toast } from '@base-ui/react/toast';
import { CircleAlert, X } from 'lucide-react';
import { CallError, isCancelled } from '#panel/client.ts';
import { texts } from '#panel/texts.ts';

const toasts = Toast.createToastManager();
/** How long a toast stays, in ms; one with an action is longer in reach. */
const shown = { plain: 5_000, action: 8_000 };

/** Ids: of a lost connection, which is over with the next toast, and of any other failure, which the next one replaces. */
const lost = 'lost';
const failed = 'failed';

/** Shows what was done, with a way back if there is one. */
export function showToast(title: string, undo?: () => unknown): void {
  toasts.close(lost);
  toasts.add({
    title,
    timeout: undo ? shown.action : shown.plain,
    ...(undo && { actionProps: { children: texts.undo, onClick: () => void undo() } }),
  });
}

/** Shows why something failed, in the words of the service. It stays until it is closed, or a newer one takes its place. */
export function showFailure(error: unknown): void {
  if (isCancelled(error)) return;
  const isLost = error instanceof CallError && error.status === null;
  toasts.close(isLost ? failed : lost);
  toasts.add({ ...failure, id: isLost ? lost : failed, title: whyOf(error) });
}

/** The same of a file, beside those of others. */
export function showFileFailure(error: unknown, file: string): void {
  if (isCancelled(error)) return;
  toasts.add({ ...failure, title: texts.failed.file(file, whyOf(error)) });
}

const failure = { type: 'bad', timeout: 0, priority: 'high' } as const;
const whyOf = (error: unknown): string =>
  error instanceof CallError ? error.message : texts.failed.unknown;

function List() {
  return Toast.useToastManager().toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      {toast.type === 'bad' ? <CircleAlert className="i" aria-hidden="true" /> : null}
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
