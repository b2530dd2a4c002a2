import { closePanels, openPanel } from '#components/ui/open-panel.ts';
import { giveUpPanelEntry, panelOfEntry, pushPanelEntry } from '#components/ui/panel-entry.ts';
import { plain } from '#components/ui/plain-click.ts';

/** Whether a `history.back()` that removes the entry of a closed panel is in progress. */
let leaving = false;
let listening = false;

/** Syncs the history with the screen: one extra entry while a panel or dialog is open. */
function settle(): void {
  if (leaving) return;
  const panel = openPanel();
  if (panel && panelOfEntry() === null) pushPanelEntry(panel.id);
  if (!panel && panelOfEntry() !== null) {
    leaving = true;
    history.back();
  }
}

/** Runs it when no panel's entry is being removed, after which browsers scroll to where the panel was opened. */
export function whenPanelsLeft(act: () => void): void {
  if (leaving) addEventListener('popstate', () => requestAnimationFrame(act), { once: true });
  else act();
}

function reopen(id: string): void {
  const panel = document.getElementById(id);
  if (panel?.popover) panel.showPopover();
}

/** Back closes the panel, Forward reopens it, or goes back if that panel no longer exists. */
function travel(): void {
  if (leaving) {
    leaving = false;
    settle();
    return;
  }
  const panel = panelOfEntry();
  if (panel === null) closePanels();
  else if (openPanel() === null) {
    reopen(panel);
    settle();
  }
}

/** A page loaded by the browser from a link inside a panel replaces the panel's entry. */
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
  // As browsers do: drops the action's own query and keeps repeated names.
  const url = new URL(form.action);
  url.search = '';
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') url.searchParams.append(name, value);
  }
  location.replace(url);
}

function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener('popstate', travel);
  document.addEventListener('toggle', settle, true);
  document.addEventListener('close', settle, true);
  // After the document's listeners, so that clicks handled by the router are already prevented.
  addEventListener('click', follow);
  addEventListener('submit', send);
}

/**
 * Makes Back close an open panel or dialog before it leaves the page. The panel's history entry is
 * removed when it closes in another way, and is replaced by the page that a link inside it opens.
 *
 * The first call starts listening. Call it again for changes without an event: dialogs that open
 * (in older browsers), and dialogs that are unmounted.
 */
export function settlePanelHistory(): void {
  listen();
  // A page reloaded with an open panel has the entry, but no panel.
  settle();
}
