import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { chatTexts as texts } from '#components/chat/texts.ts';
import { frameIds } from '#components/frame/texts.ts';
import { isDesktop, onLayoutChange } from '#components/ui/desktop.ts';
import { late } from '#components/ui/late.tsx';
import { trailStore } from '#lib/calls/trail.ts';
import { invitationOf } from '#lib/chat/events.ts';
import { startChatFollowing } from '#lib/chat/live.ts';
import { chatStore, unreadOf } from '#lib/chat/store.ts';
import { chatFragment, chatSubjects } from '#lib/contract/chat-names.ts';
import { loadPressed } from '#lib/parts.ts';
import { chatKeys } from '#lib/session/entries.ts';
import { shelfOf } from '#lib/shelf.ts';
import { formatNumber } from '#lib/text/toman.ts';

const loadBox = () => import('#components/chat/chat-box.tsx');
const Box = late(loadBox);
const Invitation = late(() => import('#components/chat/invitation.tsx'));

const kept = shelfOf(() => sessionStorage);
/** What was pressed to open the box. */
let opener: HTMLElement | null = null;
/** Whether it opened by itself, as it was open on the page before. */
let isCalm = false;

function close(): void {
  kept.removeItem(chatKeys.open);
  chatStore.setState({ isOpen: false, view: 'talk', notice: '', fault: '' });
  // A dialog beside the page gives the focus back only where it had it.
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const links = [opener, ...document.querySelectorAll<HTMLElement>('[data-chat]')];
  links.find((link) => link?.isConnected && link.checkVisibility())?.focus();
}

function ChatRoot() {
  const isOpen = useStore(chatStore, (chat) => chat.isOpen);
  const invitation = useStore(chatStore, (chat) => chat.invitation);
  if (isOpen) return <Box isCalm={isCalm} onClose={close} />;
  return (
    // There before the invitation, which is announced when it comes.
    <div aria-live="polite">
      {invitation === null ? null : (
        <Invitation
          invitation={invitation}
          onAnswer={() => void openChat(null)}
          onClose={() => chatStore.setState({ invitation: null })}
        />
      )}
    </div>
  );
}

function shown(text: string): HTMLElement {
  const part = document.createElement('span');
  part.ariaHidden = 'true';
  part.textContent = text;
  return part;
}

function spoken(text: string): HTMLElement {
  const part = document.createElement('span');
  part.className = 'sr-only';
  part.textContent = text;
  return part;
}

/** Shows at the links how much was not seen. */
function showUnread(): void {
  const unread = unreadOf(chatStore.getState());
  for (const link of document.querySelectorAll<HTMLElement>('[data-chat]')) {
    link.toggleAttribute('data-unread', unread > 0);
    const count = link.querySelector<HTMLElement>('.count');
    if (count === null) continue;
    count.hidden = unread === 0;
    count.title = unread === 0 ? '' : texts.unread(unread);
    // Read out with what is counted.
    count.replaceChildren(shown(formatNumber(unread)), spoken(`، ${count.title}`));
  }
}

/** Shows who is blocked on the page of the form what the box says, and no form. */
function showBlocked(): void {
  const { isBlocked } = chatStore.getState();
  for (const ways of document.querySelectorAll<HTMLElement>('.chat-ways')) ways.hidden = isBlocked;
  const notices = document.querySelectorAll<HTMLElement>('.chat-refused');
  for (const notice of notices) notice.hidden = !isBlocked;
}

/**
 * The box goes along to another page, which may have links of its own. Of a login or payment it would be in
 * the way, and on a phone it would cover the page.
 */
export function goAlong(): void {
  showUnread();
  showBlocked();
  // The router keeps pages that were left, unseen.
  const fullPages = [...document.querySelectorAll('.full-page')];
  const inWay = fullPages.find((page) => page.checkVisibility());
  const { isOpen } = chatStore.getState();
  const comesBack = !isOpen && isDesktop() && kept.getItem(chatKeys.open) !== null;
  if (inWay) {
    chatStore.setState({ isOpen: false });
    whenGone(inWay, goAlong);
  } else if (comesBack) void openChat(null, true);
}

/** Acts once a page is left: its address may be left before it is. */
function whenGone(page: Element, act: () => void): void {
  const size = new ResizeObserver(() => {
    if (page.checkVisibility()) return;
    size.disconnect();
    act();
  });
  size.observe(page);
}

let isMounted = false;
/** Draws the box from now on, as a React root of its own. */
function mount(place: HTMLElement): void {
  isMounted = true;
  createRoot(place).render(<ChatRoot />);
  onLayoutChange(() => void loadBox().then((box) => box.showAnew()));
  chatStore.subscribe((chat, before) => {
    if (unreadOf(chat) !== unreadOf(before)) showUnread();
    if (chat.isBlocked !== before.isBlocked) showBlocked();
  });
  // Once the other page is drawn.
  trailStore.subscribe(() => setTimeout(goAlong));
}

/** Follows the visitor's talks from now on. */
export function followChat(): void {
  const place = document.getElementById(frameIds.chat);
  if (place === null) return;
  if (!isMounted) mount(place);
  startChatFollowing();
}

/** `product:1001` of a link: what the visitor wants to talk about. */
function subjectOf(link: HTMLElement | null) {
  const [type, value] = link?.dataset['chat']?.split(':') ?? [];
  const known = chatSubjects.find((each) => each === type);
  return known === undefined || value === undefined ? null : { type: known, value };
}

/**
 * Opens the box.
 * @param link what was pressed
 * @param wasOpen on the page before: the focus stays where it is
 */
export async function openChat(link: HTMLElement | null, wasOpen = false): Promise<void> {
  const box = await loadPressed(loadBox);
  if (box === null) return;
  opener = link;
  isCalm = wasOpen;
  kept.setItem(chatKeys.open, '1');
  const subject = subjectOf(link);
  chatStore.setState({ isOpen: true, ...(subject && { subject }) });
  followChat();
}

/** Opens the box for an address with the fragment `#chat`, which it takes off. */
export function openByAddress(): void {
  if (location.hash === chatFragment)
    history.replaceState(history.state, '', location.pathname + location.search);
  void openChat(null);
}

/** Staff ask whether they can help. @param event with JSON */
export function invite(event: Event): void {
  const invitation = event instanceof CustomEvent ? invitationOf(event.detail) : null;
  if (invitation === null || chatStore.getState().log !== null) return;
  chatStore.setState({ invitation });
  followChat();
}
