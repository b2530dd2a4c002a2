import { frameIds, frameTexts } from '#components/frame/texts.ts';

/**
 * The categories as tabs. Their markup is `details`, which opens without scripts; this replaces them by
 * a tablist and its panels, with the same look: a summary may not have the role of a tab.
 */

const tabSelector = '.cat-name[role="tab"]';

export const categoryTabs = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`#${frameIds.allCategories} ${tabSelector}`),
];

/** The tab that contains a node. */
export const tabNamedBy = (node: EventTarget | null): HTMLElement | null =>
  node instanceof Element ? node.closest<HTMLElement>(tabSelector) : null;

export const isSelected = (tab: HTMLElement): boolean =>
  tab.getAttribute('aria-selected') === 'true';

export const selectedTab = (): HTMLElement | null => categoryTabs().find(isSelected) ?? null;

export const paneOf = (tab: HTMLElement): HTMLElement | null =>
  document.getElementById(tab.getAttribute('aria-controls') ?? '');

/** The tab whose panel contains a node. */
export function tabAround(node: EventTarget | null): HTMLElement | null {
  const pane = node instanceof Element ? node.closest('[role="tabpanel"]') : null;
  const tab = document.getElementById(pane?.getAttribute('aria-labelledby') ?? '');
  return tabNamedBy(tab);
}

/** Selects a tab and shows its panel. */
export function selectTab(wanted: HTMLElement): void {
  for (const tab of categoryTabs()) {
    const isWanted = tab === wanted;
    tab.setAttribute('aria-selected', String(isWanted));
    tab.tabIndex = isWanted ? 0 : -1;
    paneOf(tab)?.toggleAttribute('hidden', !isWanted);
  }
}

/** The tab and the panel that take the place of an entry. */
function tabOf(entry: HTMLDetailsElement, index: number): [tab: HTMLElement, pane: HTMLElement] {
  const [summary, pane] = entry.children;
  if (!summary || !(pane instanceof HTMLElement)) throw new Error('A category has no links.');
  const tab = document.createElement('button');
  const paneId = `category-pane-${index}`;
  Object.assign(tab, { type: 'button', id: `category-${index}`, className: summary.className });
  tab.setAttribute('role', 'tab');
  tab.setAttribute('aria-controls', paneId);
  tab.append(...summary.childNodes);
  pane.id = paneId;
  pane.setAttribute('role', 'tabpanel');
  pane.setAttribute('aria-labelledby', tab.id);
  return [tab, pane];
}

/** Makes tabs of the categories; the open one stays open, and the focus stays where it is. */
export function startCategoryTabs(): void {
  const menu = document.getElementById(frameIds.allCategories);
  const entries = [...(menu?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [])];
  const open = entries.findIndex((entry) => entry.open);
  const { activeElement: focused } = document;
  const isInside = focused instanceof HTMLElement && menu?.contains(focused);
  const named = entries.findIndex((entry) => entry.firstElementChild === focused);
  const made = entries.map(tabOf);
  const list = document.createElement('div');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', frameTexts.categories);
  list.setAttribute('aria-orientation', 'vertical');
  list.append(...made.map(([tab]) => tab));
  menu?.replaceChildren(list, ...made.map(([, pane]) => pane));
  const [tab] = made[Math.max(open, 0)] ?? [];
  if (tab) selectTab(tab);
  // Moved elements lose it.
  if (isInside) (made[named]?.[0] ?? focused).focus();
  document.addEventListener('click', ({ target }) => {
    const pressed = tabNamedBy(target);
    if (pressed) selectTab(pressed);
  });
}
