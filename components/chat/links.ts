import { plain } from '#components/ui/plain-click.ts';
import { loadPressed } from '#lib/parts.ts';

export const loadChat = () => import('#components/chat/start.tsx');

const linkOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-chat]') : null;

async function open(link: HTMLElement): Promise<void> {
  const part = await loadPressed(loadChat);
  await part?.openChat(link);
}

/**
 * A link to the chat opens the box, whose code is loaded only now. Before the router follows it. Pressed before this
 * script is there, it leads to the page of the chat, where the box opens (`follow.ts`).
 */
function press(event: MouseEvent): void {
  const link = linkOf(event);
  if (link === null || !plain(event)) return;
  event.preventDefault();
  void open(link);
}

/** Screen readers announce a button, so the space bar presses it, too. */
function pressSpace(event: KeyboardEvent): void {
  const link = event.key === ' ' ? linkOf(event) : null;
  if (link === null) return;
  event.preventDefault();
  link.click();
}

export function startChatLinks(): void {
  document.addEventListener('click', press, true);
  document.addEventListener('keydown', pressSpace);
}
