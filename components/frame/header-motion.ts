/** How often scrolling is looked at, in ms, and how many pixels count (specification §9). */
const every = 250;
const delta = 5;

/** How far the page is scrolled, without the stretch past its ends that touch screens show. */
function scrolled(): number {
  const last = document.documentElement.scrollHeight - innerHeight;
  return Math.max(0, Math.min(scrollY, last));
}

/** Whether somebody is busy in the header: focus, an open menu or the preview of the basket. */
function isUsed(header: HTMLElement): boolean {
  if (header.contains(document.activeElement)) return true;
  const popovers = 'popover' in header ? ':popover-open, ' : '';
  const open = header.querySelectorAll(`${popovers}[data-open], details[name="main"][open]`);
  // An entry stays open in a closed menu of phones.
  return [...open].some((one) => one.getClientRects().length > 0);
}

/**
 * Hides the header when the page is scrolled down past its height, and brings it back when it is
 * scrolled up (specification §4) or when focus enters it. Says so on the root element, where styles
 * read it: `data-header` is `here` or `away`, and `data-stuck` stands there while no promotion is
 * seen above the header.
 * @returns stops it
 */
export function followScrolling(header: HTMLElement): () => void {
  const root = document.documentElement;
  let last = scrolled();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    root.dataset['header'] = 'here';
  };
  const check = () => {
    timer = undefined;
    const now = scrolled();
    if (Math.abs(now - last) <= delta) return;
    if (now < last) show();
    else if (now > header.offsetHeight && !isUsed(header)) root.dataset['header'] = 'away';
    last = now;
  };
  const scroll = () => {
    timer ??= setTimeout(check, every);
  };
  const promotion = new IntersectionObserver(([entry]) =>
    root.toggleAttribute('data-stuck', entry?.isIntersecting === false),
  );
  const above = header.previousElementSibling;
  if (above?.matches('.promo')) promotion.observe(above);
  else root.toggleAttribute('data-stuck', true);
  addEventListener('scroll', scroll, { passive: true });
  header.addEventListener('focusin', show);
  return () => {
    clearTimeout(timer);
    promotion.disconnect();
    removeEventListener('scroll', scroll);
    header.removeEventListener('focusin', show);
  };
}
