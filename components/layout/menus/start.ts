import { startArrowKeys } from '#components/layout/menus/arrow-keys.ts';
import { startHover } from '#components/layout/menus/hover.ts';
import { startMainMenuClose } from '#components/layout/menus/main-menu-close.ts';
import { startPanelHistory } from '#components/layout/menus/panel-history.ts';
import { startPanels } from '#components/layout/menus/panels.ts';

/**
 * What the menus do beyond what the browser does with their markup; once in a page's life.
 * `data-menus` on the root says that they do.
 */
export function startMenus(): void {
  startPanels();
  startPanelHistory();
  startArrowKeys();
  startHover();
  startMainMenuClose();
  document.documentElement.dataset.menus = 'alive';
}
