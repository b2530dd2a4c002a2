import { useKey } from '#panel/ui/use-key.ts';

/** Ctrl+S saves while there is something to save; the browser's own dialog never opens. */
export function useSaveKey(canSave: boolean, save: () => void): void {
  useKey({ code: 'KeyS', isCtrl: true }, () => {
    if (canSave) save();
  });
}
