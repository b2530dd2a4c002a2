import { closePanels, openPanel } from '#components/ui/open-panel.ts';
import { giveUpPanelEntry, panelOfEntry, pushPanelEntry } from '#components/ui/panel-entry.ts';
import { plain } from '#components/ui/plain-click.ts';

/** Whether a step back is under way that takes away the entry of a closed panel. */
let leaving = false;
let listening = false;

/** Makes the history say what is on the screen: one entry more while a panel or dialog is open. */
function settle(): void {
  if (leaving) return;
  const panel = openPanel();
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

/** Back closes the panel, Forward opens it again, or goes back where there is no such panel now. */
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
  // As the browser writes it: nothing of the action's own query, and names as often as they are given.
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
  // After the document's listeners: what the router follows is prevented by then.
  addEventListener('click', follow);
  addEventListener('submit', send);
}

/**
 * Back closes an open panel or dialog before it leaves the page. Its entry goes when it is closed
 * otherwise, and is replaced by the page that a link within it leads to.
 *
 * Begins with the first call. Further ones are for what no event tells of: dialogs that open, in older
 * browsers, and those that are taken out of the page.
 */
export function settlePanelHistory(): void {
  listen();
  // A page that was loaded anew with its panel open has the entry, but no panel.
  settle();
}
