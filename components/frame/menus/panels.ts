import { onLayoutChange } from '#components/ui/desktop.ts';
import { openPanel } from '#components/ui/open-panel.ts';

/** What tells changes in the page that must be heard wherever the shopper is. */
const announcers = '[role="status"], [aria-live], script, style';

let shut: Element[] = [];
let opener: HTMLElement | null = null;

/** Makes everything but the panel unreachable, as behind a modal dialog. */
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

/** Dialogs are modal by themselves. */
function become(panel: HTMLElement): void {
  if (panel instanceof HTMLDialogElement) return;
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-modal', 'true');
  panel.setAttribute('aria-label', panel.querySelector('h2')?.textContent ?? '');
  shutOut(panel);
}

function beNoMore(panel: HTMLElement): void {
  for (const name of ['role', 'aria-modal', 'aria-label']) panel.removeAttribute(name);
}

const sheetOf = ({ target }: Event): HTMLElement | null =>
  target instanceof HTMLElement && target.matches('.sheet[popover]') ? target : null;

/** Before it closes, what it came from is reachable again, so that the browser can go back to it. */
function before(event: ToggleEvent): void {
  const sheet = sheetOf(event);
  if (!sheet) return;
  if (event.newState === 'closed') letIn();
  else opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** A press beside the panel, and Safari's buttons, leave the focus nowhere. */
function giveBack(sheet: HTMLElement): void {
  const lost = document.activeElement === document.body || sheet.contains(document.activeElement);
  if (lost && opener?.checkVisibility()) opener.focus({ preventScroll: true });
}

/** Whether what is under the finger, within the panel, can scroll itself. */
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

/** iOS scrolls the page behind a panel although its overflow is hidden. */
function hold(event: TouchEvent): void {
  const panel = openPanel();
  if (panel && event.touches.length === 1 && event.cancelable && !scrolls(event.target, panel)) {
    event.preventDefault();
  }
}

/** Makes the sheet modal that covers the page, if one does. */
function settle(): HTMLElement | null {
  letIn();
  const panel = openPanel();
  if (panel) become(panel);
  // Only while a panel is open: it makes the browser wait for each scrolling.
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

/** Makes sheets modal where they cover the page: nothing behind them is reached, read or scrolled. */
export function startPanels(): void {
  document.addEventListener('beforetoggle', before, true);
  document.addEventListener('toggle', after, true);
  onLayoutChange(() => {
    for (const sheet of document.querySelectorAll<HTMLElement>('.sheet:popover-open')) {
      sheet.hidePopover();
    }
  });
  settle();
}
