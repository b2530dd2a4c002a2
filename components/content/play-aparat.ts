/** Replaces the link with Aparat's player, and starts it. */
export function playAparat(link: HTMLAnchorElement, source: string): void {
  const frame = document.createElement('iframe');
  const address = new URL(source);
  address.searchParams.set('autoplay', 'true');
  frame.src = address.href;
  frame.title = link.dataset['title'] ?? '';
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  link.replaceWith(frame);
  frame.focus();
}
