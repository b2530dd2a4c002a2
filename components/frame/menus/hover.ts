import { isAiming } from '#components/frame/menus/aim.ts';
import type { Point, Side } from '#components/frame/menus/aim.ts';
import {
  categoryMenu,
  entryAround,
  entryNamedBy,
  isCategory,
  openMainEntry,
} from '#components/frame/menus/parts.ts';
import { isDesktop } from '#components/ui/desktop.ts';

/** Hover delay in ms. */
const delay = 250;

/** Whether it is a mouse, in the desktop layout. */
const hovers = (event: PointerEvent): boolean => event.pointerType === 'mouse' && isDesktop();

const isOpen = (menu: HTMLElement | null): boolean => menu?.matches(':popover-open') ?? false;

/** Where the mouse is: on an entry, on the categories button, in an open menu, or elsewhere. */
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

/** The near edge of the open category's pane, seen from the entries. */
function nearSide(entry: HTMLDetailsElement, from: Point): Side | null {
  const pane = entry.parentElement?.querySelector(':scope > [open] > .mega-pane');
  if (!pane) return null;
  const { left, right, top, bottom } = pane.getBoundingClientRect();
  return { x: from.x > right ? right : left, top, bottom };
}

function openEntry(entry: HTMLDetailsElement): void {
  hovered = !entry.open && !isCategory(entry);
  if (!isCategory(entry)) categoryMenu()?.hidePopover();
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

function closeAll(): void {
  categoryMenu()?.hidePopover();
  const main = openMainEntry();
  if (main) main.open = false;
}

function placeOf(target: EventTarget | null): Place {
  const entry = entryNamedBy(target);
  if (entry) return entry;
  if (!(target instanceof Element)) return 'away';
  const button = target.closest('.cats-open');
  if (button) return button;
  return entryAround(target) || target.closest('.cats-nav') ? 'menu' : 'away';
}

/** Closes what is open once the mouse has left it, but not if the mouse was never there. */
function settle(place: Place): void {
  rest = place;
  clearTimeout(timer);
  if (place === 'menu') return;
  if (place === 'away') later(closeAll);
  else if (place instanceof HTMLDetailsElement) later(() => openEntry(place));
  else later(openCategories);
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
  // A mouse crossing other entries on its way to the open pane does not switch panes.
  if (!(place instanceof HTMLDetailsElement) || !isCategory(place) || place.open) return;
  const side = nearSide(place, from);
  if (side && isAiming(from, before, side)) later(() => openEntry(place));
}

/** A click acts at once, without undoing what hovering has just opened. */
function press(event: MouseEvent): void {
  const place = placeOf(event.target);
  if (typeof place === 'string') return;
  clearTimeout(timer);
  const entry = place instanceof HTMLDetailsElement ? place : null;
  const open = entry ? entry.open : isOpen(categoryMenu());
  // One category is always open.
  if (open && (hovered || (entry && isCategory(entry)))) event.preventDefault();
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
