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

/** Hover delay in ms (specification §9). */
const delay = 250;

/** A mouse on the desktop layout: fingers tap. */
const hovers = (event: PointerEvent): boolean => event.pointerType === 'mouse' && isDesktop();

const isOpen = (menu: HTMLElement | null): boolean => menu?.matches(':popover-open') ?? false;

/** Where a mouse is: an entry, the button of the categories, in an open menu, or elsewhere. */
type Place = Element | 'menu' | 'away';

let timer: ReturnType<typeof setTimeout> | undefined;
/** What the mouse rests on, as far as the menus care. */
let rest: Place = 'away';
let before: Point = { x: 0, y: 0 };
/** Whether hovering opened what is open: a click on its button is then not meant to close it. */
let hovered = false;

function later(act: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(act, delay);
}

/** The near side of the open category's pane, seen from the entries. */
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

/** What is open closes when the mouse has left it, not when one moves that was never there. */
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
  // Who crosses other entries on the way to the open pane keeps it.
  if (!(place instanceof HTMLDetailsElement) || !isCategory(place) || place.open) return;
  const side = nearSide(place, from);
  if (side && isAiming(from, before, side)) later(() => openEntry(place));
}

/** A click decides at once; where hovering was quicker it does not undo it. */
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

/** Opens menus and entries for a mouse that stays on them, and closes them when it has left. */
export function startHover(): void {
  document.addEventListener('pointermove', move, { passive: true });
  document.addEventListener('click', press);
  document.documentElement.addEventListener('pointerleave', (event) => {
    if (hovers(event)) clearTimeout(timer);
  });
}
