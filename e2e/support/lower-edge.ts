import type { Page } from 'playwright/test';

/** Classes of the wide elements that are fixed, or stick, at the lower edge of the window. */
export const barsAtEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { position, bottom } = getComputedStyle(element);
        return position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
      })
      .filter((element) => {
        const { top, bottom, width, height } = element.getBoundingClientRect();
        const isWide = width > innerWidth / 2 && height > 0 && height < innerHeight / 2;
        return isWide && top > innerHeight / 2 && bottom > innerHeight - 40;
      })
      .map((element) => element.classList.item(0) ?? ''),
  );
