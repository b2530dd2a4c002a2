/** How often scrolling is checked, in ms, and how many px count as scrolled. */
const every = 250;
const delta = 5;

/** Scroll position without the overscroll of touch screens. */
function scrolled(): number {
  const last = document.documentElement.scrollHeight - innerHeight;
  return Math.max(0, Math.min(scrollY, last));
}

/** Whether the header is in use: it has the focus, an open menu or the basket preview. */
function isUsed(header: HTMLElement): boolean {
  if (header.contains(document.activeElement)) return true;
  const popovers = 'popover' in header ? ':popover-open, ' : '';
  const open = header.querySelectorAll(`${popovers}[data-open], details[name="main"][open]`);
  // An entry may be open within a closed menu on phones.
  return [...open].some((one) => one.getClientRects().length > 0);
}

/**
 * Hides the header when the page is scrolled down past its height, and shows it again when it is
 * scrolled up or gets the focus. The state is on the root element, for CSS: `data-header` is `here`
 * or `away`, and `data-stuck` is set while no promotion is visible above the header.
 * @returns a function that stops it
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
