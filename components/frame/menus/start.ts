import { startCompare } from '#components/compare/start.ts';
import { startFavourites } from '#components/favourites/start.ts';
import { startArrowKeys } from '#components/frame/menus/arrow-keys.ts';
import { startHover } from '#components/frame/menus/hover.ts';
import { startMainMenuClose } from '#components/frame/menus/main-menu-close.ts';
import { settlePanelHistory } from '#components/ui/panel-history.ts';
import { startPanels } from '#components/frame/menus/panels.ts';
import { startSearch } from '#components/frame/search/start.ts';

/**
 * What menus and search do beyond what the browser does with their markup, the bar of what is collected
 * for comparing, and what other tabs and a login do to the favourites; once in a page's life.
 * `data-menus` on the root says that they do.
 */
export function startMenus(): void {
  startPanels();
  settlePanelHistory();
  startArrowKeys();
  startHover();
  startMainMenuClose();
  startSearch();
  startCompare();
  startFavourites();
  document.documentElement.dataset.menus = 'alive';
}
