import type { Locator, Page } from 'playwright/test';

/** Checks of a page's readability, run in the page itself. */

/** How far the page can be scrolled sideways, in px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** In attributes, which can hold no markup, codes are runs that contain Latin letters. */
const codes = /[\u2066-\u2069]|(?=[0-9 .+\-/&']*[A-Za-z])[A-Za-z0-9][A-Za-z0-9 .+\-/&']*/g;

/**
 * Texts with Latin digits. They are allowed in codes, which are set apart by `bdi`, `code` or their own direction,
 * and in a shopper's input.
 */
export async function latinDigits(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const apart = 'bdi, code, pre, [dir=ltr], input, textarea, script, style, noscript, template';
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest(apart)) found.push(textContent ?? '');
    }
    return found;
  });
  const attributes = await page.evaluate(() =>
    ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map(
        (element) => element.getAttribute(name) ?? '',
      ),
    ),
  );
  const plain = [...attributes, await page.title()].map((text) => text.replaceAll(codes, ''));
  return [...texts, ...plain].filter((text) => /[0-9]/.test(text));
}

/**
 * Visible texts that are clipped by an ancestor. Scrollable texts, line clamps, ellipses and texts for screen readers
 * do not count.
 * @param part selector of the part of the page that is looked at
 */
export const clippedTexts = (page: Page, part = 'body'): Promise<string[]> =>
  page.locator(part).evaluate((whole) => {
    const tolerance = 2;
    const cuts = /hidden|clip/;
    const found = new Set<string>();

    const known = new Map<Element, Element | null>();
    const judge = (at: Element): Element | null => {
      const style = getComputedStyle(at);
      if (style.clipPath !== 'none' || style.clip !== 'auto') return null;
      if (style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis') return null;
      if (/auto|scroll/.test(style.overflow)) return null;
      if (cuts.test(style.overflow)) return at;
      return at.parentElement && cutterOf(at.parentElement);
    };
    /** The nearest clipping ancestor, or null if the text may overflow or is hidden. */
    const cutterOf = (at: Element): Element | null => {
      const before = known.get(at);
      if (before !== undefined) return before;
      const cutter = judge(at);
      known.set(at, cutter);
      return cutter;
    };

    const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const { parentElement } = text;
      if (!text.textContent?.trim() || !parentElement?.checkVisibility()) continue;
      const cutter = cutterOf(parentElement);
      if (cutter === null) continue;
      const frame = cutter.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const isCut =
          left < frame.left - tolerance ||
          right > frame.right + tolerance ||
          // A line's box is taller than its letters.
          top < frame.top - 6 ||
          bottom > frame.bottom + 6;
        if (isCut) found.add(`${cutter.tagName} ${cutter.className}: ${text.textContent.trim()}`);
      }
    }
    return [...found];
  });

/** Visible texts of several lines that have no room for words: fewer than three letters a line. */
export const squeezedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.textContent?.trim() ?? '';
      if (text.length < 6 || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 2 && text.length / lines.size < 3) found.push(text);
    }
    return found;
  });

/**
 * Lays out and styles the parts that `content-visibility` would delay until the reader comes near. As a style sheet that is
 * not in the document, which no policy forbids.
 */
export const showAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Sums up the layout shifts of the next pages for `layoutShift`. */
export const watchLayout = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    let sum = 0;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page sees nothing outside
    const placeOf = (node: unknown): string => {
      const element = node instanceof Text ? node.parentElement : node;
      if (!(element instanceof Element)) return 'a removed node';
      return `${element.tagName} in ${element.parentElement?.outerHTML.slice(0, 400)}`;
    };
    Object.assign(window, { layoutShifts: () => ({ sum, shifts }) });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue;
        sum += Number(entry.value);
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        for (const { node } of sources) {
          shifts.push(`${Number(entry.value).toFixed(4)} ${placeOf(node)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Scrolls from the top to the bottom and back, two thirds of the screen in every second frame. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const root = document.scrollingElement ?? document.documentElement;
    for (const step of [(innerHeight * 2) / 3, (-innerHeight * 2) / 3]) {
      for (let before = -1; before !== root.scrollTop;) {
        before = root.scrollTop;
        root.scrollBy({ top: step, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    }
  });

/** The sum of the layout shifts since the page was opened, and the shifted elements. */
export const layoutShift = (page: Page): Promise<{ sum: number; shifts: string[] }> =>
  page.evaluate(() => {
    if ('layoutShifts' in window && typeof window.layoutShifts === 'function') {
      return window.layoutShifts();
    }
    throw new Error('The layout is not watched.');
  });

/** Waits until all animations and transitions have ended, except endless ones. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  // A cancelled transition never reports its end, so states are polled.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}

/** Px from the lower edge of one element to the upper edge of another; negative where it covers the other. */
export async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return above && below ? below.y - above.y - above.height : NaN;
}
