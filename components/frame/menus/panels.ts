import { onLayoutChange } from '#components/ui/desktop.ts';
import { openPanel } from '#components/ui/open-panel.ts';

/** Live regions and the like, which must stay readable while a panel is open. */
const announcers = '[role="status"], [aria-live], script, style';

let shut: Element[] = [];
let opener: HTMLElement | null = null;

/** Makes everything but the panel inert, as behind a modal dialog. */
function shutOut(panel: HTMLElement): void {
  for (let inner: Element = panel; inner !== document.body;) {
    const outer = inner.parentElement;
    if (!outer) break;
    for (const other of outer.children) {
      if (other === inner || other.matches(announcers) || other.hasAttribute('inert')) continue;
      other.setAttribute('inert', '');
      shut.push(other);
    }
    inner = outer;
  }
}

function letIn(): void {
  for (const element of shut) element.removeAttribute('inert');
  shut = [];
}

/** Makes the panel modal; `dialog` elements are modal already. */
function become(panel: HTMLElement): void {
  if (panel instanceof HTMLDialogElement) return;
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-modal', 'true');
  panel.setAttribute('aria-label', panel.querySelector('[role=heading]')?.textContent ?? '');
  shutOut(panel);
}

function beNoMore(panel: HTMLElement): void {
  for (const name of ['role', 'aria-modal', 'aria-label']) panel.removeAttribute(name);
}

const sheetOf = ({ target }: Event): HTMLElement | null =>
  target instanceof HTMLElement && target.matches('.sheet[popover]') ? target : null;

/**
 * Before it closes, its opener is made reachable again, so that the browser can return the focus
 * there.
 */
function before(event: ToggleEvent): void {
  const sheet = sheetOf(event);
  if (!sheet) return;
  if (event.newState === 'closed') letIn();
  else opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** A press beside the panel, and buttons in Safari, leave nothing focused. */
function giveBack(sheet: HTMLElement): void {
  const lost = document.activeElement === document.body || sheet.contains(document.activeElement);
  if (lost && opener?.checkVisibility()) opener.focus({ preventScroll: true });
}

/** Whether something under the finger, within the panel, can scroll. */
function scrolls(target: EventTarget | null, panel: HTMLElement): boolean {
  for (let one = target instanceof Element ? target : null; one; one = one.parentElement) {
    const { overflowY, overflowX } = getComputedStyle(one);
    const high = one.scrollHeight > one.clientHeight && /auto|scroll/.test(overflowY);
    const wide = one.scrollWidth > one.clientWidth && /auto|scroll/.test(overflowX);
    if (high || wide) return true;
    if (one === panel) return false;
  }
  return false;
}

/** iOS scrolls the page behind a panel despite its hidden overflow. */
function hold(event: TouchEvent): void {
  const panel = openPanel();
  if (panel && event.touches.length === 1 && event.cancelable && !scrolls(event.target, panel)) {
    event.preventDefault();
  }
}

/** Makes the sheet that covers the page modal, if there is one. */
function settle(): HTMLElement | null {
  letIn();
  const panel = openPanel();
  if (panel) become(panel);
  // Only while a panel is open, because a non-passive listener delays scrolling.
  if (panel) document.addEventListener('touchmove', hold, { passive: false });
  else document.removeEventListener('touchmove', hold);
  return panel;
}

function after(event: ToggleEvent): void {
  const panel = settle();
  const sheet = sheetOf(event);
  if (!sheet || event.newState === 'open') return;
  beNoMore(sheet);
  if (!panel) giveBack(sheet);
}

/** On desktop a sheet that does not cover the page closes once the focus is in neither it nor its button. */
function closeWithoutFocus({ target }: FocusEvent): void {
  if (!(target instanceof Element) || openPanel()) return;
  for (const sheet of document.querySelectorAll<HTMLElement>('.sheet:popover-open')) {
    if (!target.closest(`#${sheet.id}, [popovertarget="${sheet.id}"]`)) sheet.hidePopover();
  }
}

/**
 * Makes sheets modal while they cover the page: everything behind them is inert and does not
 * scroll. Sheets that do not cover it close when the focus leaves them.
 */
export function startPanels(): void {
  document.addEventListener('beforetoggle', before, true);
  document.addEventListener('toggle', after, true);
  document.addEventListener('focusin', closeWithoutFocus);
  onLayoutChange(() => {
    for (const sheet of document.querySelectorAll<HTMLElement>('.sheet:popover-open')) {
      sheet.hidePopover();
    }
  });
  settle();
}
