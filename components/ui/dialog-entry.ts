const state = (): object => (typeof history.state === 'object' ? (history.state ?? {}) : {});

/** Whether the current entry of the history was made for an open dialog. */
export function isDialogEntry(): boolean {
  const now = state();
  return 'dialog' in now && now.dialog === true;
}

/** Makes an entry for an open dialog, which Back then closes instead of leaving the page. */
export function pushDialogEntry(): void {
  history.pushState({ ...state(), dialog: true }, '');
}

/**
 * Makes the dialog's entry, when the current one is one, an ordinary one that the next page takes the
 * place of. Returns whether it does.
 */
export function giveUpDialogEntry(): boolean {
  if (!isDialogEntry()) return false;
  history.replaceState({ ...state(), dialog: false }, '');
  return true;
}
