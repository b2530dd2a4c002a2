import { startChat } from '#components/chat/follow.ts';
import { startChatLinks } from '#components/chat/links.ts';
import { startCompare } from '#components/compare/start.ts';
import { startFavourites } from '#components/favourites/start.ts';
import { startCategoryTabs } from '#components/frame/menus/category-tabs.ts';
import { startArrowKeys } from '#components/frame/menus/arrow-keys.ts';
import { startHover } from '#components/frame/menus/hover.ts';
import { startMainMenuClose } from '#components/frame/menus/main-menu-close.ts';
import { startMeasuring } from '#components/measuring/place.ts';
import { settlePanelHistory } from '#components/ui/panel-history.ts';
import { startPanels } from '#components/frame/menus/panels.ts';
import { startSearch } from '#components/frame/search/start.ts';
import { startVitals } from '#lib/vitals/start.ts';

/**
 * Starts the scripts of menus and search, the compare bar, the chat, what measures the shop, and the synchronisation of
 * favourites with other tabs and logins; runs once a document. Sets `data-menus` on the root when ready.
 */
export function startMenus(): void {
  startCategoryTabs();
  startPanels();
  settlePanelHistory();
  startArrowKeys();
  startHover();
  startMainMenuClose();
  startSearch();
  startCompare();
  startFavourites();
  startChatLinks();
  startChat();
  startMeasuring();
  startVitals();
  document.documentElement.dataset.menus = 'alive';
}
