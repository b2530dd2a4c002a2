/** The id of the panel for which the current entry of the history was made, or null. */
export function panelOfEntry(): string | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('panel' in state)) return null;
  return typeof state.panel === 'string' ? state.panel : null;
}

/** Makes an entry for an open panel, which Back then closes instead of leaving the page. */
export function pushPanelEntry(panel: string): void {
  history.pushState({ ...history.state, panel }, '');
}

/**
 * Makes the panel's entry, when the current one is one, an ordinary one that the next page takes the
 * place of. Returns whether it does.
 */
export function giveUpPanelEntry(): boolean {
  if (panelOfEntry() === null) return false;
  history.replaceState({ ...history.state, panel: null }, '');
  return true;
}
