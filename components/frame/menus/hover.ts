import { isAiming } from '#components/frame/menus/aim.ts';
import type { Point, Side } from '#components/frame/menus/aim.ts';
import {
  isSelected,
  paneOf,
  selectedTab,
  selectTab,
  tabAround,
  tabNamedBy,
} from '#components/frame/menus/category-tabs.ts';
import {
  categoryMenu,
  entryAround,
  entryNamedBy,
  openMainEntry,
} from '#components/frame/menus/parts.ts';
import { isDesktop } from '#components/ui/desktop.ts';

/** Hover delay in ms. */
const delay = 250;

/** Whether it is a mouse, in the desktop layout. */
const hovers = (event: PointerEvent): boolean => event.pointerType === 'mouse' && isDesktop();

const isOpen = (menu: HTMLElement | null): boolean => menu?.matches(':popover-open') ?? false;

/** Where the mouse is: on a tab or an entry, on the categories button, in an open menu, or elsewhere. */
type Place = Element | 'menu' | 'away';

let timer: ReturnType<typeof setTimeout> | undefined;
/** What the mouse currently rests on. */
let rest: Place = 'away';
let before: Point = { x: 0, y: 0 };
/** Whether hovering opened the menu: a click on its button then does not close it. */
let hovered = false;

function later(act: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(act, delay);
}

/** The near edge of the open category's pane, seen from the tabs. */
function nearSide(from: Point): Side | null {
  const tab = selectedTab();
  const pane = tab && paneOf(tab);
  if (!pane) return null;
  const { left, right, top, bottom } = pane.getBoundingClientRect();
  return { x: from.x > right ? right : left, top, bottom };
}

function openEntry(entry: HTMLDetailsElement): void {
  hovered = !entry.open;
  categoryMenu()?.hidePopover();
  entry.open = true;
}

function openCategories(): void {
  const menu = categoryMenu();
  if (menu === null || isOpen(menu)) return;
  const main = openMainEntry();
  if (main) main.open = false;
  menu.showPopover();
  hovered = true;
}

/** Of the button or a tab of the categories. */
function openPlace(place: Element): void {
  const tab = tabNamedBy(place);
  if (tab) selectTab(tab);
  else openCategories();
}

function closeAll(): void {
  categoryMenu()?.hidePopover();
  const main = openMainEntry();
  if (main) main.open = false;
}

function placeOf(target: EventTarget | null): Place {
  const named = tabNamedBy(target) ?? entryNamedBy(target);
  if (named) return named;
  if (!(target instanceof Element)) return 'away';
  const button = target.closest('.cats-open');
  if (button) return button;
  return tabAround(target) || entryAround(target) || target.closest('.cats-nav') ? 'menu' : 'away';
}

/** Closes what is open once the mouse has left it, but not if the mouse was never there. */
function settle(place: Place): void {
  rest = place;
  clearTimeout(timer);
  if (place === 'menu') return;
  if (place === 'away') later(closeAll);
  else if (place instanceof HTMLDetailsElement) later(() => openEntry(place));
  else later(() => openPlace(place));
}

function move(event: PointerEvent): void {
  if (!hovers(event)) return;
  const from = before;
  before = { x: event.clientX, y: event.clientY };
  const place = placeOf(event.target);
  if (place !== rest) {
    settle(place);
    return;
  }
  // A mouse crossing other tabs on its way to the open pane does not switch panes.
  const tab = typeof place === 'string' ? null : tabNamedBy(place);
  if (!tab || isSelected(tab)) return;
  const side = nearSide(from);
  if (side && isAiming(from, before, side)) later(() => selectTab(tab));
}

/** A click acts at once, without undoing what hovering has just opened. */
function press(event: MouseEvent): void {
  const place = placeOf(event.target);
  if (typeof place === 'string') return;
  clearTimeout(timer);
  if (tabNamedBy(place)) return;
  const open = place instanceof HTMLDetailsElement ? place.open : isOpen(categoryMenu());
  if (open && hovered) event.preventDefault();
  hovered = false;
}

/** Opens menus and entries on which a mouse rests, and closes them after it has left. */
export function startHover(): void {
  document.addEventListener('pointermove', move, { passive: true });
  document.addEventListener('click', press);
  document.documentElement.addEventListener('pointerleave', (event) => {
    if (hovers(event)) clearTimeout(timer);
  });
}
