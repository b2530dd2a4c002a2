/** Id of the panel the current history entry was made for, or null. */
export function panelOfEntry(): string | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('panel' in state)) return null;
  return typeof state.panel === 'string' ? state.panel : null;
}

/** Adds a history entry for an open panel, so that Back closes it instead of leaving the page. */
export function pushPanelEntry(panel: string): void {
  history.pushState({ ...history.state, panel }, '');
}

/**
 * Turns the current entry, if it is a panel's, into an ordinary one that the next page replaces.
 * Returns whether it was a panel's.
 */
export function giveUpPanelEntry(): boolean {
  if (panelOfEntry() === null) return false;
  history.replaceState({ ...history.state, panel: null }, '');
  return true;
}
