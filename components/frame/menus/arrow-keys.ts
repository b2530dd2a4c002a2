import {
  categoryTabs,
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
  summaryOf,
} from '#components/frame/menus/parts.ts';
import { isDesktop } from '#components/ui/desktop.ts';

type Keyed = (event: KeyboardEvent) => HTMLElement | null | undefined;

const step = { ArrowDown: 1, ArrowUp: -1 } as const;
const isStep = (key: string): key is keyof typeof step => key in step;

/** The neighbour of an item, by key; wraps around at the ends. */
function neighbour<T>(all: readonly T[], one: T, key: string): T | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (!isStep(key)) return undefined;
  return all[(all.indexOf(one) + step[key] + all.length) % all.length];
}

/** Whether the key is the arrow that leads inwards: left in right-to-left text. */
const inwards = (key: string): boolean =>
  key === (document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
const outwards = (key: string): boolean =>
  key === (document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');

const canTake = (element: HTMLElement): boolean => element.checkVisibility();

/** Focus stops in a pane: links, and on phones the groups' summaries. */
function stopsIn(pane: Element | null): HTMLElement[] {
  return [...(pane?.querySelectorAll<HTMLElement>('a, summary') ?? [])].filter(canTake);
}

/** Moves between categories, selecting each, and into the selected one. */
const onCategory: Keyed = (event) => {
  const tab = tabNamedBy(event.target);
  if (!tab) return null;
  if (inwards(event.key)) {
    selectTab(tab);
    return stopsIn(paneOf(tab))[0];
  }
  const next = neighbour(categoryTabs(), tab, event.key);
  if (next) selectTab(next);
  return next;
};

/** Moves between the links of an open pane, and back to its name. */
const inPane: Keyed = ({ target, key }) => {
  const pane = target instanceof HTMLElement ? target.closest('.mega-pane') : null;
  if (!pane || !(target instanceof HTMLElement)) return null;
  if (outwards(key)) return tabAround(target) ?? summaryOf(entryAround(target));
  return neighbour(stopsIn(pane), target, key);
};

/** Down from the categories button or a mega menu's summary into what it opens. */
const onOpener: Keyed = ({ target, key }) => {
  if (!(target instanceof HTMLElement) || key !== 'ArrowDown') return null;
  const menu = categoryMenu();
  if (menu && target.closest('.cats-open')) {
    if (!menu.matches(':popover-open')) menu.showPopover();
    return selectedTab();
  }
  const entry = entryNamedBy(target);
  if (!entry) return null;
  entry.open = true;
  return stopsIn(entry.querySelector('.mega-pane'))[0];
};

/** Moves along the main menu's row. */
const inRow: Keyed = ({ target, key }) => {
  if (!(target instanceof HTMLElement) || !isDesktop()) return null;
  const list = target.closest('.main-nav .main-list');
  if (!list || target.closest('.mega-pane')) return null;
  const names = [
    ...list.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > details > summary'),
  ];
  if (inwards(key)) return names[names.indexOf(target) + 1];
  return outwards(key) ? names[names.indexOf(target) - 1] : null;
};

/** Closes an open mega menu of the main menu, which is no popover, and returns the focus. */
function escape(event: KeyboardEvent): void {
  const entry = openMainEntry();
  if (!entry || !isDesktop()) return;
  entry.open = false;
  if (entry.contains(document.activeElement)) summaryOf(entry)?.focus();
  event.preventDefault();
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Escape') {
    escape(event);
    return;
  }
  for (const goal of [onCategory, inPane, onOpener, inRow]) {
    const next = goal(event);
    if (!next) continue;
    event.preventDefault();
    next.focus();
    return;
  }
}

/** Arrow keys, Home, End and Escape in the menus; the browser handles Tab and Enter. */
export function startArrowKeys(): void {
  document.addEventListener('keydown', press);
}
