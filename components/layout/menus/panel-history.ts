import { closePanels, openPanel } from '#components/layout/menus/panels.ts';
import { giveUpPanelEntry, panelOfEntry, pushPanelEntry } from '#components/layout/panel-entry.ts';
import { plain } from '#components/layout/plain-click.ts';

/** Whether a step back is under way that takes away the entry of a closed panel. */
let leaving = false;

/** The open panel, but for dialogs that make an entry of their own (`components/ui/dialog.tsx`). */
function panelWithEntry(): HTMLElement | null {
  const panel = openPanel();
  return panel?.matches('.dlg') ? null : panel;
}

/** Makes the history say what is on the screen: one entry more while a panel is open. */
function settle(): void {
  if (leaving) return;
  const panel = panelWithEntry();
  if (panel && panelOfEntry() === null) pushPanelEntry(panel.id);
  if (!panel && panelOfEntry() !== null) {
    leaving = true;
    history.back();
  }
}

function reopen(id: string): void {
  const panel = document.getElementById(id);
  if (panel?.popover) panel.showPopover();
}

/** Back closes the panel, Forward opens it again. */
function travel(): void {
  if (leaving) {
    leaving = false;
    settle();
    return;
  }
  const panel = panelOfEntry();
  if (panel === null) closePanels();
  else if (openPanel() === null) reopen(panel);
}

/** What the browser loads itself from within a panel takes the place of the panel's entry. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || !plain(event) || link.target) return;
  if (!/^https?:$/.test(link.protocol) || link.hasAttribute('download')) return;
  if (!giveUpPanelEntry()) return;
  event.preventDefault();
  closePanels();
  location.replace(link.href);
}

function send(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
  if (form.method !== 'get' || !giveUpPanelEntry()) return;
  event.preventDefault();
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  location.replace(url);
}

/**
 * Back closes an open panel before it leaves the page. A panel's entry goes when the panel is closed
 * otherwise, and is replaced by the page that a link within it leads to.
 */
export function startPanelHistory(): void {
  addEventListener('popstate', travel);
  document.addEventListener('toggle', settle, true);
  // After the document's listeners: what the router follows is prevented by then.
  addEventListener('click', follow);
  addEventListener('submit', send);
  // A page that was loaded anew with its panel open has the entry, but no panel.
  settle();
}
