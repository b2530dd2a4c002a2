import type { Page } from 'playwright/test';

/** What must hold of a page for a person to read it, looked at in the page itself. */

/** How far the page can be scrolled sideways, in px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Where no markup can stand, codes are runs with Latin letters in them. */
const codes = /[\u2066-\u2069]|(?=[0-9 .+\-/&']*[A-Za-z])[A-Za-z0-9][A-Za-z0-9 .+\-/&']*/g;

/**
 * Texts with Latin digits. Codes may have them, set apart by `bdi`, `code` or a direction of their own;
 * so may what a shopper types.
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
 * Visible texts that stick out of an ancestor that cuts them off. What scrolls, what is cut after some
 * lines or by an ellipsis, and what only screen readers are told does not count.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerance = 2;
    const cuts = /hidden|clip/;
    const found = new Set<string>();

    /** The nearest ancestor that cuts, or null when the text may stick out or is not to be seen. */
    const cutterOf = (start: Element): Element | null => {
      for (let at: Element | null = start; at !== null; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.clipPath !== 'none' || style.clip !== 'auto') return null;
        if (style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis') return null;
        if (/auto|scroll/.test(style.overflow)) return null;
        if (cuts.test(style.overflow)) return at;
      }
      return null;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
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
          // The line's box is taller than its letters.
          top < frame.top - 6 ||
          bottom > frame.bottom + 6;
        if (isCut) found.add(`${cutter.tagName} ${cutter.className}: ${text.textContent.trim()}`);
      }
    }
    return [...found];
  });

/** Lays out what otherwise is laid out, and takes its colours, when the reader comes near it. */
export const showAll = (page: Page) =>
  page.addStyleTag({ content: '* { content-visibility: visible !important; }' });

/** From the next page on, its layout shifts are summed up for `layoutShift`. */
export const watchLayout = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    let sum = 0;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing outside
    const placeOf = (node: unknown): string => {
      const element = node instanceof Text ? node.parentElement : node;
      if (!(element instanceof Element)) return 'what is gone';
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

/** Scrolls from the top to the bottom and back, a third of the screen in each frame but one. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const root = document.scrollingElement ?? document.documentElement;
    for (const step of [innerHeight / 3, -innerHeight / 3]) {
      for (let before = -1; before !== root.scrollTop;) {
        before = root.scrollTop;
        root.scrollBy({ top: step, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    }
  });

/** The sum of the layout shifts since the page was opened, and what shifted. */
export const layoutShift = (page: Page): Promise<{ sum: number; shifts: string[] }> =>
  page.evaluate(() => {
    if ('layoutShifts' in window && typeof window.layoutShifts === 'function') {
      return window.layoutShifts();
    }
    throw new Error('The layout is not watched.');
  });

/** Until what moves or changes colour has done so; what never ends does not count. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  // What is taken back half-way never says that it has ended.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}
